import { and, eq, inArray, isNotNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../db/connect.ts';
import type { Person } from '../../organisations/project-access.ts';
import { resultsSeenBy } from '../access.ts';
import { results } from '../tables.ts';

/** False if the user sees no such result. @param toolId the result must be one of this tool */
export async function changeResult(
  db: DbOrTx,
  user: Person,
  id: string,
  change: { starred?: boolean; projectId?: string; deletedAt?: Date | null },
  toolId?: string,
): Promise<boolean> {
  // A result that is already in the bin keeps its date.
  const once = change.deletedAt
    ? {
        ...change,
        deletedAt: sql`coalesce(${results.deletedAt}, ${change.deletedAt.toISOString()}::timestamptz)`,
      }
    : change;
  const changed = await db
    .update(results)
    .set(once)
    .where(and(resultsSeenBy(user), eq(results.id, id), toolId ? eq(results.toolId, toolId) : undefined))
    .returning({ id: results.id });
  return changed.length === 1;
}

/** Deletes up to `limit` results that went to the bin before `before`; returns the ids of their files. */
export async function deleteBinned(tx: Tx, before: Date, limit: number): Promise<string[]> {
  return deleteWhere(tx, lt(results.deletedAt, before), limit);
}

/** Deletes up to `limit` results that were not to be saved and are older than `before`; returns the ids of their files. */
export async function deleteNotSaved(tx: Tx, before: Date, limit: number): Promise<string[]> {
  return deleteWhere(tx, and(results.noSave, lt(results.createdAt, before)), limit);
}

/** Deletes up to `limit` results in the bin that the user sees; returns the ids of their files. */
export async function deleteSeenBinned(tx: Tx, user: Person, limit: number): Promise<string[]> {
  return deleteWhere(tx, and(resultsSeenBy(user), isNotNull(results.deletedAt)), limit);
}

/** Deletes up to `limit` results of a service whose runs are not among `kept`; returns the ids of their files. */
export async function deleteUnkept(
  tx: Tx,
  { toolId, before, kept }: { toolId: string; before: Date; kept: SQLWrapper },
  limit: number,
): Promise<string[]> {
  const ended = sql`${results.taskId} in (select id from tasks where tool_id = ${toolId} and finished_at < ${before.toISOString()}::timestamptz)`;
  return deleteWhere(tx, and(ended, sql`${results.taskId} not in (${kept})`), limit);
}

async function deleteWhere(tx: Tx, which: SQL | undefined, limit: number): Promise<string[]> {
  const due = await tx
    .select({ id: results.id })
    .from(results)
    .where(which)
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const deleted = await tx
    .delete(results)
    .where(
      inArray(
        results.id,
        due.map(({ id }) => id),
      ),
    )
    .returning({ fileId: results.fileId });
  return deleted.map(({ fileId }) => fileId);
}
