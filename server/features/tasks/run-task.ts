import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { CapabilityEngine, Check, EngineFile, Operation } from '../../engines/engine.ts';
import type { Routing, ServingEngine } from '../../engines/routing.ts';
import { notifyOfTask } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import { isDiskFull } from '../../http/disk-full.ts';
import { ATTEMPTS, deadlineCode } from './deadlines.ts';
import { finishTask, type Outcome } from './finish-task.ts';
import type { ResultFiles } from './result-files.ts';
import {
  type Claim,
  claimTask,
  countAttempt,
  hasEnded,
  insertResult,
  lockTask,
  type Progress,
  saveOperation,
  saveProgress,
  startClock,
  storedCandidates,
  type TaskRow,
} from './store.ts';

/** The places at which a process can end; tests do end it there. */
export type Step = 'claimed' | 'started' | 'saved' | 'prepared' | 'stored' | 'settled';

export interface RunTaskDeps {
  db: Db;
  clock: Clock;
  routing: Routing;
  resultFiles: ResultFiles<unknown>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Waits between checks and attempts; ends early when the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Told before each step that could be the process's last. */
  onStep?: (step: Step) => void;
}

/** How often a run is looked after: the longest time until a cancel in another process is seen, in milliseconds. */
const CHECK_MS = 500;
const RETRY_PAUSE_MS = 1000;

/** The run goes on elsewhere or has ended: this worker has no say in it any more. */
const LOST = 'lost';
type Ended = Outcome | typeof LOST;
type Watched = Ended | { state: 'RETRY'; code: FailureCode; detail: string; operationGone: boolean };
type FailureCode = (Outcome & { state: 'FAILED' })['code'];

/**
 * Looks after one run until it ends: starts the engine, stores its operation, asks how far it is, stores each finished
 * candidate at once, and settles or returns the points. May be ended at any moment and called again: it goes on from
 * the stored operation. Throws where the database is away, to be called again.
 */
export async function runTask(deps: RunTaskDeps, taskId: string, signal: AbortSignal): Promise<void> {
  const task = await claimTask(deps.db, taskId);
  if (!task) return;
  deps.onStep?.('claimed');
  const ended = endedBefore(task, deps.clock.now()) ?? (await workOn(deps, task, signal));
  if (ended === LOST) return;
  await deps.db.transaction((tx) => finishTask(tx, claimOf(task), ended, deps.clock.now()));
  deps.onStep?.('settled');
}

const ownerOf = ({ organisationId, userId }: TaskRow) => ({ organisationId, userId });
const claimOf = (task: TaskRow): Claim => ({ taskId: task.id, fence: task.fence });

function endedBefore(task: TaskRow, now: Date): Outcome | undefined {
  if (task.cancelRequestedAt !== null) return { state: 'CANCELED' };
  return overdue(task, now);
}

/** How a run ends whose time is over: while it was queued, or while it was worked on. */
function overdue(task: Pick<TaskRow, 'deadlineAt' | 'startedAt'>, now: Date): Outcome | undefined {
  if (task.deadlineAt > now) return undefined;
  return { state: 'FAILED', code: deadlineCode(task) };
}

async function workOn(deps: RunTaskDeps, task: TaskRow, signal: AbortSignal): Promise<Ended> {
  let operation = task.operation as Operation | null;
  for (;;) {
    const engine = chooseEngine(deps.routing, task, operation);
    if (!engine) return { state: 'FAILED', code: 'engine_unavailable' };
    let watched: Watched;
    try {
      // Only work on this machine waits for a thread; elsewhere it begins by being handed over.
      if (!engine.engine.builtin && !(await begin(deps, task))) return LOST;
      if (operation === null) {
        operation = await startEngine(deps, task, engine);
        if (operation === null) return LOST;
      }
      watched = await watch(deps, task, engine.serve, operation, signal);
    } catch (error) {
      if (!(error instanceof EngineTrouble)) throw error;
      deps.log.warn({ err: error.cause, taskId: task.id }, 'engine or storage failed');
      const code = codeOf(error);
      watched = { state: 'RETRY', code, detail: String(error.cause), operationGone: false };
    }
    // A worker that goes on with a lost run needs the operation; in any other case it has done what it can.
    if (watched === LOST) {
      // Cancelled while it was queued, or out of time: then nobody goes on with it.
      if (operation !== null && (await hasEnded(deps.db, task.id))) await engine.serve.cancel?.(operation);
      return LOST;
    }
    if (operation !== null && (watched.state !== 'RETRY' || watched.operationGone)) {
      await engine.serve.cancel?.(operation);
    }
    if (watched.state !== 'RETRY') return watched;
    const attempts = await countAttempt(deps.db, claimOf(task), {
      forgetOperation: watched.operationGone,
      detail: watched.detail,
    });
    if (attempts === undefined) return LOST;
    if (attempts >= ATTEMPTS) return { state: 'FAILED', code: watched.code, detail: watched.detail };
    if (watched.operationGone) operation = null;
    await deps.pause(RETRY_PAUSE_MS * attempts, signal);
    if (signal.aborted) return LOST;
  }
}

/** What an engine or the file store threw, apart from our own database, whose errors end the job. */
class EngineTrouble extends Error {
  constructor(cause: unknown) {
    super('engine trouble', { cause });
  }
}

const TOLD: ReadonlySet<string> = new Set([
  'storage_unavailable',
  'server_busy',
  'images_busy',
  'image_too_heavy',
  'image_unreadable',
]);

