import { runLimits } from '@inkreel/contract/run-limits.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Cost } from '../../engines/cost.ts';
import type { Failure } from '../../engines/engine.ts';
import type { Routing } from '../../engines/routing.ts';
import { notifyOfTask } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import { isDiskFull } from '../../http/disk-full.ts';
import { deadlineCode } from './deadlines.ts';
import type { Blame, Outcome } from './outcome.ts';
import type { ResultFiles, StageFiles } from './result-files.ts';
import { routedInput } from './routed-input.ts';
import type { RunTargets } from './run-targets.ts';
import type { SampleClips } from './sample-clips.ts';
import { type Claim, lockTask, startClock, type TaskRow } from './store.ts';

/** Points at which a process may end; tests end it there. */
export type Step =
  | 'claimed'
  | 'submitting'
  | 'started'
  | 'saved'
  | 'staged'
  | 'written'
  | 'prepared'
  | 'stored'
  | 'settled';

export interface RunTaskDeps {
  db: Db;
  clock: Clock;
  routing: Routing;
  resultFiles: ResultFiles<unknown>;
  stageFiles: StageFiles;
  clips: SampleClips;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  targets: RunTargets;
  /** Waits between checks and attempts; ends early when the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Told before each step that could be the process's last. */
  onStep?: (step: Step) => void;
}

export type Capability = keyof CapabilityInput;
export type FailureCode = (Outcome & { state: 'FAILED' })['code'];

export interface Retry extends Blame {
  state: 'RETRY';
  code: FailureCode;
  detail: string;
  operationGone: boolean;
  /** Cost of the failed attempt at the provider. */
  cost?: Cost | undefined;
}
/** A step has ended, and this worker continues with the run as it is now. */
export interface Stepped {
  state: 'STEPPED';
  task: TaskRow;
}
/** Outcome of one pass over a run, which may be another attempt or another step. */
export type Watched = Left | Retry | Stepped;

/** The run continues elsewhere or has ended: this worker no longer has it. */
export const LOST = 'lost';
/** The run waits for its provider, and for its next check. */
export const PARKED = 'parked';
/** Outcome of a pass that is not retried: the run's end, or that this worker no longer has the run. */
export type Left = Outcome | typeof LOST | typeof PARKED;

/** The input by which the run's engine is chosen. */
export const inputFor = (
  { mediaOf }: RunTaskDeps['clips'],
  { toolId, input }: Pick<TaskRow, 'toolId' | 'input'>,
) => routedInput(mediaOf(toolId), input as Record<string, unknown>) as unknown as CapabilityInput[Capability];
export const ownerOf = ({ organisationId, userId }: TaskRow) => ({ organisationId, userId });
export const claimOf = (task: TaskRow): Claim => ({ taskId: task.id, fence: task.fence });

/** The end of a run that was cancelled or whose time is over; checked before anything else. */
export function endedBefore(task: TaskRow, now: Date): Outcome | undefined {
  if (task.cancelRequestedAt !== null) return { state: 'CANCELED' };
  return overdue(task, now);
}

/** The end of a run whose time is over, in the queue or at work. */
export function overdue(task: Pick<TaskRow, 'deadlineAt' | 'startedAt'>, now: Date): Outcome | undefined {
  if (task.deadlineAt > now) return undefined;
  return { state: 'FAILED', code: deadlineCode(task) };
}

/** Starts the time of the run, unless it is running; false if this worker has lost the run. */
export async function begin(deps: RunTaskDeps, task: TaskRow): Promise<boolean> {
  if (task.startedAt !== null) return true;
  const { runMs } = runLimits(task.capability);
  const started = await startClock(deps.db, claimOf(task), { now: deps.clock.now(), runMs });
  if (!started) return false;
  await adoptStart(deps, task, started);
  return true;
}

/**
 * Notes that the run is about to be submitted to an engine, while its row is locked: a run that is cancelled, out of
 * time or another worker's is not submitted any more.
 * @returns undefined if the run is to be submitted; otherwise how it continues
 */
export async function noteSubmit(
  deps: RunTaskDeps,
  task: TaskRow,
  submitTo: string,
): Promise<Outcome | typeof LOST | undefined> {
  const { runMs } = runLimits(task.capability);
  const noted = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const locked = await lockTask(tx, task.id, task.fence);
    const ended = locked && endedBefore(locked, now);
    if (ended) return { ended };
    const started = locked && (await startClock(tx, claimOf(task), { now, runMs, submitTo }));
    return started && { started };
  });
  if (!noted) return LOST;
  if ('ended' in noted) return noted.ended;
  await adoptStart(deps, task, noted.started);
  return undefined;
}

async function adoptStart(deps: RunTaskDeps, task: TaskRow, started: TaskRow): Promise<void> {
  const isNew = task.startedAt === null;
  const { state, startedAt, deadlineAt, engine, submitIntentAt } = started;
  Object.assign(task, { state, startedAt, deadlineAt, engine, submitIntentAt });
  if (isNew) await notifyOfTask(deps.db, task);
}

/** An error of an engine or the file store. Errors of our own database are not wrapped: they end the job. */
export class EngineTrouble extends Error {
  /** Whether the engine threw it during its work; otherwise it is about our files. */
  readonly isOfEngine: boolean;

  constructor(cause: unknown, isOfEngine = false) {
    super('engine trouble', { cause });
    this.isOfEngine = isOfEngine;
  }
}

const orTrouble = <Value>(call: Promise<Value>, isOfEngine: boolean): Promise<Value> =>
  call.catch((error: unknown) => {
    throw new EngineTrouble(error, isOfEngine);
  });

/** Reads or writes files of a run. */
export const guarded = <Value>(call: Promise<Value>): Promise<Value> => orTrouble(call, false);
/** Calls an engine for a run's work. */
export const fromEngine = <Value>(call: Promise<Value>): Promise<Value> => orTrouble(call, true);

/** Outcome of a run whose engine reports a failure: its operation is gone. */
export function failure({ code, retryable, detail = code, cost, notTaken }: Omit<Failure, 'state'>): Watched {
  return retryable
    ? { state: 'RETRY', code, detail, operationGone: true, cost, notTaken }
    : { state: 'FAILED', code, detail, cost, notTaken };
}

const TOLD: ReadonlySet<string> = new Set([
  'storage_unavailable',
  'server_busy',
  'images_busy',
  'image_too_heavy',
  'image_unreadable',
  'result_unreadable',
  'package_missing',
]);

/** The code that the user gets: they can do nothing about a fault of an engine's file. */
export function codeOf({ cause }: EngineTrouble): FailureCode {
  if (isDiskFull(cause)) return 'storage_unavailable';
  const code = cause instanceof AppError ? cause.code : undefined;
  if (code === 'not_found') return 'image_gone';
  return code !== undefined && TOLD.has(code) ? (code as FailureCode) : 'task_engine_stopped';
}
