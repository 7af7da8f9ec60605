import { ORDER_STATUS, type Order } from '@inkreel/contract/api/orders.ts';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { AppError } from '../../../http/app-error.ts';
import type { PaymentEvent, PaymentProvider } from '../pay/provider.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { type OrderDeps, providerOf } from './order-deps.ts';
import { toOrder, toPayable } from './order-record.ts';
import { type Buyer, findSeenOrder, type OrderRow } from './store.ts';

const ASKED_AFTER: readonly ErrorCode[] = ['payment_unavailable', 'payment_failed'];

/**
 * Takes the money that the buyer approved in the popup. It may be called any number of times, also
 * concurrently: the provider takes the money once.
 *
 * @throws AppError not_found if the two numbers are not of one order of the user's; order_not_open if it was
 * closed or refunded; order_not_approved if the buyer has not agreed yet; payment_failed, payment_unavailable
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
  const take = provider?.capture;
  if (order.status !== ORDER_STATUS.created || !provider || !take) throw new AppError('order_not_open');
  const fact = await capture({ ask: provider.ask, take }, order);
  return toOrder(await applyPaymentEvent(deps, order.id, fact, 'capture'));
}

/**
 * A lost answer does not mean that the capture failed, so the provider is queried. It is queried after a
 * refusal too: before the buyer has agreed there is nothing to capture, which is no failure.
 */
async function capture(
  { ask, take }: { ask: PaymentProvider['ask']; take: NonNullable<PaymentProvider['capture']> },
  order: OrderRow,
): Promise<PaymentEvent> {
  try {
    return await take(toPayable(order));
  } catch (error) {
    if (!(error instanceof AppError && ASKED_AFTER.includes(error.code))) throw error;
    const fact = await ask(toPayable(order));
    if (fact.kind === 'waiting' && error.code === 'payment_failed') throw new AppError('order_not_approved');
    if (fact.kind === 'waiting' || fact.kind === 'approved') throw error;
    return fact;
  }
}