/** What the person is told: what is wrong with an engine's file is nothing that they could mend. */
function codeOf({ cause }: EngineTrouble): FailureCode {
  if (isDiskFull(cause)) return 'storage_unavailable';
  const code = cause instanceof AppError ? cause.code : undefined;
  if (code === 'not_found') return 'image_gone';
  return code !== undefined && TOLD.has(code) ? (code as FailureCode) : 'task_engine_stopped';
}

const guarded = <Value>(call: Promise<Value>): Promise<Value> =>
  call.catch((error: unknown) => {
    throw new EngineTrouble(error);
  });

function chooseEngine(
  routing: Routing,
  task: TaskRow,
  operation: Operation | null,
): ServingEngine<Capability> | undefined {
  const capability = task.capability as Capability;
  // A begun operation belongs to its engine; anything else goes to the one that took the input, or where it is served now.
  if (operation !== null && task.engine !== null) return routing.find(task.engine, capability);
  return routing.choose(capability, task.engine);
}
type Capability = keyof CapabilityInput;

async function startEngine(
  deps: RunTaskDeps,
  task: TaskRow,
  { engine, serve }: ServingEngine<Capability>,
): Promise<Operation | null> {
  const input = task.input as CapabilityInput[Capability];
  const operation = await guarded(serve.start(input, { taskId: task.id, owner: ownerOf(task) }));
  deps.onStep?.('started');
  task.engine = engine.id;
  const saved = await saveOperation(deps.db, claimOf(task), engine.id, operation);
  deps.onStep?.('saved');
  if (saved) return operation;
  await serve.cancel?.(operation);
  return null;
}

/** Asks until the operation ends or this worker has to let go of it. */
async function watch(
  deps: RunTaskDeps,
  task: TaskRow,
  serve: CapabilityEngine<CapabilityInput[Capability]>,
  operation: Operation,
  signal: AbortSignal,
): Promise<Watched> {
  const stored = new Set(await storedCandidates(deps.db, task.id));
  let written = '';
  for (;;) {
    if (signal.aborted) return LOST;
    // Not the product's clock: set back while we asked, it would put the next question off by as much.
    const asked = performance.now();
    const context = { taskId: task.id, waitMs: CHECK_MS, stored: [...stored], signal, owner: ownerOf(task) };
    const check = await guarded(serve.check(operation, context));
    if (check.state === 'failed') return failure(check);
    const isQueued = check.state === 'pending' && check.queued === true;
    if (!isQueued && !(await begin(deps, task))) return LOST;
    const fresh = check.files.filter(({ index }) => !stored.has(index));
    let trouble: EngineTrouble | undefined;
    for (const file of fresh) {
      try {
        if (!(await storeCandidate(deps, task, file))) return LOST;
        stored.add(file.index);
      } catch (error) {
        // One that cannot be fetched or kept takes nothing from the others.
        if (!(error instanceof EngineTrouble)) throw error;
        trouble = error;
      }
    }
    if (trouble) throw trouble;
    if (check.state === 'done') return { state: 'SUCCEEDED' };
    const text = JSON.stringify([check.stage, check.progress, check.candidates]);
    const seen = await report(deps, task, text === written ? undefined : check);
    written = text;
    if (seen === undefined) return LOST;
    if (seen.cancelRequested) return { state: 'CANCELED' };
    const late = overdue(task, deps.clock.now());
    if (late) return late;
    const left = CHECK_MS - (performance.now() - asked);
    if (fresh.length === 0 && left > 0) await deps.pause(left, signal);
  }
}

/** Lets the time of the run count where it does not yet; false where this worker has lost it. */
async function begin(deps: RunTaskDeps, task: TaskRow): Promise<boolean> {
  if (task.startedAt !== null) return true;
  const started = await startClock(deps.db, claimOf(task), deps.clock.now());
  if (!started) return false;
  Object.assign(task, { state: started.state, startedAt: started.startedAt, deadlineAt: started.deadlineAt });
  await notifyOfTask(deps.db, task);
  return true;
}

function failure(check: Check & { state: 'failed' }): Watched {
  const detail = check.detail ?? check.code;
  return check.retryable
    ? { state: 'RETRY', code: check.code, detail, operationGone: true }
    : { state: 'FAILED', code: check.code, detail };
}

function report(deps: RunTaskDeps, task: TaskRow, progress: Progress | undefined) {
  if (progress === undefined) return saveProgress(deps.db, claimOf(task), undefined);
  return deps.db.transaction(async (tx) => {
    const seen = await saveProgress(tx, claimOf(task), progress);
    if (seen) await notifyOfTask(tx, task);
    return seen;
  });
}

/** Stores one candidate with its file; false where the run has ended or another worker has it. */
async function storeCandidate(deps: RunTaskDeps, task: TaskRow, file: EngineFile): Promise<boolean> {
  const prepared = await guarded(deps.resultFiles.prepare(task, file));
  deps.onStep?.('prepared');
  const alive = await deps.db.transaction(async (tx) => {
    const locked = await lockTask(tx, task.id, task.fence);
    if (!locked) return false;
    if ((await storedCandidates(tx, task.id)).includes(file.index)) return true;
    const { id } = await deps.resultFiles.insert(tx, prepared);
    await insertResult(tx, locked, file, id);
    await notifyOfTask(tx, locked);
    return true;
  });
  deps.onStep?.('stored');
  return alive;
}
