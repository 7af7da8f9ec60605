import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { eq } from 'drizzle-orm';
import { AppError } from '../../../http/app-error.ts';
import { orders } from '../tables.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { fetchPaymentStatus } from './fetch-payment-status.ts';
import { type OrderDeps, providerOf } from './order-deps.ts';
import { toPayable } from './order-record.ts';
import { FIRST_PAUSE_MS } from './schedule.ts';
import { findOrder, lockOrder, type OrderRow } from './store.ts';

/**
 * Gives the whole amount of a paid order back and, once the provider has done it, takes its points and its
 * plan back. The request is stored first: if the provider does not answer, reconciliation continues it. The
 * caller checks permissions.
 *
 * @returns the order: refunded, or paid with `refundState` requested while the provider processes it
 * @throws AppError not_found, order_not_refundable, payment_failed if the provider says no
 */
export async function refundOrder(deps: OrderDeps, orderId: string, reason: string): Promise<OrderRow> {
  const order = await requestRefund(deps, orderId, reason);
  if (!order) throw new AppError('not_found');
  return carryOutRefund(deps, order).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'payment_unavailable') return order;
    throw error;
  });
}

async function requestRefund(
  deps: OrderDeps,
  orderId: string,
  reason: string,
): Promise<OrderRow | undefined> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return undefined;
    const refundable = order.status === ORDER_STATUS.paid && order.providerPaymentId !== null;
    if (!refundable || !providerOf(deps, order)) throw new AppError('order_not_refundable');
    if (order.refundState === 'requested') return order;
    const nextCheckAt = new Date(deps.clock.now().getTime() + FIRST_PAUSE_MS);
    const [changed] = await tx
      .update(orders)
      .set({ refundState: 'requested', refundReason: reason, nextCheckAt, checks: 0 })
      .where(eq(orders.id, orderId))
      .returning();
    return changed;
  });
}

/**
 * Asks the provider to execute a requested refund; a repeat is the same refund.
 * @throws AppError payment_unavailable; payment_failed, after which the request has failed
 */
export async function carryOutRefund(deps: OrderDeps, order: OrderRow): Promise<OrderRow> {
  const provider = providerOf(deps, order);
  if (!provider || order.providerPaymentId === null) return order;
  try {
    const fact = await provider.refund({
      ...toPayable(order),
      paymentId: order.providerPaymentId,
      reason: order.refundReason ?? '',
    });
    return await applyPaymentEvent(deps, order.id, fact, 'refund');
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment_failed') await failRefund(deps, order.id);
    throw error;
  }
}

async function failRefund(deps: OrderDeps, orderId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // Only a paid order has a request: money that went back meanwhile has ended it.
    if (order?.refundState !== 'requested') return;
    await tx
      .update(orders)
      .set({ refundState: 'failed', nextCheckAt: null, checks: 0 })
      .where(eq(orders.id, orderId));
  });
}

/**
 * Queries the provider about an order now, whatever its status, for an operator.
 * @returns the order after it
 * @throws AppError not_found, payment_unavailable, payment_failed
 */
export async function checkOrder(deps: OrderDeps, orderId: string): Promise<OrderRow> {
  const order = await findOrder(deps.db, orderId);
  if (!order) throw new AppError('not_found');
  return fetchPaymentStatus(deps, order, 'operator');
}
