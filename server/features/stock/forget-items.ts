import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { stockItems } from './tables.ts';

/** Takes everything out of the stock of organisations; what an operator offers to everyone stays. */
export async function forgetItems(tx: Tx, organisationIds: readonly string[]): Promise<void> {
  await tx
    .delete(stockItems)
    .where(and(inArray(stockItems.organisationId, [...organisationIds]), eq(stockItems.isPublic, false)));
}
