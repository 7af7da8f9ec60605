import type { Operation } from '../../engines/engine.ts';
import type { Routing, ServingEngine } from '../../engines/routing.ts';
import { ATTEMPTS } from './deadlines.ts';
import { finishTask } from './finish-task.ts';
import {
  type Capability,
  claimOf,
  codeOf,
  EngineTrouble,
  endedBefore,
  type Left,
  LOST,
  PARKED,
  type RunTaskDeps,
  type Watched,
} from './run-context.ts';
import { claimTask, countAttempt, hasEnded, type TaskRow } from './store.ts';
import { streamRun } from './stream-run.ts';
import { submitRun } from './submit-run.ts';
import { isUnconfirmed, UNCONFIRMED } from './unconfirmed.ts';
import { visit, watch } from './watch-run.ts';

const RETRY_PAUSE_MS = 1000;

/**
 * Carries one run as far as it goes now. A run of a local engine is looked after until it ends. One of an engine elsewhere
 * is handed over and parked; found again with its operation, it is asked about once, and its finished candidates are
 * stored. May be ended at any moment and called again: it goes on from the stored operation. Throws where the database is
 * away, to be called again.
 */
export async function runTask(deps: RunTaskDeps, taskId: string, signal: AbortSignal): Promise<void> {
  const task = await claimTask(deps.db, taskId);
  if (!task) return;
  deps.onStep?.('claimed');
  const early = endedBefore(task, deps.clock.now());
  if (early) await dropOperation(deps.routing, task);
  const left = early ?? (await workOn(deps, task, signal));
  if (left === LOST || left === PARKED) return;
  if (left.state === 'FAILED' && left.code === UNCONFIRMED.code) {
    const { engine, submitIntentAt } = task;
    deps.log.error({ taskId, engine, submitIntentAt }, 'a provider may have taken a run without an answer');
  }
  await deps.db.transaction((tx) => finishTask(tx, claimOf(task), left, deps.clock.now()));
  deps.onStep?.('settled');
}

/** Stops what a provider makes for a run that ends early. */
export async function dropOperation(routing: Routing, task: TaskRow): Promise<void> {
  if (task.operation === null || task.engine === null) return;
  const serving = routing.find(task.engine, task.capability as Capability);
  if (serving) await cancelAt(serving, task.operation as Operation);
}

/** A text that is being written has no operation: its connection is closed. */
async function cancelAt({ serve }: ServingEngine<Capability>, operation: Operation): Promise<void> {
  if (!('stream' in serve)) await serve.cancel?.(operation);
}

async function workOn(deps: RunTaskDeps, task: TaskRow, signal: AbortSignal): Promise<Left> {
  for (;;) {
    const serving = chooseEngine(deps.routing, task);
    if (!serving) {
      if (isUnconfirmed(task)) return UNCONFIRMED;
      return { state: 'FAILED', code: 'engine_unavailable' };
    }
    let watched: Watched;
    try {
      watched = await goOn(deps, task, serving, signal);
    } catch (error) {
      if (!(error instanceof EngineTrouble)) throw error;
      deps.log.warn({ err: error.cause, taskId: task.id }, 'engine or storage failed');
      const code = codeOf(error);
      watched = { state: 'RETRY', code, detail: String(error.cause), operationGone: false };
    }
    if (watched === PARKED) return PARKED;
    const operation = task.operation as Operation | null;
    // A worker that goes on with a lost run needs the operation; in any other case it has done what it can.
    if (watched === LOST) {
      // Cancelled while it was queued, or out of time: then nobody goes on with it.
      if (operation !== null && (await hasEnded(deps.db, task.id))) await cancelAt(serving, operation);
      return LOST;
    }
    if (operation !== null && (watched.state !== 'RETRY' || watched.operationGone)) {
      await cancelAt(serving, operation);
    }
    if (watched.state !== 'RETRY') return watched;
    const attempts = await countAttempt(deps.db, claimOf(task), {
      forgetOperation: watched.operationGone,
      detail: watched.detail,
      cost: watched.cost,
    });
    if (attempts === undefined) return LOST;
    task.errorDetail = watched.detail;
    if (watched.operationGone) Object.assign(task, { operation: null, submitIntentAt: null });
    if (attempts >= ATTEMPTS) {
      if (isUnconfirmed(task)) return UNCONFIRMED;
      return { state: 'FAILED', code: watched.code, detail: watched.detail };
    }
    await deps.pause(RETRY_PAUSE_MS * attempts, signal);
    if (signal.aborted) return LOST;
  }
}

/** Submits a run that has no operation yet, and looks after one that has; has text written that an engine streams. */
async function goOn(
  deps: RunTaskDeps,
  task: TaskRow,
  serving: ServingEngine<Capability>,
  signal: AbortSignal,
): Promise<Watched> {
  const { engine, serve } = serving;
  if ('stream' in serve) return streamRun(deps, task, { engine, serve }, signal);
  if (task.operation === null) {
    const submitted = await submitRun(deps, task, { engine, serve });
    if ('left' in submitted) return submitted.left;
    task.operation = submitted.operation;
  }
  const operation = task.operation as Operation;
  return engine.local
    ? watch(deps, task, serve, operation, signal)
    : visit(deps, task, serve, operation, signal);
}

function chooseEngine(routing: Routing, task: TaskRow): ServingEngine<Capability> | undefined {
  const capability = task.capability as Capability;
  // What was submitted, or may have been, belongs to its engine; anything else goes to the one that took the input, or
  // where it is served now.
  const isBound = task.operation !== null || task.submitIntentAt !== null;
  if (isBound && task.engine !== null) return routing.find(task.engine, capability);
  return routing.choose(capability, task.engine);
}
