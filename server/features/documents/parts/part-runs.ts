/** What parts of documents keep of the runs that make something for them. */
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { Fingerprint } from '@inkreel/contract/documents/parts/staleness.ts';
import type { MadeFile, PartRun } from '@inkreel/contract/documents/story-document.ts';
import { AppError } from '../../../http/app-error.ts';
import type { TargetProgress, TargetResult } from '../../tasks/run-targets.ts';

/** The files of a kind that the run made, as parts keep them; its points are shared among them. */
export function madeFiles({ files, target, task, points, at }: TargetResult, kind: string): MadeFile[] {
  const made = isFingerprint(target.made) ? target.made : {};
  const each = Math.floor(points / Math.max(1, files.length));
  return files
    .filter((file) => file.kind === kind)
    .map((file, place) => ({
      file: fileSource(file.id),
      made,
      points: place === 0 ? points - each * (files.length - 1) : each,
      at: at.toISOString(),
      task: task.id,
    }));
}

const isFingerprint = (value: unknown): value is Fingerprint =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((hash) => typeof hash === 'string');

/** What is noted of runs once this one has ended; undefined if nothing changes, since another one is going on. */
export function runAfter(
  run: PartRun | undefined,
  { task, state, error }: TargetResult,
): PartRun | null | undefined {
  const isOwn = run?.task === task.id;
  if (!isOwn && (state === 'CANCELED' || (run && run.state !== 'failed'))) return undefined;
  if (state !== 'FAILED') return null;
  return {
    state: 'failed',
    task: task.id,
    ...(run?.batch !== undefined && { batch: run.batch }),
    ...(error !== undefined && { error }),
  };
}

/**
 * What is noted of an order as it goes on; undefined if nothing changes.
 * @throws AppError conflict for an order of what is being made already
 */
export function runOnProgress(
  run: PartRun | undefined,
  { state, batchId, taskId, error }: TargetProgress,
): PartRun | null | undefined {
  if (state === 'waiting') {
    if (run && run.state !== 'failed') throw new AppError('conflict');
    return { state, batch: batchId };
  }
  if (run?.batch !== batchId) return undefined;
  if (state === 'dropped') return run.state === 'waiting' ? null : undefined;
  return {
    state,
    batch: batchId,
    ...(taskId !== undefined && { task: taskId }),
    ...(error !== undefined && { error }),
  };
}
