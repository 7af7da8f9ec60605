import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { AppError } from '../../../http/app-error.ts';
import type { PaymentEvent, PaymentProvider } from '../pay/provider.ts';
import { applyPaymentEvent, type FactSource } from './apply-payment-event.ts';
import { type OrderDeps, providerOf } from './order-deps.ts';
import { toPayable } from './order-record.ts';
import { findOrder, type OrderRow } from './store.ts';

/**
 * Asks the provider what has happened to an order and acts on the answer.
 * @returns the order after it; unchanged if its provider is no longer set up
 * @throws AppError payment_unavailable, payment_failed
 */
export async function fetchPaymentStatus(
  deps: OrderDeps,
  order: OrderRow,
  source: FactSource,
): Promise<OrderRow> {
  const provider = providerOf(deps, order);
  if (!provider) return order;
  const fact = await provider.ask(toPayable(order));
  return applyPaymentEvent(deps, order.id, await captureApproved(deps, provider, order, fact), source);
}

/**
 * The buyer has agreed and no browser came back to take the money: it is taken here. Not of an order that was closed
 * in the meantime, or whose time is over: then the approval lapses.
 */
export async function captureApproved(
  deps: OrderDeps,
  provider: PaymentProvider,
  order: OrderRow,
  fact: PaymentEvent,
): Promise<PaymentEvent> {
  if (fact.kind !== 'approved' || !provider.capture) return fact;
  const now = await findOrder(deps.db, order.id);
  if (now?.status !== ORDER_STATUS.created || now.closesAt <= deps.clock.now()) return fact;
  try {
    return await provider.capture(toPayable(now));
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'payment_failed')) throw error;
    deps.log.info({ order: order.id }, 'the provider refused the capture');
    return fact;
  }
}

/**
 * Closes an open order at its provider and acts on the answer. An approval without a capture has no effect.
 * @returns the order after it: closed, or paid if that came first
 * @throws AppError payment_unavailable
 */
export async function closeOrder(deps: OrderDeps, order: OrderRow, source: FactSource): Promise<OrderRow> {
  const fact = (await providerOf(deps, order)?.close(toPayable(order))) ?? { kind: 'closed' };
  return applyPaymentEvent(deps, order.id, fact.kind === 'approved' ? { kind: 'closed' } : fact, source);
}
