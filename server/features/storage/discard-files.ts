import type { Db, Tx } from '../../db/connect.ts';
import { deleteFileRows, type FileRow, findFilesOf, findLeftOvers, registerPendingWrites } from './store.ts';

const BATCH = 100;

/** A date so long ago that the next sweep takes the keys. */
const LONG_AGO = new Date(0);

/**
 * Removes files for good: their rows in the caller's transaction, their bytes with the next sweep after it commits.
 * From then on their addresses answer 404. The caller has removed the rows that refer to them; files of the
 * stock, a document or a character stay until they are removed there, and those that a batch names until it finishes.
 * @returns what was removed
 */
export async function discardFiles(tx: Tx, fileIds: readonly string[]): Promise<FileRow[]> {
  const rows = await deleteFileRows(tx, fileIds);
  const keys = rows.flatMap(({ key, thumbnailKey }) => (thumbnailKey === null ? [key] : [key, thumbnailKey]));
  if (keys.length > 0) await registerPendingWrites(tx, keys, LONG_AGO);
  return rows;
}

/** Removes all files of organisations except those that a result, the stock, a document or a character uses. */
export async function discardFilesOf(db: Db, organisationIds: readonly string[]): Promise<void> {
  for (;;) {
    const gone = await db.transaction(async (tx) =>
      discardFiles(tx, await findFilesOf(tx, organisationIds, BATCH)),
    );
    if (gone.length === 0) return;
  }
}

/**
 * Permanently removes those of the files that belonged to deleted results, or were uploaded for characters, and that
 * nothing else uses. Other uploads stay.
 */
export async function discardLeftOvers(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await discardFiles(tx, await findLeftOvers(tx, fileIds));
}
