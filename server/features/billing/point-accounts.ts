import { eq, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { pointAccounts } from './tables.ts';

export type PointAccount = typeof pointAccounts.$inferSelect;

/** Accounts by organisation, without those that have none yet. One statement for a whole list. */
export async function findPointAccounts(
  db: DbOrTx,
  organisationIds: readonly string[],
): Promise<ReadonlyMap<string, PointAccount>> {
  if (organisationIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(pointAccounts)
    .where(inArray(pointAccounts.organisationId, [...organisationIds]));
  return new Map(rows.map((row) => [row.organisationId, row]));
}

/**
 * The account of an organisation that exists, under lock; opened if there is none. Locked last, here and everywhere.
 */
export async function lockPointAccount(tx: Tx, organisationId: string): Promise<PointAccount> {
  await tx.insert(pointAccounts).values({ organisationId }).onConflictDoNothing();
  const [account] = await tx
    .select()
    .from(pointAccounts)
    .where(eq(pointAccounts.organisationId, organisationId))
    .for('update');
  if (!account) throw new Error('the account that was just made is missing');
  return account;
}
