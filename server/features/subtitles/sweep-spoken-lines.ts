import { DUBBED_LINE } from '@inkreel/contract/text/services.ts';
import { discardFiles } from '../storage/discard-files.ts';
import type { StorageDeps } from '../storage/files.ts';
import { deleteUnkept } from '../tasks/results/change-results.ts';
import { spokenLines } from './tables.ts';

/** A video that was started just before its project was deleted still reads them. */
const GRACE_MS = 6 * 60 * 60 * 1000;
const BATCH = 100;

/**
 * Removes the sounds of lines whose project was permanently deleted: they are shown only there. The bytes go with
 * the next `sweepStorage`.
 * @returns number of sounds removed
 */
export async function sweepSpokenLines({ db, clock }: Pick<StorageDeps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - GRACE_MS);
  const kept = db.select({ taskId: spokenLines.taskId }).from(spokenLines);
  let total = 0;
  for (;;) {
    const removed = await db.transaction(async (tx) => {
      const fileIds = await deleteUnkept(tx, { toolId: DUBBED_LINE.id, before, kept }, BATCH);
      await discardFiles(tx, fileIds);
      return fileIds.length;
    });
    total += removed;
    if (removed < BATCH) return total;
  }
}
