import type { emptyBin as endpoint } from '@inkreel/contract/api/creations.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { Principal } from '../../http/principal.ts';
import { discardFiles } from '../storage/discard-files.ts';
import type { StorageDeps } from '../storage/files.ts';
import { deleteSeenBinned } from '../tasks/results/change-results.ts';

const BATCH = 100;

/**
 * Permanently removes what the person sees in the bin: whatever they may restore they may also remove. The
 * space is free immediately; the bytes are removed by the next `sweepStorage`.
 */
export async function emptyBin(
  deps: Pick<StorageDeps, 'db'>,
  person: Principal,
): Promise<OutputOf<typeof endpoint>> {
  let total = 0;
  for (;;) {
    const removed = await deps.db.transaction(async (tx) => {
      const fileIds = await deleteSeenBinned(tx, person, BATCH);
      await discardFiles(tx, fileIds);
      return fileIds.length;
    });
    total += removed;
    if (removed < BATCH) return { results: total };
  }
}
