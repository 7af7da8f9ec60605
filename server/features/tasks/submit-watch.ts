import type { StartContext } from '../../engines/engine.ts';
import { claimOf, noteSubmit, overdue, type RunTaskDeps } from './run-context.ts';
import { saveProgress, type TaskRow } from './store.ts';

/** How often a run that is being prepared or submitted is read: the longest time until a cancel ends its waits. */
const LOOK_MS = 500;

interface SubmitWatch extends Required<Pick<StartContext, 'signal' | 'waitToSubmit'>> {
  signal: AbortSignal;
  /** Ends the watch; resolves when nothing is read any more. */
  stop(): Promise<void>;
}

/**
 * Watches a run while it is prepared and submitted to a hosted engine, so that no wait there outlasts a cancel, the
 * run's deadline or this worker's claim.
 * @param signal aborts when this worker has to leave the run
 */
export function watchSubmit(
  deps: RunTaskDeps,
  task: TaskRow,
  engineId: string,
  signal: AbortSignal,
): SubmitWatch {
  const ended = new AbortController();
  const stopped = new AbortController();
  const waiting = AbortSignal.any([signal, ended.signal]);
  const resting = AbortSignal.any([waiting, stopped.signal]);
  const look = async () => {
    for (;;) {
      await deps.pause(LOOK_MS, resting);
      if (resting.aborted) return;
      const seen = await saveProgress(deps.db, claimOf(task), undefined, deps.clock.now());
      if (!seen || seen.cancelRequested || overdue(task, deps.clock.now())) ended.abort();
    }
  };
  // Without a database the last look before the submit fails, too.
  const looking = look().catch(() => ended.abort());
  return {
    signal: waiting,
    waitToSubmit: async (ms) => {
      if (ms > 0) await deps.pause(ms, waiting);
      if (waiting.aborted) return false;
      const left = await noteSubmit(deps, task, engineId);
      if (left) ended.abort();
      return left === undefined;
    },
    stop: async () => {
      stopped.abort();
      await looking;
    },
  };
}
