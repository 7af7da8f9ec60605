import type { RunFailure } from '@inkreel/contract/errors.ts';
import { runLimits } from '@inkreel/contract/run-limits.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../db/connect.ts';
import { notifyOfText } from '../../events/notify.ts';
import { holdsOfRuns } from '../billing/receipts.ts';
import type { NewText } from './carried-text.ts';
import { type FinishDeps, finishTask } from './finish-task.ts';
import type { Outcome } from './outcome.ts';
import { extendDraft, insertDraft } from './run-outputs.ts';
import { claimed, lockTask, startClock, type TaskRow, UNCLAIMED } from './store.ts';
import { tasks } from './tables.ts';

/**
 * Texts that are streamed to the request that started them. The run has no job: its process renews a lease
 * while it reads. If the process ends, the lease runs out, the run is found like a parked one, and since it
 * has an intent and cannot be submitted again, it fails as unconfirmed, with its points returned.
 */

/** How long a process may be silent about a text before the run is taken from it, in milliseconds. */
const LEASE_MS = 30_000;
/** How often the lease is renewed and new text is stored, in milliseconds. */
export const KEEP_MS = 2_000;

const INDEX = 0;
const lease = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** Stores the intent and this process's lease, in the transaction that writes the run. */
export async function startLiveText(
  tx: Tx,
  { taskId, capability, engineId }: { taskId: string; capability: string; engineId: string },
  now: Date,
): Promise<void> {
  const { runMs } = runLimits(capability);
  await startClock(tx, { taskId, fence: UNCLAIMED }, { now, runMs, submitTo: engineId });
  await tx
    .update(tasks)
    .set({ nextCheckAt: lease(now) })
    .where(eq(tasks.id, taskId));
  await insertDraft(tx, taskId, INDEX);
}

/**
 * Stores new text and renews the lease; false if the run was cancelled or is no longer this process's.
 * @param take what is new, called with the run's row locked
 */
export async function keepLiveText(
  db: Db,
  taskId: string,
  take: () => NewText | undefined,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockTask(tx, taskId, UNCLAIMED);
    if (!locked || locked.cancelRequestedAt !== null) return false;
    const news = take();
    if (news) await writeNews(tx, locked, { ...news, draft: 1 });
    await tx
      .update(tasks)
      .set({ nextCheckAt: lease(now) })
      .where(claimedHere(taskId));
    return true;
  });
}

/** Stores the new part of a text, and publishes it to readers who did not make the request. */
export async function writeNews(
  tx: Tx,
  task: TaskRow,
  { draft, start, more, amount }: NewText & { draft: number },
  finishedAt?: Date,
): Promise<void> {
  const end = finishedAt ? { finishedAt } : {};
  await extendDraft(tx, { taskId: task.id, index: INDEX }, { more, amount, ...end });
  await notifyOfText(tx, task, { index: INDEX, draft, start, text: more });
}

/** Ends the run and settles its points. False if it has ended before, or is no longer this process's. */
export async function endLiveText(
  deps: FinishDeps & { db: DbOrTx },
  taskId: string,
  news: NewText,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const locked = await lockTask(tx, taskId, UNCLAIMED);
    if (!locked) return false;
    await writeNews(tx, locked, { ...news, draft: 1 }, outcome.state === 'SUCCEEDED' ? now : undefined);
    return finishTask(tx, deps, { taskId, fence: UNCLAIMED }, outcome, now);
  });
}

/** Engine of a run, and the points that are held for it. */
export async function readLiveRun(db: DbOrTx, taskId: string): Promise<{ engineId: string; held: number }> {
  const { holds, taskId: ofHold, hold } = holdsOfRuns(db);
  const [run] = await db
    .select({ engine: tasks.engine, held: hold.held })
    .from(tasks)
    .innerJoin(holds, eq(ofHold, tasks.id))
    .where(eq(tasks.id, taskId));
  if (!run) throw new Error('a run has a hold');
  return { engineId: run.engine ?? '', held: run.held };
}

/** How a run ended, in points and with its code; undefined while it has not. */
export async function readLiveEnd(db: DbOrTx, taskId: string) {
  const { holds, taskId: ofHold, hold } = holdsOfRuns(db);
  const [row] = await db
    .select({ state: tasks.state, code: tasks.errorCode, hold })
    .from(tasks)
    .innerJoin(holds, eq(ofHold, tasks.id))
    .where(and(eq(tasks.id, taskId), isNotNull(tasks.finishedAt)));
  if (!row) return undefined;
  const { settled, returned } = row.hold;
  const state = row.state as Outcome['state'];
  return { state, code: state === 'FAILED' ? (row.code as RunFailure) : undefined, settled, returned };
}

const claimedHere = (taskId: string) => claimed({ taskId, fence: UNCLAIMED });
