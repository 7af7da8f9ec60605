import type { Tx } from '../../db/connect.ts';
import { pointAccounts } from './tables.ts';

/** Opens the account of an organisation's points, empty. */
export async function openPointAccount(tx: Tx, organisationId: string): Promise<void> {
  await tx.insert(pointAccounts).values({ organisationId });
}
