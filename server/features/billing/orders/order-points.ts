import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Tx } from '../../../db/connect.ts';
import { ledgerRows, pointAccounts } from '../tables.ts';
import type { OrderRow } from './store.ts';

/** What the ledger keeps besides the points: what was bought, for which amount. */
const detailsOf = (order: OrderRow) => ({
  product_id: order.productId,
  type: order.type,
  count: order.count,
  valid_days: order.validDays,
  amount: order.amount,
  currency: order.currency,
  pay_way: order.payWay,
  provider: order.provider,
});

/**
 * Credits the points of an order that was just paid, as a `recharge`. The caller has locked the order and the
 * organisation; the ledger's unique index refuses a second recharge of the same order whatever happens.
 */
export async function creditPoints(tx: Tx, order: OrderRow): Promise<void> {
  await tx.insert(pointAccounts).values({ organisationId: order.organisationId }).onConflictDoNothing();
  await tx.insert(ledgerRows).values({
    id: v7(),
    organisationId: order.organisationId,
    type: 'recharge',
    points: order.points,
    planPoints: order.points,
    userId: order.userId,
    orderId: order.id,
    details: detailsOf(order),
  });
}

/**
 * Revokes the points of a refunded order: as many of the bought ones as are left. Spent points are gone, and
 * free ones, such as the sign-up gift, stay.
 */
export async function revokePoints(tx: Tx, order: OrderRow, reason: 'refund' | 'charge_back'): Promise<void> {
  const [account] = await tx
    .select()
    .from(pointAccounts)
    .where(sql`${pointAccounts.organisationId} = ${order.organisationId}`)
    .for('update');
  const points = Math.min(order.points, account?.planBalance ?? 0);
  if (points === 0) return;
  await tx.insert(ledgerRows).values({
    id: v7(),
    organisationId: order.organisationId,
    type: 'system_deduction',
    points: -points,
    planPoints: -points,
    userId: order.userId,
    orderId: order.id,
    reason,
    details: { ...detailsOf(order), spent: order.points - points },
  });
}
