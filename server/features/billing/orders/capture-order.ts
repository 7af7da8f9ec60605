import { ORDER_STATUS, type Order } from '@inkreel/contract/api/orders.ts';
import { AppError } from '../../../http/app-error.ts';
import type { PaymentFact, PaymentProvider } from '../pay/provider.ts';
import { applyFact } from './apply-fact.ts';
import { type OrderDeps, providerOf } from './order-deps.ts';
import { toOrder, toPayable } from './order-record.ts';
import { type Buyer, findSeenOrder, type OrderRow } from './store.ts';

/**
 * Takes the money that the buyer approved in the popup. Any number of times, also at once: the provider takes it once.
 *
 * @throws AppError not_found where the two numbers are not of one order of the user's; order_not_open where it was
 *   closed or given back; payment_failed, payment_unavailable
 */
export async function captureOrder(
  deps: OrderDeps,
  user: Buyer,
  numbers: { id: string; paypal_order_id: string },
): Promise<Order> {
  const order = await findSeenOrder(deps.db, user, numbers.id);
  if (!order || order.payWay !== 'paypal' || order.providerOrderId !== numbers.paypal_order_id) {
    throw new AppError('not_found');
  }
  if (order.status === ORDER_STATUS.paid) return toOrder(order);
  const provider = providerOf(deps, order);
  if (order.status !== ORDER_STATUS.created || !provider?.capture) throw new AppError('order_not_open');
  const fact = await capture(provider, order);
  return toOrder(await applyFact(deps, order.id, fact, 'capture'));
}

/** A lost answer does not mean that the money was not taken: then the provider is asked. */
async function capture(provider: PaymentProvider, order: OrderRow): Promise<PaymentFact> {
  try {
    return (await provider.capture?.(toPayable(order))) ?? { kind: 'waiting' };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'payment_unavailable')) throw error;
    const fact = await provider.ask(toPayable(order));
    if (fact.kind === 'waiting' || fact.kind === 'approved') throw error;
    return fact;
  }
}
