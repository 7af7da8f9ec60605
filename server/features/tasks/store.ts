import type { RunStep, TaskResult } from '@inkreel/contract/api/tasks.ts';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Db, DbOrTx, Tx } from '../../db/connect.ts';
import type { Cost } from '../../engines/cost.ts';
import type { EngineFile, Operation } from '../../engines/engine.ts';
import { noteAttempt } from './note-attempt.ts';
import type { Blame } from './outcome.ts';
import { recordDerivations } from './record-derivations.ts';
import { insertRunCost } from './run-costs.ts';
import { results, runOutputs, tasks } from './tables.ts';

export type TaskRow = typeof tasks.$inferSelect;

/** A worker's claim of a task: after a later claim by another worker its writes are refused. */
export interface Claim {
  taskId: string;
  fence: number;
}

/** The fence of a run that no worker has claimed. */
export const UNCLAIMED = 0;

/**
 * Whether a run is a text that its request's process streams: it has a lease, and no worker has claimed it.
 * Nothing but its own row stops it, so a cancel ends it at once, for what its row says that it has used.
 */
export function isLiveText({ state, fence, nextCheckAt }: TaskRow): boolean {
  return state === 'RUNNING' && fence === UNCLAIMED && nextCheckAt !== null;
}

const unfinished = (taskId: string) => and(eq(tasks.id, taskId), isNull(tasks.finishedAt));
export const claimed = ({ taskId, fence }: Claim) => and(unfinished(taskId), eq(tasks.fence, fence));

/**
 * Takes an unfinished task for this worker: later writes of the worker that had it are refused. Whether its work has
 * begun stays as it is; a parked one belongs to this worker from here on.
 */
export async function claimTask(db: Db, taskId: string): Promise<TaskRow | undefined> {
  const [row] = await db
    .update(tasks)
    .set({ fence: sql`${tasks.fence} + 1`, nextCheckAt: null })
    .where(unfinished(taskId))
    .returning();
  return row;
}

/**
 * Marks the start of a run's work: from here on its time counts, once, retries included. A run whose wait was
 * too long keeps its past deadline.
 *
 * @param about.runMs how long the run may take from now on
 * @param about.submitTo id of the engine to which the run is about to be submitted: the intent is written with it
 * @returns the row after it; undefined if another worker has it or it has ended
 */
export async function startClock(
  db: DbOrTx,
  claim: Claim,
  { now, runMs, submitTo }: { now: Date; runMs: number; submitTo?: string | undefined },
): Promise<TaskRow | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const limit = sql`${runMs}::float8 * interval '1 millisecond'`;
  const [row] = await db
    .update(tasks)
    .set({
      state: 'RUNNING',
      startedAt: sql`coalesce(${tasks.startedAt}, ${at})`,
      deadlineAt: sql`case when ${tasks.startedAt} is null and ${tasks.deadlineAt} > ${at} then ${at} + ${limit}
                           else ${tasks.deadlineAt} end`,
      ...(submitTo === undefined ? {} : { engine: submitTo, submitIntentAt: now }),
    })
    .where(claimed(claim))
    .returning();
  return row;
}

/**
 * Gives a run back the time for which it was paused for others.
 * @returns its deadline after it; undefined if another worker has it or it has ended
 */
export async function extendDeadline(db: Db, claim: Claim, ms: number): Promise<Date | undefined> {
  const longer = sql`${tasks.deadlineAt} + ${ms}::float8 * interval '1 millisecond'`;
  const [row] = await db
    .update(tasks)
    .set({ deadlineAt: longer })
    .where(claimed(claim))
    .returning({ deadlineAt: tasks.deadlineAt });
  return row?.deadlineAt;
}

/** Whether a run has ended, for whatever reason. */
export async function hasEnded(db: DbOrTx, taskId: string): Promise<boolean> {
  return (await db.$count(tasks, unfinished(taskId))) === 0;
}

/** Locks the task's row, so that results and its end happen one after the other. */
export async function lockTask(
  tx: Tx,
  taskId: string,
  fence: number | undefined,
): Promise<TaskRow | undefined> {
  const [row] = await tx
    .select()
    .from(tasks)
    .where(fence === undefined ? unfinished(taskId) : claimed({ taskId, fence }))
    .for('update');
  return row;
}

/**
 * Stores what the engine needs to continue with; undefined if another worker has the task.
 * @param parkAt parks the run in the same statement; undefined if this worker keeps it
 */
export async function saveOperation(
  db: Db,
  claim: Claim,
  { engine, operation, parkAt }: { engine: string; operation: Operation; parkAt: SQL | undefined },
): Promise<{ cancelRequested: boolean } | undefined> {
  const [saved] = await db
    .update(tasks)
    .set({ engine, operation, ...(parkAt ? { nextCheckAt: parkAt } : {}) })
    .where(claimed(claim))
    .returning({ cancelRequestedAt: tasks.cancelRequestedAt });
  return saved && { cancelRequested: saved.cancelRequestedAt !== null };
}

/** What is known of an attempt that failed. */
interface FailedAttempt extends Blame {
  code: ErrorCode;
  detail: string;
  cost?: Cost | undefined;
  now: Date;
}

/**
 * Counts a failed attempt, and clears its operation if the work has to restart.
 * @returns the attempts so far; undefined if another worker has the run or it has ended
 */
