import { sweepCopies } from './copies/copy-rows.ts';
import type { StorageDeps } from './files.ts';
import { dropOrphanedParts, forgetLateParts } from './parts-store.ts';
import { forgetLateReservations } from './quota/room.ts';
import { forgetSpentUploads, sweepPendingWrites } from './store.ts';

/** How long a prepared file may wait for its row, in milliseconds. */
const GRACE_MS = 60 * 60 * 1000;
const BATCH = 100;

/**
 * Removes the bytes of files that never got their row, an hour after they were written (quality, invariant
 * 8), the parts of abandoned uploads, an hour after their time was over or at once if their session has
 * ended, and the leftovers of killed writes. If the store does not answer, the keys stay declared and the
 * next sweep tries again.
 * @returns number of keys removed
 */
export async function sweepStorage(deps: StorageDeps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - GRACE_MS);
  await forgetSpentUploads(deps.db, deps.clock.now());
  await forgetLateParts(deps.db, deps.clock.now());
  await dropOrphanedParts(deps.db, deps.principals);
  await forgetLateReservations(deps.db, deps.clock.now());
  let total = await sweepCopies(deps);
  for (;;) {
    const removed = await sweepPendingWrites(deps.db, before, BATCH, async (keys) => {
      const done: string[] = [];
      for (const key of keys) {
        const gone = await deps.files.driver.delete(key).then(
          () => true,
          () => false,
        );
        if (gone) done.push(key);
      }
      return done;
    });
    total += removed;
    if (removed < BATCH) break;
  }
  await deps.files.driver.sweepUnfinished(before);
  return total;
}
