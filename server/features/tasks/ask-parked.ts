import type { Operation } from '../../engines/engine.ts';
import { notifyOfTask } from '../../events/notify.ts';
import type { Enqueue } from '../../jobs/jobs.ts';
import { finishTask } from './finish-task.ts';
import { atStep, callIdOf } from './lines-work.ts';
import { claimDue, parkTask, unparkTask } from './parking.ts';
import { type Capability, claimOf, endedBefore, ownerOf, type RunTaskDeps } from './run-context.ts';
import { dropOperation } from './run-task.ts';
import { jobOf } from './run-task-job.ts';
import { progressColumns, saveProgress, storedCandidates, type TaskRow } from './store.ts';
import { isUnconfirmed, tellOfDoubt } from './unconfirmed.ts';

/**
 * Polls that this process has open at a time, in total and at one engine, so that an engine that hangs does not stop
 * the others.
 */
const AT_ONCE = 32;
const AT_ONCE_PER_ENGINE = 24;
/** Runs that a provider has finished go before runs that have not begun. */
const PRIORITY = 1;

export interface ParkedRuns {
  /** Takes the parked runs that are due and polls their providers; resolves when the polls are on their way. */
  turn(): Promise<void>;
  /** Resolves when no poll is open. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

type ParkedDeps = Pick<RunTaskDeps, 'db' | 'clock' | 'routing' | 'log' | 'targets'> & { jobs: Enqueue };

/**
 * Polls the providers about parked runs, a few times a second. A run that is cancelled or out of time ends here; one
 * with a finished candidate or a failure gets a job; of any other only the progress is written. Concurrent processes
 * share the work.
 */
export function createParkedRuns(deps: ParkedDeps): ParkedRuns {
  const open = new Map<string, { engine: string; asked: Promise<void> }>();
  const shutdown = new AbortController();
  const free = () => {
    const perEngine = Map.groupBy(open.values(), ({ engine }) => engine);
    const counts = [...perEngine].map(([engine, questions]) => ({ engine, count: questions.length }));
    const full = counts.filter(({ count }) => count >= AT_ONCE_PER_ENGINE);
    const most = Math.max(0, ...counts.filter((each) => !full.includes(each)).map(({ count }) => count));
    const limit = Math.min(AT_ONCE - open.size, AT_ONCE_PER_ENGINE - most);
    return { limit, busy: { taskIds: [...open.keys()], engines: full.map(({ engine }) => engine) } };
  };
  const begin = (task: TaskRow) => {
    const asked = ask(deps, task, shutdown.signal)
      .catch((error: unknown) => deps.log.warn({ err: error, taskId: task.id }, 'asking about a parked run'))
      .finally(() => open.delete(task.id));
    open.set(task.id, { engine: task.engine ?? '', asked });
  };
  const idle = async () => {
    await Promise.all([...open.values()].map(({ asked }) => asked));
  };
  return {
    turn: async () => {
      const { limit, busy } = free();
      if (limit <= 0 || shutdown.signal.aborted) return;
      for (const task of await claimDue(deps.db, deps.clock.now(), limit, busy)) begin(atStep(task));
    },
    idle,
    stop: async () => {
      shutdown.abort();
      await idle();
    },
  };
}

async function ask(deps: ParkedDeps, task: TaskRow, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const early = endedBefore(task, now);
  if (early) {
    await dropOperation(deps, task);
    if (isUnconfirmed(task)) tellOfDoubt(deps.log, task);
    await deps.db.transaction((tx) => finishTask(tx, deps, claimOf(task), early, now));
    return;
  }
  // The run waits for a resting engine, or for a worker of its next step.
  if (task.operation === null) return handOver(deps, task);
  const serving = task.engine && deps.routing.find(task.engine, task.capability as Capability);
  if (!serving || 'stream' in serving.serve) return handOver(deps, task);
  const context = { taskId: callIdOf(task), waitMs: 0, stored: [], signal, owner: ownerOf(task) };
  const check = await serving.serve.check(task.operation as Operation, context).catch((error: unknown) => {
    // The job polls again, and counts the failure.
    deps.log.warn({ err: error, taskId: task.id }, 'an engine could not be asked');
  });
  if (signal.aborted) return;
  if (check?.state === 'away') {
    await parkTask(deps.db, claimOf(task), { now: deps.clock.now(), afterMs: check.afterMs });
    return;
  }
  if (check?.state !== 'pending') return handOver(deps, task);
  if (check.outputs.length > 0) {
    const stored = await storedCandidates(deps.db, task.id);
    if (check.outputs.some(({ index }) => !stored.includes(index))) return handOver(deps, task);
  }
  const { stage, progress, candidates } = task;
  const isNew = JSON.stringify(progressColumns(check)) !== JSON.stringify({ stage, progress, candidates });
  if (!isNew) return;
  await deps.db.transaction(async (tx) => {
    if (await saveProgress(tx, claimOf(task), check, deps.clock.now())) await notifyOfTask(tx, task);
  });
}

/** Gives a run to a worker. While its last job is still ending it stays parked, and is due again later. */
async function handOver(deps: ParkedDeps, task: TaskRow): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await unparkTask(tx, claimOf(task)))) return;
    const options = { key: task.id, group: task.organisationId, priority: PRIORITY };
    const added = await deps.jobs.enqueue(tx, jobOf(deps.routing, task), { taskId: task.id }, options);
    if (!added) await parkTask(tx, claimOf(task), { now: deps.clock.now() });
  });
}