export async function countAttempt(
  db: Db,
  claim: Claim,
  options: FailedAttempt & { forgetOperation: boolean },
): Promise<{ attempts: number; cancelRequested: boolean } | undefined> {
  return db.transaction(async (tx) => {
    const task = await lockTask(tx, claim.taskId, claim.fence);
    if (!task) return undefined;
    await noteAttempt(tx, task, { ...options, state: 'FAILED' }, options.now);
    const [row] = await tx
      .update(tasks)
      .set({
        attempts: sql`${tasks.attempts} + 1`,
        errorDetail: options.detail.slice(0, 2000),
        ...(options.forgetOperation ? { operation: null, submitIntentAt: null } : {}),
      })
      .where(claimed(claim))
      .returning({ attempts: tasks.attempts, engine: tasks.engine });
    if (!row) return undefined;
    const { attempts, engine } = row;
    if (options.cost)
      await insertRunCost(tx, { taskId: claim.taskId, attempt: attempts - 1, engine }, options.cost);
    return { attempts, cancelRequested: task.cancelRequestedAt !== null };
  });
}

/**
 * Clears a submit that its provider certainly did not accept, so that another engine may be tried. It does
 * not count as an attempt.
 * @returns false if another worker has the run or it has ended
 */
export async function forgetSubmit(db: Db, claim: Claim, failed: FailedAttempt): Promise<boolean> {
  return db.transaction(async (tx) => {
    const task = await lockTask(tx, claim.taskId, claim.fence);
    if (!task) return false;
    await noteAttempt(tx, task, { ...failed, state: 'FAILED' }, failed.now);
    await tx
      .update(tasks)
      .set({ operation: null, submitIntentAt: null, errorDetail: failed.detail.slice(0, 2000) })
      .where(claimed(claim));
    return true;
  });
}

export interface Progress {
  stage: string;
  /** 0 to 1. */
  progress: number;
  candidates: readonly number[];
}

/** A run's progress as its row has it. */
export const progressColumns = ({ stage, progress, candidates }: Progress) => ({
  stage,
  progress: Math.round(progress * 1000),
  candidates,
});

/** Steps that a row keeps: a run that is retried goes through a few stages many times. */
const MOST_STEPS = 40;

/** The run's steps after it has reached this stage, as SQL over its row. */
const stepsWith = ({ stage, progress }: Progress, now: Date): SQL<RunStep[]> => {
  const step = JSON.stringify([{ stage, at: now.toISOString(), progress }]);
  const before = sql`coalesce(${tasks.steps}, '[]'::jsonb)`;
  return sql<RunStep[]>`case
    when ${tasks.stage} is not distinct from ${stage} or jsonb_array_length(${before}) >= ${MOST_STEPS}::int then ${tasks.steps}
    else ${before} || ${step}::jsonb end`;
};

/** Changes of a run's row for its progress, with a step if another stage has begun. */
export const progressChange = (progress: Progress, now: Date) => ({
  ...progressColumns(progress),
  steps: stepsWith(progress, now),
});

/**
 * Writes the run's progress; returns whether it should stop, or undefined if another worker has it or it has
 * ended.
 */
export async function saveProgress(
  db: DbOrTx,
  claim: Claim,
  progress: Progress | undefined,
  now: Date,
): Promise<{ cancelRequested: boolean } | undefined> {
  const wanted = { cancelRequestedAt: tasks.cancelRequestedAt };
  const [row] =
    progress === undefined
      ? await db.select(wanted).from(tasks).where(claimed(claim))
      : await db.update(tasks).set(progressChange(progress, now)).where(claimed(claim)).returning(wanted);
  return row && { cancelRequested: row.cancelRequestedAt !== null };
}

/** Which candidates of the task are stored, as files, text or data. */
export async function storedCandidates(db: DbOrTx, taskId: string): Promise<number[]> {
  const isWritten = and(eq(runOutputs.taskId, taskId), isNotNull(runOutputs.finishedAt));
  const rows = await db
    .select({ index: results.index })
    .from(results)
    .where(eq(results.taskId, taskId))
    .unionAll(db.select({ index: runOutputs.index }).from(runOutputs).where(isWritten));
  return rows.map(({ index }) => index);
}

/** An engine's report in the form of the API. */
function storedReport({
  understood,
  notDrawn,
  notes,
}: NonNullable<EngineFile['report']>): TaskResult['report'] {
  return { understood, not_drawn: notDrawn, ...(notes ? { notes } : {}) };
}

/** Writes the row of a finished candidate, whose file the transaction has inserted, and what it was made from. */
export async function insertResult(tx: Tx, task: TaskRow, file: EngineFile, fileId: string): Promise<void> {
  // A sound is found by its spoken text.
  const { prompt, text } = task.input as { prompt?: unknown; text?: unknown };
  const words = prompt ?? text;
  const id = v7();
  await tx.insert(results).values({
    id,
    taskId: task.id,
    index: file.index,
    organisationId: task.organisationId,
    userId: task.userId,
    projectId: task.projectId,
    fileId,
    toolId: task.toolId,
    seed: file.seed ?? null,
    prompt: typeof words === 'string' ? words : null,
    report: file.report ? storedReport(file.report) : null,
    noSave: task.noSave,
  });
  await recordDerivations(tx, id, task.input);
}
