import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { orders } from '../tables.ts';

/**
 * Ends the time in which a person's open orders may be paid. Reconciliation then closes them at their providers, as it
 * does with a cancelled order whose provider did not answer; what was paid before stays paid.
 */
export async function closeOrdersOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ closesAt: now, nextCheckAt: now })
    .where(and(eq(orders.userId, userId), eq(orders.status, ORDER_STATUS.created), gt(orders.closesAt, now)));
}
