import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '../../../db/connect.ts';
import { storageAccounts } from '../tables.ts';

/** Bytes that organisations use, uploads under way included: one statement for a whole list. */
export async function findUsedBytes(
  db: DbOrTx,
  organisationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (organisationIds.length === 0) return new Map();
  const rows = await db
    .select({ id: storageAccounts.organisationId, used: storageAccounts.used })
    .from(storageAccounts)
    .where(inArray(storageAccounts.organisationId, [...organisationIds]));
  return new Map(rows.map(({ id, used }) => [id, used]));
}
