import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Operation } from '../../engines/engine.ts';
import type { ServingEngine } from '../../engines/routing.ts';
import { wholeText } from '../../engines/whole-text.ts';
import { askForRoute } from '../engines/route-health.ts';
import { ATTEMPTS } from './deadlines.ts';
import { finishTask } from './finish-task.ts';
import { atStep } from './lines-work.ts';
import { parkTask } from './parking.ts';
import {
  type Capability,
  claimOf,
  codeOf,
  EngineTrouble,
  endedBefore,
  inputFor,
  type Left,
  LOST,
  PARKED,
  type RunTaskDeps,
  type Watched,
} from './run-context.ts';
import { claimTask, countAttempt, forgetSubmit, hasEnded, type TaskRow } from './store.ts';
import { streamRun } from './stream-run.ts';
import { startContext, submitRun } from './submit-run.ts';
import { isUnconfirmed, leftDetail, tellOfDoubt, tellOfLeft, UNCONFIRMED } from './unconfirmed.ts';
import { visit, watch } from './watch-run.ts';

const RETRY_PAUSE_MS = 1000;

/**
 * Advances one run as far as possible now. A run of a local engine is watched until it ends. One of a remote
 * engine is submitted and parked; found again with its operation, it is polled once, and its finished
 * candidates are stored. May be interrupted at any moment and called again: it continues from the stored
 * operation. Throws if the database is away, to be called again.
 */
export async function runTask(deps: RunTaskDeps, taskId: string, signal: AbortSignal): Promise<void> {
  const claimedRow = await claimTask(deps.db, taskId);
  if (!claimedRow) return;
  const task = atStep(claimedRow);
  deps.onStep?.('claimed');
  const early = endedBefore(task, deps.clock.now());
  if (early) await dropOperation(deps, task);
  const left = early ?? (await workOn(deps, task, signal));
  if (left === LOST || left === PARKED) return;
  const isDoubtful = early ? isUnconfirmed(task) : left.state === 'FAILED' && left.code === UNCONFIRMED.code;
  if (isDoubtful) tellOfDoubt(deps.log, task);
  await deps.db.transaction((tx) => finishTask(tx, deps, claimOf(task), left, deps.clock.now()));
  deps.onStep?.('settled');
}

type DropDeps = Pick<RunTaskDeps, 'routing' | 'log'>;

/** Cancels the operation of a run that ends early at its provider, also if the answer to the submit was lost. */
export async function dropOperation({ routing, log }: DropDeps, task: TaskRow): Promise<void> {
  if (!isBound(task) || task.engine === null) return;
  const serving = routing.find(task.engine, task.capability as Capability);
  const operation = (task.operation as Operation | null) ?? (serving && (await findLost(serving, task)));
  if (serving && operation) await cancelAt(serving, operation);
  else if (operation) tellOfLeft(log, task);
}

/**
 * The operation that a provider has for a run whose submit was unconfirmed; undefined also if the provider cannot
 * tell, since the run ends anyway.
 */
async function findLost({ serve }: ServingEngine<Capability>, task: TaskRow): Promise<Operation | undefined> {
  if ('stream' in serve || !isUnconfirmed(task)) return undefined;
  return serve.find?.(startContext(task)).catch(() => undefined);
}

/** A text that is being written has no operation: its connection is closed. */
async function cancelAt({ serve }: ServingEngine<Capability>, operation: Operation): Promise<void> {
  if (!('stream' in serve)) await serve.cancel?.(operation);
}

async function workOn(deps: RunTaskDeps, task: TaskRow, signal: AbortSignal): Promise<Left> {
  let passedOver = nobody();
  for (;;) {
    const serving = chooseEngine(deps, task, passedOver.engines);
    if ('refused' in serving) {
      if (isUnconfirmed(task)) return UNCONFIRMED;
      if (passedOver.waitMs !== undefined) return park(deps, task, passedOver.waitMs);
      if (task.operation === null) return { state: 'FAILED', code: serving.refused };
      tellOfLeft(deps.log, task);
      return { state: 'FAILED', code: serving.refused, detail: leftDetail(task) };
    }
    if (!(await mayHaveIt(deps, task, serving, passedOver))) continue;
    let watched: Watched;
    try {
      watched = await goOn(deps, task, serving, signal);
    } catch (error) {
      if (!(error instanceof EngineTrouble)) throw error;
      deps.log.warn({ err: error.cause, taskId: task.id }, 'engine or storage failed');
      const code = codeOf(error);
      const detail = String(error.cause);
      watched = { state: 'RETRY', code, detail, operationGone: false, isOurs: !error.isOfEngine };
    }
    if (watched === PARKED) return PARKED;
    const operation = task.operation as Operation | null;
    // A worker that continues a lost run needs the operation; otherwise it has done what it can.
    if (watched === LOST) {
      // Cancelled while queued, or out of time: it does not continue.
      if (operation !== null && (await hasEnded(deps.db, task.id))) await cancelAt(serving, operation);
      return LOST;
    }
    if (operation !== null && (watched.state !== 'RETRY' || watched.operationGone)) {
      await cancelAt(serving, operation);
    }
    const now = deps.clock.now();
    if ('notTaken' in watched && watched.notTaken && hasOther(deps, task, serving, passedOver)) {
      const { code, detail = code, notTaken } = watched;
      if (!(await forgetSubmit(deps.db, claimOf(task), { code, detail, notTaken, now }))) return LOST;
      deps.log.warn({ taskId: task.id, engine: serving.engine.id, detail }, 'the next engine is asked');
      Object.assign(task, { operation: null, submitIntentAt: null, errorDetail: detail });
      passedOver.engines.add(serving.engine.id);
      continue;
    }
    if (watched.state === 'STEPPED') {
      Object.assign(task, watched.task);
      passedOver = nobody();
      continue;
    }
    if (watched.state !== 'RETRY') return watched;
    const counted = await countAttempt(deps.db, claimOf(task), {
      ...watched,
      forgetOperation: watched.operationGone,
      now,
    });
    if (counted === undefined) return LOST;
    if (counted.cancelRequested) return { state: 'CANCELED', cost: watched.cost };
    const { attempts } = counted;
    task.errorDetail = watched.detail;
    if (watched.operationGone) Object.assign(task, { operation: null, submitIntentAt: null });
    passedOver = nobody();
    if (attempts >= ATTEMPTS) {
      if (isUnconfirmed(task)) return UNCONFIRMED;
      const { code, detail, isOurs } = watched;
      return { state: 'FAILED', code, detail, isOurs };
    }
    await deps.pause(RETRY_PAUSE_MS * attempts, signal);
    if (signal.aborted) return LOST;
  }
}

