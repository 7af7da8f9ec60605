import { asc, eq, isNull } from 'drizzle-orm';
import { NO_NAME } from '../accounts/forget-person.ts';
import { forgetBatches } from '../batches/forget-batches.ts';
import { sweepBin } from '../creations/sweep-bin.ts';
import { sweepDocuments } from '../documents/change-document.ts';
import { forgetDocuments } from '../documents/forget-documents.ts';
import { forgetNames } from '../organisations/leave-all.ts';
import { forgetRoles } from '../roles/forget-roles.ts';
import { forgetItems } from '../stock/forget-items.ts';
import { discardFilesOf } from '../storage/discard-files.ts';
import type { StorageDeps } from '../storage/files.ts';
import type { FinishDeps } from '../tasks/finish-task.ts';
import { forgetRuns, stopRunsOf } from '../tasks/forget-runs.ts';
import { accountDeletions } from './tables.ts';

/**
 * Removes what belonged only to deleted accounts: runs are stopped, and once all have ended, prompts,
 * results, documents, characters and files of organisations without other members are deleted; bytes go with the next
 * `sweepStorage`. Receipts and the ledger stay. Each step may be repeated, so that after a crash the next
 * turn continues.
 * @returns how many accounts are done
 */
export async function purgeAccounts(deps: StorageDeps & FinishDeps): Promise<number> {
  const open = await deps.db
    .select()
    .from(accountDeletions)
    .where(isNull(accountDeletions.purgedAt))
    .orderBy(asc(accountDeletions.deletedAt));
  let done = 0;
  for (const { userId, organisationIds } of open) {
    const now = deps.clock.now();
    // Workers stop running work within seconds, which refunds its points.
    if ((await stopRunsOf(deps, userId, now)) > 0) continue;
    await deps.db.transaction(async (tx) => {
      await forgetBatches(tx, organisationIds);
      await forgetRuns(tx, organisationIds);
      await forgetDocuments(tx, { userId, organisationIds });
      await forgetItems(tx, organisationIds);
      await forgetRoles(tx, organisationIds);
      await forgetNames(tx, organisationIds, NO_NAME);
    });
    await sweepBin(deps);
    await sweepDocuments(deps);
    await discardFilesOf(deps.db, organisationIds);
    await deps.db.update(accountDeletions).set({ purgedAt: now }).where(eq(accountDeletions.userId, userId));
    done += 1;
  }
  return done;
}
