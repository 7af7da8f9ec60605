import { and, asc, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../db/connect.ts';
import { files, spentUploads, storageIntents } from '../../db/schema.ts';

export type FileRow = typeof files.$inferSelect;
export type NewFile = Omit<FileRow, 'deletedAt' | 'createdAt'>;

/** Says which keys are about to be written, before they are. */
export async function declareIntents(db: DbOrTx, keys: readonly string[], now: Date): Promise<void> {
  await db.insert(storageIntents).values(keys.map((key) => ({ key, createdAt: now })));
}

/** Takes the keys out of the sweep's reach without a row that owns them. */
export async function forgetIntents(db: DbOrTx, keys: readonly string[]): Promise<void> {
  await db.delete(storageIntents).where(inArray(storageIntents.key, [...keys]));
}

/**
 * Writes the row and takes its keys out of the sweep's reach, in one statement.
 * @returns false, with nothing written that may be committed, where the sweep had a key first
 */
export async function insertFileRow(tx: Tx, row: NewFile, keys: readonly string[]): Promise<boolean> {
  const { rows } = await tx.execute<{ claimed: number }>(sql`
    with claimed as (
      delete from storage_intents where key in ${[...keys]} returning key
    ), added as (
      insert into files (id, organisation_id, user_id, project_id, key, name, content_type, size, sha256, width, height,
                         placeholder, thumbnail_key, from_type, share_type)
      values (${row.id}, ${row.organisationId}, ${row.userId}, ${row.projectId}, ${row.key}, ${row.name},
              ${row.contentType}, ${row.size}, ${row.sha256}, ${row.width}, ${row.height}, ${row.placeholder},
              ${row.thumbnailKey}, ${row.fromType}, ${row.shareType})
    )
    select count(*)::int as claimed from claimed`);
  return rows[0]?.claimed === keys.length;
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

/** One more than `limit` of the user's own uploads, so that the caller sees whether there are more. */
export async function findUploads(
  db: DbOrTx,
  user: { organisationId: string; userId: string },
  asked: { limit: number; before?: string | undefined; from_type?: string | undefined },
): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(
      and(
        eq(files.organisationId, user.organisationId),
        eq(files.userId, user.userId),
        isNull(files.deletedAt),
        asked.from_type === undefined ? ne(files.fromType, 'result') : eq(files.fromType, asked.from_type),
        asked.before === undefined ? undefined : lt(files.id, asked.before),
      ),
    )
    .orderBy(desc(files.id))
    .limit(asked.limit + 1);
}

export async function isUploadSpent(db: DbOrTx, tokenHash: string): Promise<boolean> {
  const found = await db.select().from(spentUploads).where(eq(spentUploads.tokenHash, tokenHash));
  return found.length > 0;
}

/** False where the token was spent already. */
export async function spendUpload(tx: Tx, tokenHash: string, expiresAt: Date): Promise<boolean> {
  const spent = await tx
    .insert(spentUploads)
    .values({ tokenHash, expiresAt })
    .onConflictDoNothing()
    .returning();
  return spent.length === 1;
}

/** Forgets spent tokens whose time is over: their signature alone refuses them now. */
export async function forgetSpentUploads(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(spentUploads).where(lt(spentUploads.expiresAt, now));
}

export async function deleteFileRows(tx: Tx, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return tx
    .delete(files)
    .where(inArray(files.id, [...ids]))
    .returning();
}
