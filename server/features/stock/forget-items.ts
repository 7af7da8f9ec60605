import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { stockItems } from './tables.ts';

/** Removes everything from the stock of organisations; items offered to everyone stay. */
export async function forgetItems(tx: Tx, organisationIds: readonly string[]): Promise<void> {
  await tx
    .delete(stockItems)
    .where(and(inArray(stockItems.organisationId, [...organisationIds]), eq(stockItems.isPublic, false)));
}
