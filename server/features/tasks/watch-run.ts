import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { CapabilityEngine, Check, Operation } from '../../engines/engine.ts';
import { notifyOfTask } from '../../events/notify.ts';
import { finishStep } from './finish-step.ts';
import { callIdOf } from './lines-work.ts';
import { parkTask } from './parking.ts';
import {
  begin,
  type Capability,
  claimOf,
  failure,
  fromEngine,
  LOST,
  overdue,
  ownerOf,
  PARKED,
  type RunTaskDeps,
  type Watched,
} from './run-context.ts';
import { adoptStages, finishedStages, storeStages, type WrittenStages } from './stages.ts';
import { extendDeadline, type Progress, saveProgress, storedCandidates, type TaskRow } from './store.ts';
import { storeFresh } from './store-outputs.ts';

type Done = Check & { state: 'done' };
type Serve = CapabilityEngine<CapabilityInput[Capability]>;

/**
 * Interval for checking a local run: the longest time until a cancel in another process is seen, in
 * milliseconds.
 */
const CHECK_MS = 500;

/** Polls a local engine until the operation ends or this worker has to leave it. */
export async function watch(
  deps: RunTaskDeps,
  task: TaskRow,
  serve: Serve,
  operation: Operation,
  signal: AbortSignal,
): Promise<Watched> {
  const stored = new Set(await storedCandidates(deps.db, task.id));
  await adoptStages(deps, task.id);
  const stages = await finishedStages(deps, task);
  const writtenStages: WrittenStages = new Set();
  let written = '';
  let pausedMs = 0;
  for (;;) {
    if (signal.aborted) return LOST;
    // Not the product's clock, which could be set back meanwhile and delay the next poll by as much.
    const asked = performance.now();
    const owner = ownerOf(task);
    const context = { taskId: callIdOf(task), waitMs: CHECK_MS, stored: [...stored], stages, signal, owner };
    const check = await fromEngine(serve.check(operation, context));
    if (check.state === 'failed') return failure(check);
    if (check.state === 'away') {
      await deps.pause(check.afterMs, signal);
      continue;
    }
    const isQueued = check.state === 'pending' && check.queued === true;
    if (!isQueued && !(await begin(deps, task))) return LOST;
    if (check.state === 'pending' && (check.pausedMs ?? 0) > pausedMs) {
      const lostMs = (check.pausedMs ?? 0) - pausedMs;
      pausedMs += lostMs;
      const deadlineAt = await extendDeadline(deps.db, claimOf(task), lostMs);
      if (!deadlineAt) return LOST;
      task.deadlineAt = deadlineAt;
    }
    const reports = check.state === 'pending' ? (check.stages ?? []) : [];
    if (!(await storeStages(deps, task, reports, writtenStages))) return LOST;
    const fresh = await storeFresh(deps, task, check.outputs, stored);
    if (typeof fresh !== 'number') return fresh;
    if (check.state === 'done') return endOf(deps, task, check);
    const text = JSON.stringify([check.stage, check.progress, check.candidates]);
    const seen = await report(deps, task, text === written ? undefined : check);
    written = text;
    if (seen === undefined) return LOST;
    if (seen.cancelRequested) return { state: 'CANCELED' };
    const late = overdue(task, deps.clock.now());
    if (late) return late;
    const left = CHECK_MS - (performance.now() - asked);
    if (fresh === 0 && left > 0) await deps.pause(left, signal);
  }
}

/** Polls a hosted engine once, stores finished candidates, and parks the run again if more are to come. */
export async function visit(
  deps: RunTaskDeps,
  task: TaskRow,
  serve: Serve,
  operation: Operation,
  signal: AbortSignal,
): Promise<Watched> {
  if (signal.aborted) return LOST;
  const stored = new Set(await storedCandidates(deps.db, task.id));
  const owner = ownerOf(task);
  const context = { taskId: callIdOf(task), waitMs: 0, stored: [...stored], signal, owner };
  const check = await fromEngine(serve.check(operation, context));
  if (check.state === 'failed') return failure(check);
  const now = deps.clock.now();
  if (check.state === 'away')
    return (await parkTask(deps.db, claimOf(task), { now, afterMs: check.afterMs })) ? PARKED : LOST;
  if (!(await begin(deps, task))) return LOST;
  const fresh = await storeFresh(deps, task, check.outputs, stored);
  if (typeof fresh !== 'number') return fresh;
  if (check.state === 'done') return endOf(deps, task, check);
  const parked = await deps.db.transaction(async (tx) => {
    const kept = await parkTask(tx, claimOf(task), { now: deps.clock.now(), progress: check });
    if (kept) await notifyOfTask(tx, task);
    return kept;
  });
  return parked ? PARKED : LOST;
}

/** A step's answer is read; any other run has its candidates. */
async function endOf(deps: RunTaskDeps, task: TaskRow, check: Done): Promise<Watched> {
  return task.linesWork === null ? { state: 'SUCCEEDED', cost: check.cost } : finishStep(deps, task, check);
}

function report(deps: RunTaskDeps, task: TaskRow, progress: Progress | undefined) {
  if (progress === undefined) return saveProgress(deps.db, claimOf(task), undefined, deps.clock.now());
  return deps.db.transaction(async (tx) => {
    const seen = await saveProgress(tx, claimOf(task), progress, deps.clock.now());
    if (seen) await notifyOfTask(tx, task);
    return seen;
  });
}