/** Submits a run without an operation and advances one with an operation; an engine that streams writes its text. */
async function goOn(
  deps: RunTaskDeps,
  task: TaskRow,
  serving: ServingEngine<Capability>,
  signal: AbortSignal,
): Promise<Watched> {
  const { engine } = serving;
  const isStep = task.linesWork !== null;
  if ('stream' in serving.serve && !isStep)
    return streamRun(deps, task, { engine, serve: serving.serve }, signal);
  const serve = 'stream' in serving.serve ? wholeText(serving.serve) : serving.serve;
  if (task.operation === null) {
    const submitted = await submitRun(deps, task, { engine, serve }, signal);
    if ('left' in submitted) return submitted.left;
    task.operation = submitted.operation;
  }
  const operation = task.operation as Operation;
  return engine.local && !('stream' in serving.serve)
    ? watch(deps, task, serve, operation, signal)
    : visit(deps, task, serve, operation, signal);
}

/** Engines that an attempt excludes, and the milliseconds until the first resting one may be tried. */
interface PassedOver {
  engines: Set<string>;
  waitMs?: number;
}
const nobody = (): PassedOver => ({ engines: new Set() });

/** Whether a run was submitted, or may have been: then it is bound to its engine. */
const isBound = (task: TaskRow) =>
  task.engine !== null && (task.operation !== null || task.submitIntentAt !== null);

/**
 * A submitted run stays with its engine; any other goes to the engine that took its input, or to one that serves it
 * now.
 */
function chooseEngine(
  { routing, clips }: Pick<RunTaskDeps, 'routing' | 'clips'>,
  task: TaskRow,
  without: ReadonlySet<string>,
): ServingEngine<Capability> | { refused: ErrorCode } {
  const capability = task.capability as Capability;
  if (isBound(task) && task.engine !== null)
    return routing.find(task.engine, capability) ?? { refused: 'engine_unavailable' };
  const input = inputFor(clips, task);
  const only = task.wantedEngine ?? undefined;
  return routing.chooseFor(capability, input, {
    preferred: task.engine,
    only,
    without,
    patienceMs: Infinity,
  });
}

/** Whether an open engine would take a run that another engine did not accept. */
function hasOther(
  { routing, clips }: Pick<RunTaskDeps, 'routing' | 'clips'>,
  task: TaskRow,
  { engine }: ServingEngine<Capability>,
  { engines }: PassedOver,
): boolean {
  if (task.wantedEngine !== null) return false;
  const input = inputFor(clips, task);
  const without = new Set([...engines, engine.id]);
  return !('refused' in routing.chooseFor(task.capability as Capability, input, { without }));
}

/** Whether the run may be submitted to the engine now; otherwise the engine is skipped this time. */
async function mayHaveIt(
  deps: RunTaskDeps,
  task: TaskRow,
  { engine }: ServingEngine<Capability>,
  passedOver: PassedOver,
): Promise<boolean> {
  if (engine.local || isBound(task)) return true;
  const route = { capability: task.capability, engine: engine.id };
  const waitMs = await askForRoute(deps, route, task.id);
  if (waitMs === undefined) return true;
  passedOver.engines.add(engine.id);
  passedOver.waitMs = Math.min(waitMs, passedOver.waitMs ?? waitMs);
  return false;
}

/** Parks a run, without a worker, until a resting engine may be tried. Its time in the queue continues. */
async function park(deps: RunTaskDeps, task: TaskRow, afterMs: number): Promise<typeof PARKED | typeof LOST> {
  const parked = await parkTask(deps.db, claimOf(task), { now: deps.clock.now(), afterMs });
  return parked ? PARKED : LOST;
}
