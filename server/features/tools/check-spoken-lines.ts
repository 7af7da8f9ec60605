import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { SubtitleLine } from '@inkreel/contract/tools/capabilities.ts';
import { AppError } from '../../http/app-error.ts';
import type { Person } from '../organisations/project-access.ts';
import { type FindInputDeps, findInput } from './find-input.ts';

/**
 * Looks up the sounds of lines that were spoken before: whether each is there, is a sound, and is the person's to use.
 * @returns the lines with their sounds named by path, and the paths of all of them; empty if no line has one
 * @throws AppError media_gone
 */
export async function checkSpokenLines(
  deps: FindInputDeps,
  person: Person,
  input: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const lines = (input['lines'] ?? []) as readonly SubtitleLine[];
  const given = [...new Set(lines.flatMap(({ speech_url: address }) => address ?? []))];
  if (given.length === 0) return {};
  const paths = new Map<string, string>();
  for (const address of given) paths.set(address, await findSound(deps, person, address));
  return {
    lines: lines.map(({ speech_url: address, ...line }) =>
      address === undefined ? line : { ...line, speech_url: paths.get(address) },
    ),
    speech_urls: [...new Set(paths.values())],
  };
}

async function findSound(deps: FindInputDeps, person: Person, address: string): Promise<string> {
  const gone = (cause: unknown) =>
    new AppError('media_gone', { cause, data: { fields: [{ field: 'lines', problem: 'media_gone' }] } });
  const file = await findInput(deps, person, address).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found' ? gone(error) : error;
  });
  if (!file.contentType.startsWith('audio/')) throw gone(new Error(`${file.key} is not a sound`));
  return FILE_PATH_PREFIX + file.key;
}
