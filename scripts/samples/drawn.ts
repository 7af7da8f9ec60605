import { readFile } from 'node:fs/promises';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { encodePng } from '../../server/engines/builtin/picture/codec.ts';
import type { Made, Work, WorkContext } from '../../server/engines/builtin/work.ts';
import { GENERATORS } from '../../server/engines/builtin/works/index.ts';

type Drawing = 'text_to_image' | 'character_picture' | 'draw_from_lines';

/**
 * Runs the built-in engine on an input, in this thread.
 * @param files bytes of the files that the input names
 */
export async function make<C extends Drawing>(
  capability: C,
  input: Omit<CapabilityInput[C], 'count'>,
  files: WorkContext['files'] = {},
): Promise<{ png: Uint8Array; report: Made['report'] }> {
  const load = GENERATORS[capability];
  if (!load) throw new Error(`nothing is here that serves ${capability}`);
  const { default: work } = (await load()) as { default: Work<unknown> };
  const context = { files, index: 0, seed: input.seed, report: () => undefined };
  const made = await work({ ...input, count: 1 }, context);
  return { png: await fileOf(made), report: made.report };
}

/** The bytes of the file that an engine made. @throws Error if it made data */
export async function fileOf(made: Made): Promise<Uint8Array> {
  if ('picture' in made) return encodePng(made.picture);
  if ('bytes' in made) return made.bytes;
  if ('path' in made) return readFile(made.path);
  throw new Error('the work made data, and no file');
}

/** A picture drawn from a prompt, as PNG. */
export const drawn = async (
  request: Omit<CapabilityInput['text_to_image'], 'count' | 'quality'>,
): Promise<Uint8Array> => (await make('text_to_image', { ...request, quality: 'standard' })).png;
