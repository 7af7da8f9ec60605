import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Medium } from '@inkreel/contract/fields/kind.ts';
import { mediaProblems } from '@inkreel/contract/media-limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { Person } from '../organisations/project-access.ts';
import { type FindInputDeps, findInput } from './find-input.ts';

/**
 * Checks the audio or video of a run: whether it exists and the person may use it, and whether the facts of the stored
 * file are within the field's limits.
 * @returns the field's properties: its path, and the seconds it lasts; both undefined if the run names none
 * @throws AppError media_gone, media_unreadable, media_without_picture, media_format, media_duration, media_resolution,
 * media_proportions, media_frame_rate, media_size, media_without_sound,
 * media_sound_unreadable
 */
export async function checkMedium(
  deps: FindInputDeps,
  person: Person,
  { kind, name, secondsName, limits, soundOf, needsSound }: Medium,
  input: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const given = input[name];
  if (given === undefined) return { [secondsName]: undefined };
  const refuse = (code: ErrorCode, cause?: unknown) =>
    new AppError(code, { cause, data: { fields: [{ field: name, problem: code }] } });
  const file = await findInput(deps, person, String(given)).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found' ? refuse('media_gone', error) : error;
  });
  if (kind === 'video' && file.contentType.startsWith('audio/')) throw refuse('media_without_picture');
  const isSoundOf = kind === 'audio' && soundOf !== undefined && file.contentType.startsWith('video/');
  if (isSoundOf && file.audioCodec === null) throw refuse('media_without_sound');
  const lacksLines = !(Array.isArray(input['lines']) && input['lines'].length > 0);
  const isHeard = isSoundOf || needsSound === 'always' || (needsSound === 'without_lines' && lacksLines);
  if (isHeard && file.audioCodec === 'unknown') throw refuse('media_sound_unreadable');
  if (!isSoundOf && !file.contentType.startsWith(`${kind}/`))
    throw refuse('media_gone', new Error(`${file.key} is not ${kind}`));
  if (file.durationMs === null)
    throw refuse('media_unreadable', new Error(`the facts of ${file.key} are unknown`));
  const seconds = file.durationMs / 1000;
  // The sound that is taken out (`tasks/engine-input.ts`) lasts as long, and as WAV weighs less than a minute may.
  const [problem] = mediaProblems(isSoundOf ? soundOf : limits, {
    type: file.contentType,
    bytes: file.size,
    seconds,
    // Facts that could not be read from a video cannot be checked.
    ...(kind === 'video' && {
      width: file.width ?? 0,
      height: file.height ?? 0,
      frameRate: file.frameRate ?? 0,
    }),
  });
  if (problem) throw refuse(problem);
  return { [name]: FILE_PATH_PREFIX + file.key, [secondsName]: seconds };
}
