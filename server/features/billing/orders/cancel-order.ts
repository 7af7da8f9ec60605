import { ORDER_STATUS, type Order } from '@inkreel/contract/api/orders.ts';
import { and, eq, gt } from 'drizzle-orm';
import { AppError } from '../../../http/app-error.ts';
import { orders } from '../tables.ts';
import { closeOrder } from './fetch-payment-status.ts';
import type { OrderDeps } from './order-deps.ts';
import { toOrder } from './order-record.ts';
import { type Buyer, findOrder, findSeenOrder } from './store.ts';

/**
 * Closes an unpaid order, at its provider first: what was paid in the meantime stays paid, and the answer
 * says so. If the provider does not answer, the order's time ends anyway, and reconciliation closes it.
 *
 * @throws AppError not_found for an order that is not the user's to see
 */
export async function cancelOrder(deps: OrderDeps, user: Buyer, orderId: string): Promise<Order> {
  const order = await findSeenOrder(deps.db, user, orderId);
  if (!order) throw new AppError('not_found');
  if (order.status !== ORDER_STATUS.created) return toOrder(order);
  const now = deps.clock.now();
  await deps.db
    .update(orders)
    .set({ closesAt: now, nextCheckAt: now })
    .where(and(eq(orders.id, order.id), eq(orders.status, ORDER_STATUS.created), gt(orders.closesAt, now)));
  try {
    return toOrder(await closeOrder(deps, order, 'cancel'));
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'payment_unavailable')) throw error;
    return toOrder((await findOrder(deps.db, order.id)) ?? order);
  }
}
