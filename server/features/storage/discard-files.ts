import type { Tx } from '../../db/connect.ts';
import { deleteFileRows, type FileRow, findLeftOvers, registerPendingWrites } from './store.ts';

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

/**
 * Removes those of the files for good that only what was just removed has held: results' files whose results are gone.
 * Uploads stay among their owner's.
 */
export async function discardLeftOvers(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await discardFiles(tx, await findLeftOvers(tx, fileIds));
}
