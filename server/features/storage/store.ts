import { asc, eq, inArray, lt } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../db/connect.ts';
import { files, storageIntents } from '../../db/schema.ts';

export type FileRow = typeof files.$inferSelect;
export type NewFile = Omit<FileRow, 'deletedAt' | 'createdAt'>;

/** Says which keys are about to be written, before they are. */
export async function declareIntents(db: DbOrTx, keys: readonly string[], now: Date): Promise<void> {
  await db.insert(storageIntents).values(keys.map((key) => ({ key, createdAt: now })));
}

/** Takes the keys out of the sweep's reach. False where it was there first. */
export async function claimIntents(tx: Tx, keys: readonly string[]): Promise<boolean> {
  const claimed = await tx
    .delete(storageIntents)
    .where(inArray(storageIntents.key, [...keys]))
    .returning();
  return claimed.length === keys.length;
}

export async function insertFileRow(tx: Tx, row: NewFile): Promise<void> {
  await tx.insert(files).values(row);
}

/** Runs `remove` on up to `count` keys declared before `before`, then forgets those that it answers with. */
export async function sweepIntents(
  db: Db,
  before: Date,
  count: number,
  remove: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(storageIntents)
      .where(lt(storageIntents.createdAt, before))
      .orderBy(asc(storageIntents.createdAt))
      .limit(count)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return 0;
    const removed = await remove(rows.map((row) => row.key));
    await tx.delete(storageIntents).where(inArray(storageIntents.key, [...removed]));
    return removed.length;
  });
}

/** The file with this key that was not deleted. */
export async function findServedFile(db: DbOrTx, key: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.key, key));
  return row?.deletedAt === null ? row : undefined;
}
