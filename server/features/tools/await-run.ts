import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { type ErrorCode, isErrorCode } from '@inkreel/contract/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@inkreel/contract/limits.ts';
import type { Db } from '../../db/connect.ts';
import type { Routing } from '../../engines/routing.ts';
import type { EventHub } from '../../events/hub.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../tasks/access.ts';
import { getTask } from '../tasks/get-task.ts';

/** The answer comes before the caller's own timeout (specification, section 9: 10 minutes). */
const PATIENCE_MS = REQUEST_TIMEOUT_MS - 15_000;

export interface AwaitRunDeps {
  db: Db;
  routing: Routing;
  hub: Pick<EventHub, 'onEnd'>;
  /** How long a request waits at most, in milliseconds; tests wait less. */
  patienceMs?: number;
}

/**
 * Waits until a run has ended, for the answer shapes that carry its results. The run does not depend on it.
 * @param signal aborts when nobody waits for the answer any more
 * @throws AppError the run's own reason if it failed; still_running if it takes longer than a request may
 */
export async function awaitRun(
  deps: AwaitRunDeps,
  user: Viewer,
  taskId: string,
  signal: AbortSignal,
): Promise<TaskRecord> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(deps.patienceMs ?? PATIENCE_MS)]);
  let news = Promise.withResolvers<void>();
  // Subscribed before the first check, so that an end in between is not missed.
  const stopListening = deps.hub.onEnd(taskId, () => news.resolve());
  const giveUp = () => news.resolve();
  patience.addEventListener('abort', giveUp);
  try {
    for (;;) {
      const task = await getTask(deps, user, taskId);
      if (task.state === 'SUCCEEDED') return task;
      if (task.state === 'CANCELED') throw new AppError('task_cancelled');
      if (task.state === 'FAILED')
        throw new AppError(isErrorCode(task.error ?? '') ? (task.error as ErrorCode) : 'task_failed');
      if (patience.aborted) throw new AppError('still_running', { retryAfter: 4 });
      await news.promise;
      news = Promise.withResolvers();
    }
  } finally {
    stopListening();
    patience.removeEventListener('abort', giveUp);
  }
}
