import { BIN_DAYS } from '@inkreel/contract/limits.ts';
import type { Tx } from '../../db/connect.ts';
import { discardFiles } from '../storage/discard-files.ts';
import type { StorageDeps } from '../storage/files.ts';
import { deleteBinned, deleteNotSaved } from '../tasks/results/change-results.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/**
 * Permanently removes what has been in the bin for 30 days (decisions, Deletion), and after a day what was not to be
 * saved. The bytes go with the next `sweepStorage`.
 * @returns number of results removed
 */
export async function sweepBin(deps: StorageDeps): Promise<number> {
  const now = deps.clock.now().getTime();
  const binned = await removeAll(deps, (tx) => deleteBinned(tx, new Date(now - BIN_DAYS * DAY_MS), BATCH));
  return binned + (await removeAll(deps, (tx) => deleteNotSaved(tx, new Date(now - DAY_MS), BATCH)));
}

/** @param remove deletes up to a batch of results, and returns the ids of their files */
async function removeAll({ db }: StorageDeps, remove: (tx: Tx) => Promise<string[]>): Promise<number> {
  let total = 0;
  for (;;) {
    const removed = await db.transaction(async (tx) => {
      const fileIds = await remove(tx);
      await discardFiles(tx, fileIds);
      return fileIds.length;
    });
    total += removed;
    if (removed < BATCH) return total;
  }
}
