import { and, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { LinesWork } from './lines-work.ts';
import { tasks } from './tables.ts';

/** How long the lines of a failed run are kept for a repeat, in milliseconds: as long as its stages. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const since = (now: Date) => new Date(now.getTime() - KEPT_MS);

/** Where a failed run was: at a step, or at its work with all of its lines in its input. */
type KeptLines = { work: LinesWork } | { input: Record<string, unknown> };

/** What the person's last failed run of the same request found, so that a repeat continues there. */
export async function findKeptLines(
  db: Db,
  {
    userId,
    organisationId,
    toolId,
    inputHash,
  }: Record<'userId' | 'organisationId' | 'toolId' | 'inputHash', string>,
  now: Date,
): Promise<KeptLines | undefined> {
  const [row] = await db
    .select({ work: tasks.linesWork, input: tasks.input })
    .from(tasks)
    .where(
      and(
        eq(tasks.organisationId, organisationId),
        eq(tasks.userId, userId),
        eq(tasks.toolId, toolId),
        eq(tasks.inputHash, inputHash),
        eq(tasks.state, 'FAILED'),
        gt(tasks.finishedAt, since(now)),
        or(sql`${tasks.linesWork} ? 'lines'`, sql`${tasks.input} ? 'lines'`),
      ),
    )
    .orderBy(desc(tasks.id))
    .limit(1);
  if (!row) return undefined;
  return row.work ? { work: row.work } : { input: row.input as Record<string, unknown> };
}

/** Deletes the lines of runs that failed too long ago. */
export async function dropOldLines(db: Db, now: Date): Promise<void> {
  await db
    .update(tasks)
    .set({ linesWork: null })
    .where(and(isNotNull(tasks.linesWork), lt(tasks.finishedAt, since(now))));
}
