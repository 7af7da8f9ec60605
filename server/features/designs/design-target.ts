/** What runs write into the layers of a design: their results, and how they ended. */
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { DESIGN_LIMITS } from '@inkreel/contract/documents/design-document.ts';
import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import { partTarget } from '../documents/parts/part-target.ts';
import type { TargetResult } from '../tasks/run-targets.ts';

export const designTarget = partTarget(fieldsOfEnd);

/**
 * The fields that the end of a run changes. The first candidate is the newest result, since that is shown. Other parts
 * than images have no results: those stay among the person's creations.
 */
export function fieldsOfEnd(result: TargetResult, part: Part): Record<string, Json> | undefined {
  if (part.kind !== 'image') return undefined;
  const { files, task, points, at, state, error } = result;
  const images = files.filter(({ kind }) => kind === 'image');
  const each = Math.floor(points / Math.max(1, images.length));
  const made = images.map(({ id, width, height }, place) => ({
    file: fileSource(id),
    task: task.id,
    tool: task.toolId,
    points: place === 0 ? points - each * (images.length - 1) : each,
    width: width ?? 0,
    height: height ?? 0,
    at: at.toISOString(),
  }));
  const spent = typeof part['spent'] === 'number' ? part['spent'] : 0;
  const before = Array.isArray(part['results']) ? (part['results'] as { file: string }[]) : [];
  const failed = { state: 'failed', task: task.id, tool: task.toolId, ...(error !== undefined && { error }) };
  return {
    ...(made.length > 0 && { results: keepResults([...before, ...made.reverse()], part['picked']) as Json }),
    run: state === 'FAILED' ? failed : null,
    ...(points > 0 && { spent: spent + points }),
  };
}

/** The newest of the results, and the one that is picked. */
function keepResults<Result extends { file: string }>(
  results: readonly Result[],
  picked: Json | undefined,
): Result[] {
  const over = results.length - DESIGN_LIMITS.results;
  if (over <= 0) return [...results];
  const dropped = new Set(results.filter(({ file }) => file !== picked).slice(0, over));
  return results.filter((result) => !dropped.has(result));
}
