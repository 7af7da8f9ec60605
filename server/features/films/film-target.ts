/** What runs write into the clips of a film: their results, and why the newest failed. */
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { type ClipPart, type ClipResult, FILM_LIMITS } from '@inkreel/contract/documents/film-document.ts';
import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import { partTarget } from '../documents/parts/part-target.ts';
import type { TargetResult } from '../tasks/run-targets.ts';

export const filmTarget = partTarget(fieldsOfEnd);

/**
 * The fields that the end of a run changes. What the clip shows is a field of people (`shown`): no result changes a film
 * that somebody has put back. Results of other kinds stay among the person's creations.
 */
export function fieldsOfEnd(
  { files, task, points, at, state, error }: TargetResult,
  part: Part,
): Record<string, Json> | undefined {
  if (part.kind !== 'clip') return undefined;
  const clip = part as ClipPart;
  const usable = files.filter(({ kind }) => kind === 'image' || kind === 'video');
  const each = Math.floor(points / Math.max(1, usable.length));
  const made = usable.map(
    ({ id, kind, width, height, durationMs, audioCodec }, place): ClipResult => ({
      file: fileSource(id),
      kind: kind === 'video' ? 'video' : 'image',
      task: task.id,
      tool: task.toolId,
      points: place === 0 ? points - each * (usable.length - 1) : each,
      width: width ?? 0,
      height: height ?? 0,
      at: at.toISOString(),
      ...(kind === 'video' && { has_sound: audioCodec !== null }),
      ...(kind === 'video' && durationMs !== null && { micros: durationMs * 1000 }),
    }),
  );
  const failed = {
    state: 'failed',
    task: task.id,
    tool: task.toolId,
    points,
    ...(error !== undefined && { error }),
  };
  return {
    ...(made.length > 0 && { results: keepResults(clip, made) as unknown as Json }),
    run: state === 'FAILED' ? failed : null,
    ...(points > 0 && { spent: (clip.spent ?? 0) + points }),
  };
}

/** The newest results, and those that the clip wants to show. */
function keepResults({ results = [], shown = [] }: ClipPart, made: readonly ClipResult[]): ClipResult[] {
  const all: ClipResult[] = [...results, ...made];
  const isWanted = ({ file, task }: ClipResult) => shown.includes(file) || shown.includes(task);
  const over = Math.max(0, all.length - FILM_LIMITS.results);
  const dropped = new Set(all.filter((result) => !isWanted(result)).slice(0, over));
  return all.filter((result) => !dropped.has(result)).slice(-FILM_LIMITS.results);
}
