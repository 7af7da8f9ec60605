import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';

/** A share this small says little about the rest. */
const TELLING_SHARE = 0.08;

/** Whole seconds until a run ends, if it continues as it began; undefined while that cannot be estimated. */
export function secondsLeft(
  { started_at: started, progress }: Pick<TaskRecord, 'started_at' | 'progress'>,
  now = Date.now(),
): number | undefined {
  if (started === null || progress < TELLING_SHARE) return undefined;
  const spent = Math.max(0, now - Date.parse(started)) / 1000;
  return Math.max(1, Math.round((spent * (1 - progress)) / progress));
}

/**
 * When a run ends if it continues as it began, as an ISO instant; undefined while that cannot be estimated.
 */
export function readyAt(
  run: Pick<TaskRecord, 'started_at' | 'progress'>,
  now = Date.now(),
): string | undefined {
  const left = secondsLeft(run, now);
  return left === undefined ? undefined : new Date(now + left * 1000).toISOString();
}
