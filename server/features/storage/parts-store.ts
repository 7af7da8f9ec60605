import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../db/connect.ts';
import type { Principals } from '../../http/principal.ts';
import type { FileRow } from './store.ts';
import { files, spentUploads, uploadParts } from './tables.ts';

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
 * Replaces the space reserved for a part by its row, if the part begins where the previous ones end.
 * @returns false if it does not: another request came first, or the sweep released the space
 */
export async function insertPart(db: DbOrTx, part: UploadPart, room: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with filled as (
      delete from storage_reservations where id = ${room}::uuid returning id
    )
    insert into upload_parts (token_hash, organisation_id, session_hash, start, size, key, expires_at)
    select ${part.tokenHash}, ${part.organisationId}::uuid, ${part.sessionHash}, ${part.start}::bigint,
           ${part.size}::bigint, ${part.key}, ${part.expiresAt.toISOString()}::timestamptz
      from filled
     where ${part.start}::bigint =
           (select coalesce(sum(size), 0) from upload_parts where token_hash = ${part.tokenHash})
    on conflict do nothing`);
  return rowCount === 1;
}

/** Deletes the rows of an upload's parts; the sweep after the commit removes their bytes. */
export async function dropParts(tx: Tx, tokenHash: string): Promise<void> {
  await tx.execute(sql`
    update pending_writes set created_at = 'epoch'
     where key in (select key from upload_parts where token_hash = ${tokenHash})`);
  await tx.delete(uploadParts).where(eq(uploadParts.tokenHash, tokenHash));
}

/** Deletes the rows of parts whose upload timed out; the sweep removes their bytes. */
export async function forgetLateParts(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(uploadParts).where(lt(uploadParts.expiresAt, now));
}

/** Deletes the rows of parts whose session or API key has ended: the rest can no longer arrive. */
export async function dropOrphanedParts(db: Db, principals: Pick<Principals, 'findLive'>): Promise<void> {
  const rows = await db.selectDistinct({ hash: uploadParts.sessionHash }).from(uploadParts);
  const hashes = rows.map(({ hash }) => hash);
  const live = new Set((await principals.findLive(hashes)).map(({ tokenHash }) => tokenHash));
  const ended = hashes.filter((hash) => !live.has(hash));
  if (ended.length === 0) return;
  await db.transaction(async (tx) => {
    const uploads = await tx
      .selectDistinct({ tokenHash: uploadParts.tokenHash })
      .from(uploadParts)
      .where(inArray(uploadParts.sessionHash, ended));
    for (const { tokenHash } of uploads) await dropParts(tx, tokenHash);
  });
}

/** The file of a spent token: null if it was deleted since, undefined if the token is unspent. */
export async function findUploaded(db: DbOrTx, tokenHash: string): Promise<FileRow | null | undefined> {
  const [row] = await db
    .select({ file: files })
    .from(spentUploads)
    .leftJoin(files, eq(files.id, spentUploads.fileId))
    .where(eq(spentUploads.tokenHash, tokenHash));
  if (row === undefined) return undefined;
  return row.file?.deletedAt === null ? row.file : null;
}
