import type { BatchItemState } from '@inkreel/contract/api/batches.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { isOrgAdmin } from '../../http/principal.ts';
import { inSeenProject, type Person } from '../organisations/project-access.ts';
import { runBatches, runBatchFiles, runBatchItems } from './tables.ts';

export type BatchRow = typeof runBatches.$inferSelect;
export type ItemRow = typeof runBatchItems.$inferSelect;

/** Condition on batches: seen as their runs are, by their owner, those who see their project, and admins. */
function batchSeenBy(user: Person): SQL | undefined {
  const inOrganisation = eq(runBatches.organisationId, user.organisationId);
  if (isOrgAdmin(user)) return inOrganisation;
  return and(
    inOrganisation,
    or(eq(runBatches.userId, user.userId), inSeenProject(user, runBatches.projectId)),
  );
}

export async function findBatch(db: DbOrTx, user: Person, id: string): Promise<BatchRow | undefined> {
  const [row] = await db
    .select()
    .from(runBatches)
    .where(and(eq(runBatches.id, id), batchSeenBy(user)));
  return row;
}

/** Locks any batch until the transaction ends: cancel, retry and the end of a step happen one after the other. */
export async function lockBatch(tx: Tx, id: string): Promise<BatchRow | undefined> {
  const [row] = await tx.select().from(runBatches).where(eq(runBatches.id, id)).for('update');
  return row;
}

export async function findBatchByKey(db: DbOrTx, userId: string, key: string): Promise<BatchRow | undefined> {
  const own = and(eq(runBatches.userId, userId), eq(runBatches.idempotencyKey, key));
  const [row] = await db.select().from(runBatches).where(own);
  return row;
}

/** The person's own batches, newest first: ids grow with time. */
export async function findOwnBatches(
  db: DbOrTx,
  { organisationId, userId }: Person,
  { limit, before, tool_id }: { limit: number; before?: string | undefined; tool_id?: string | undefined },
): Promise<BatchRow[]> {
  const own = and(
    eq(runBatches.organisationId, organisationId),
    eq(runBatches.userId, userId),
    tool_id === undefined ? undefined : eq(runBatches.toolId, tool_id),
    before === undefined ? undefined : lt(runBatches.id, before),
  );
  return db.select().from(runBatches).where(own).orderBy(desc(runBatches.id)).limit(limit);
}

/** Batches whose next step is due, the longest waiting first. */
export async function findDueBatches(db: DbOrTx, now: Date, limit: number): Promise<BatchRow[]> {
  return db
    .select()
    .from(runBatches)
    .where(lte(runBatches.nextStepAt, now))
    .orderBy(asc(runBatches.nextStepAt))
    .limit(limit);
}

const inState = (batchId: string, ...states: BatchItemState[]) =>
  and(eq(runBatchItems.batchId, batchId), inArray(runBatchItems.state, states));

/** Items of a batch in their order, of all states or these. */
export async function findItems(
  db: DbOrTx,
  batchId: string,
  ...states: BatchItemState[]
): Promise<ItemRow[]> {
  const wanted = states.length > 0 ? inState(batchId, ...states) : eq(runBatchItems.batchId, batchId);
  return db.select().from(runBatchItems).where(wanted).orderBy(asc(runBatchItems.place));
}

export async function findNextItem(db: DbOrTx, batchId: string): Promise<ItemRow | undefined> {
  const waiting = inState(batchId, 'waiting');
  const [row] = await db
    .select()
    .from(runBatchItems)
    .where(waiting)
    .orderBy(asc(runBatchItems.place))
    .limit(1);
  return row;
}

/** Number of items that have not ended. */
export const countOpenItems = (db: DbOrTx, batchId: string): Promise<number> =>
  db.$count(runBatchItems, inState(batchId, 'waiting', 'started'));

/**
 * Changes an item that is still in this state and attempt.
 * @returns false if it is not: somebody else has changed it
 */
export async function changeItem(
  db: DbOrTx,
  { id, attempt, state }: Pick<ItemRow, 'id' | 'attempt'> & { state: BatchItemState },
  change: Partial<ItemRow> & { state?: BatchItemState },
): Promise<boolean> {
  const rows = await db
    .update(runBatchItems)
    .set(change)
    .where(and(eq(runBatchItems.id, id), eq(runBatchItems.state, state), eq(runBatchItems.attempt, attempt)))
    .returning({ id: runBatchItems.id });
  return rows.length > 0;
}

/** Drops what has not started; returns the dropped items. */
export async function dropWaiting(tx: Tx, batchId: string): Promise<ItemRow[]> {
  return tx.update(runBatchItems).set({ state: 'cancelled' }).where(inState(batchId, 'waiting')).returning();
}

/** Runs that items of an organisation's unfinished batches have started and not seen the end of. */
export async function findStartedRuns(db: DbOrTx, organisationId: string): Promise<string[]> {
  const rows = await db
    .select({ taskId: runBatchItems.taskId })
    .from(runBatchItems)
    .innerJoin(runBatches, eq(runBatches.id, runBatchItems.batchId))
    .where(
      and(
        eq(runBatches.organisationId, organisationId),
        isNull(runBatches.finishedAt),
        eq(runBatchItems.state, 'started'),
      ),
    );
  return rows.flatMap(({ taskId }) => taskId ?? []);
}

/** The newest run of an organisation's unfinished batches of this tool for which no engine was chosen. */
export async function findNewestRun(db: DbOrTx, batch: BatchRow): Promise<string | undefined> {
  const [row] = await db
    .select({ taskId: runBatchItems.taskId })
    .from(runBatchItems)
    .innerJoin(runBatches, eq(runBatches.id, runBatchItems.batchId))
    .where(
      and(
        eq(runBatches.organisationId, batch.organisationId),
        eq(runBatches.toolId, batch.toolId),
        isNotNull(runBatchItems.taskId),
        isNull(runBatches.engine),
        isNull(runBatchItems.engine),
        isNull(runBatches.finishedAt),
      ),
    )
    .orderBy(desc(runBatchItems.taskId))
    .limit(1);
  return row?.taskId ?? undefined;
}

/** Items of these batches by state, and what they cost together. */
export async function sumItems(db: DbOrTx, batchIds: readonly string[]) {
  if (batchIds.length === 0) return [];
  return db
    .select({
      batchId: runBatchItems.batchId,
      state: sql<BatchItemState>`${runBatchItems.state}`,
      items: sql<number>`count(*)::int`,
      points: sql<number>`sum(${runBatchItems.points})::float8`,
    })
    .from(runBatchItems)
    .where(inArray(runBatchItems.batchId, [...batchIds]))
    .groupBy(runBatchItems.batchId, runBatchItems.state);
}

/** From here on these files stay until they are released. */
export async function insertFiles(tx: Tx, batchId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .insert(runBatchFiles)
    .values(fileIds.map((fileId) => ({ batchId, fileId })))
    .onConflictDoNothing();
}

/** Deletes what a batch holds; returns the ids of the files. */
export async function deleteFiles(tx: Tx, batchId: string): Promise<string[]> {
  const rows = await tx.delete(runBatchFiles).where(eq(runBatchFiles.batchId, batchId)).returning();
  return rows.map(({ fileId }) => fileId);
}

/** Deletes up to `limit` batches that finished before this moment; returns how many. */
export async function deleteFinished(db: DbOrTx, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: runBatches.id })
    .from(runBatches)
    .where(lt(runBatches.finishedAt, before))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .delete(runBatches)
    .where(inArray(runBatches.id, old))
    .returning({ id: runBatches.id });
  return rows.length;
}
