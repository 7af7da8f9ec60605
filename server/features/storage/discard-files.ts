import type { Db, Tx } from '../../db/connect.ts';
import { deleteFileRows, type FileRow, findFilesOf, findLeftOvers, registerPendingWrites } from './store.ts';

const BATCH = 100;

/** So long ago that the next sweep takes the keys at once. */
const LONG_AGO = new Date(0);

/**
 * Removes files for good: their rows in the caller's transaction, their bytes with the next sweep after it commits.
 * From then on their addresses answer 404. The caller has removed what refers to them; what the stock or a
 * document holds stays until it is taken out there.
 * @returns what was removed
 */
export async function discardFiles(tx: Tx, fileIds: readonly string[]): Promise<FileRow[]> {
  const rows = await deleteFileRows(tx, fileIds);
  const keys = rows.flatMap(({ key, thumbnailKey }) => (thumbnailKey === null ? [key] : [key, thumbnailKey]));
  if (keys.length > 0) await registerPendingWrites(tx, keys, LONG_AGO);
  return rows;
}

/** Removes all files of organisations but those that a result, the stock or a document holds. */
export async function discardFilesOf(db: Db, organisationIds: readonly string[]): Promise<void> {
  for (;;) {
    const gone = await db.transaction(async (tx) =>
      discardFiles(tx, await findFilesOf(tx, organisationIds, BATCH)),
    );
    if (gone.length === 0) return;
  }
}

/**
 * Removes those of the files for good that only what was just removed has held: results' files whose results are gone.
 * Uploads stay among their owner's.
 */
export async function discardLeftOvers(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await discardFiles(tx, await findLeftOvers(tx, fileIds));
}
