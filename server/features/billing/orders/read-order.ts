import { ORDER_STATUS, type Order } from '@inkreel/contract/api/orders.ts';
import { AppError } from '../../../http/app-error.ts';
import { closeOrder, fetchPaymentStatus } from './fetch-payment-status.ts';
import type { OrderDeps } from './order-deps.ts';
import { toOrder } from './order-record.ts';
import { mayAskNow } from './schedule.ts';
import { type Buyer, claimPoll, findOrder, findSeenOrder, type OrderRow } from './store.ts';

/** How long a poll waits for the provider before it answers what is known, in milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * One order, as the browser polls it. For an open one the provider is queried, at most every 3 seconds over
 * all polls and servers; every other poll is one read.
 *
 * @param patienceMs how long it waits for the provider, in milliseconds
 * @throws AppError not_found for an order that is not the user's to see
 */
export async function readOrder(
  deps: OrderDeps,
  user: Buyer,
  orderId: string,
  patienceMs = PATIENCE_MS,
): Promise<Order> {
  const order = await findSeenOrder(deps.db, user, orderId);
  if (!order) throw new AppError('not_found');
  const now = deps.clock.now();
  if (order.status !== ORDER_STATUS.created || !mayAskNow(order, now)) return toOrder(order);
  if (!(await claimPoll(deps.db, order, now))) return toOrder((await findOrder(deps.db, order.id)) ?? order);
  return toOrder((await soon(deps, order, patienceMs)) ?? order);
}

/** Undefined if the provider did not answer in time; a late answer is still acted on. */
async function soon(deps: OrderDeps, order: OrderRow, patienceMs: number): Promise<OrderRow | undefined> {
  const isOver = order.closesAt <= deps.clock.now();
  const work = (isOver ? closeOrder(deps, order, 'poll') : fetchPaymentStatus(deps, order, 'poll')).catch(
    (error: unknown) => {
      deps.log.warn({ err: error, order: order.id }, 'asking about an order');
      return undefined;
    },
  );
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
