import { asc, eq, lt, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { files, spentUploads, uploadParts } from '../../db/schema.ts';
import type { FileRow } from './store.ts';

/** A part of an upload whose bytes are stored. */
export type UploadPart = typeof uploadParts.$inferSelect;

/** Parts of an upload, first to last. */
export async function findParts(db: DbOrTx, tokenHash: string): Promise<UploadPart[]> {
  return db
    .select()
    .from(uploadParts)
    .where(eq(uploadParts.tokenHash, tokenHash))
    .orderBy(asc(uploadParts.start));
}

/**
 * Writes the row of a part, if it begins where the parts before end.
 * @returns false where it does not: another request was there first
 */
export async function insertPart(db: DbOrTx, part: UploadPart): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into upload_parts (token_hash, start, size, key, expires_at)
    select ${part.tokenHash}, ${part.start}::bigint, ${part.size}::bigint, ${part.key},
           ${part.expiresAt.toISOString()}::timestamptz
     where ${part.start}::bigint =
           (select coalesce(sum(size), 0) from upload_parts where token_hash = ${part.tokenHash})
    on conflict do nothing`);
  return rowCount === 1;
}

/** Forgets the parts of an upload; their bytes go with the next sweep after the transaction commits. */
export async function dropParts(tx: Tx, tokenHash: string): Promise<void> {
  await tx.execute(sql`
    update storage_intents set created_at = 'epoch'
     where key in (select key from upload_parts where token_hash = ${tokenHash})`);
  await tx.delete(uploadParts).where(eq(uploadParts.tokenHash, tokenHash));
}

/** Forgets parts whose upload ran out of time; their bytes are swept by themselves. */
export async function forgetLateParts(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(uploadParts).where(lt(uploadParts.expiresAt, now));
}

/** What came of a spent token: null where its file was deleted since, undefined where it was not spent. */
export async function findUploaded(db: DbOrTx, tokenHash: string): Promise<FileRow | null | undefined> {
  const [row] = await db
    .select({ file: files })
    .from(spentUploads)
    .leftJoin(files, eq(files.id, spentUploads.fileId))
    .where(eq(spentUploads.tokenHash, tokenHash));
  if (row === undefined) return undefined;
  return row.file?.deletedAt === null ? row.file : null;
}
