import { and, asc, gt, isNull, lt, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { CLOCK_SET_BACK_MS, type Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Routing } from '../../engines/routing.ts';
import type { Enqueue } from '../../jobs/jobs.ts';
import { deadlineCode } from './deadlines.ts';
import { type FinishDeps, finishTask } from './finish-task.ts';
import { dropOldLines } from './kept-lines.ts';
import { jobOf, runsAhead } from './run-task-job.ts';
import { dropOldStages } from './stages.ts';
import { tasks } from './tables.ts';
import { isUnconfirmed, tellOfDoubt } from './unconfirmed.ts';

/** Tasks handled in one sweep, of each kind. */
const BATCH = 500;
/** How long before the sweep executes a cancel that no worker has seen, in milliseconds. */
const CANCEL_GRACE_MS = 15_000;
/** How long a parked run may be open after its deadline, in milliseconds. */
const PARKED_GRACE_MS = 15_000;
/** Newer tasks are still being submitted. */
const ENQUEUE_GRACE_MS = 15_000;

/**
 * Repairs what a crash left behind: ends runs past their deadline, executes pending cancels, enqueues runs
 * whose job was lost, and deletes expired stages. Runs on every worker, at the start and a few times a
 * minute; concurrent sweeps are harmless.
 *
 * @returns how many runs were ended and how many were enqueued again
 */
export async function sweepTasks(
  deps: FinishDeps & {
    db: Db;
    clock: Clock;
    jobs: Enqueue;
    routing: Pick<Routing, 'isLocal'>;
    log: Pick<FastifyBaseLogger, 'error'>;
  },
): Promise<{ ended: number; enqueued: number }> {
  const now = deps.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const ahead = before(-CLOCK_SET_BACK_MS);
  const overdue = await deps.db
    .select({
      id: tasks.id,
      engine: tasks.engine,
      operation: tasks.operation,
      submitIntentAt: tasks.submitIntentAt,
      startedAt: tasks.startedAt,
      cancelRequestedAt: tasks.cancelRequestedAt,
    })
    .from(tasks)
    .where(
      and(
        isNull(tasks.finishedAt),
        or(
          // Parked runs are ended by the poller, which also cancels them at the provider.
          and(isNull(tasks.nextCheckAt), lt(tasks.deadlineAt, now)),
          lt(tasks.deadlineAt, before(PARKED_GRACE_MS)),
          lt(tasks.cancelRequestedAt, before(CANCEL_GRACE_MS)),
          gt(tasks.cancelRequestedAt, ahead),
        ),
      ),
    )
    .orderBy(asc(tasks.deadlineAt))
    .limit(BATCH);
  await dropOldStages(deps.db, now);
  await dropOldLines(deps.db, now);
  let ended = 0;
  for (const task of overdue) {
    const { id, startedAt, cancelRequestedAt } = task;
    const outcome = cancelRequestedAt
      ? ({ state: 'CANCELED' } as const)
      : ({ state: 'FAILED', code: deadlineCode({ startedAt }) } as const);
    if (!(await deps.db.transaction((tx) => finishTask(tx, deps, { taskId: id }, outcome, now)))) continue;
    if (isUnconfirmed(task)) tellOfDoubt(deps.log, task);
    ended += 1;
  }
  const waiting = await deps.db
    .select({
      id: tasks.id,
      userId: tasks.userId,
      organisationId: tasks.organisationId,
      engine: tasks.engine,
      capability: tasks.capability,
    })
    .from(tasks)
    .where(
      and(
        isNull(tasks.finishedAt),
        isNull(tasks.nextCheckAt),
        or(lt(tasks.createdAt, before(ENQUEUE_GRACE_MS)), gt(tasks.createdAt, ahead)),
      ),
    )
    .orderBy(asc(tasks.id))
    .limit(BATCH);
  let enqueued = 0;
  const lines = new Map<string, Map<string, number>>();
  for (const { id, userId, organisationId, engine, capability } of waiting) {
    const line = lines.get(`${organisationId} ${engine}`) ?? new Map<string, number>();
    lines.set(`${organisationId} ${engine}`, line);
    const options = { key: id, group: organisationId, priority: -runsAhead(line, userId) };
    line.set(userId, (line.get(userId) ?? 0) + 1);
    const job = jobOf(deps.routing, { engine, capability });
    // Adds nothing if the task's job waits or runs: the key is the task's id.
    const added = await deps.db.transaction((tx) => deps.jobs.enqueue(tx, job, { taskId: id }, options));
    if (added) enqueued += 1;
  }
  return { ended, enqueued };
}
