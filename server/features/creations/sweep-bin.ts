import { BIN_DAYS } from '@inkreel/contract/limits.ts';
import { discardFiles } from '../storage/discard-files.ts';
import type { StorageDeps } from '../storage/files.ts';
import { deleteBinned } from '../tasks/results/change-results.ts';

const BIN_MS = BIN_DAYS * 24 * 60 * 60 * 1000;
const BATCH = 100;

/**
 * Permanently removes what has been in the bin for 30 days (decisions, Deletion). The bytes go with the next
 * `sweepStorage`.
 * @returns number of results removed
 */
export async function sweepBin(deps: StorageDeps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - BIN_MS);
  let total = 0;
  for (;;) {
    const removed = await deps.db.transaction(async (tx) => {
      const fileIds = await deleteBinned(tx, before, BATCH);
      await discardFiles(tx, fileIds);
      return fileIds.length;
    });
    total += removed;
    if (removed < BATCH) return total;
  }
}
