import { inArray } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { runBatches } from './tables.ts';

/** Deletes the batches of organisations whose last member has deleted the account; their runs stay. */
export async function forgetBatches(tx: Tx, organisationIds: readonly string[]): Promise<void> {
  await tx.delete(runBatches).where(inArray(runBatches.organisationId, [...organisationIds]));
}
