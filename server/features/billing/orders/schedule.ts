import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { POLL_ORDER_MS } from '@inkreel/contract/limits.ts';
import type { orders } from '../tables.ts';
import type { OrderStatus } from './transitions.ts';

type OrderRow = typeof orders.$inferSelect;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pause before the first query of an order, in milliseconds; it doubles with each further one. */
export const FIRST_PAUSE_MS = 10_000;
export const LONGEST_PAUSE_MS = 30 * MINUTE_MS;
/**
 * A closed order is queried again after an hour and after a day: it may have been paid in its last second.
 */
const CLOSED_AGAIN_MS = HOUR_MS;
/** The last query of an order, for payments and refunds without a notice. */
const LAST_LOOK_MS = 24 * HOUR_MS;

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** When reconciliation first queries an order that just reached this status; null for never. */
export function firstCheck(status: OrderStatus, now: Date): Date | null {
  switch (status) {
    case ORDER_STATUS.created:
      return after(now, FIRST_PAUSE_MS);
    case ORDER_STATUS.paid:
      return after(now, LAST_LOOK_MS);
    case ORDER_STATUS.closed:
      return after(now, CLOSED_AGAIN_MS);
    case ORDER_STATUS.refunded:
      return null;
  }
}

/** When it queries a finished order again after a query without news; null for never. */
export function nextCheck(order: Pick<OrderRow, 'status' | 'closedAt'>, now: Date): Date | null {
  if (order.status !== ORDER_STATUS.closed || order.closedAt === null) return null;
  const last = after(order.closedAt, LAST_LOOK_MS);
  return now < last ? last : null;
}

/**
 * True if a browser's poll may ask the provider: at most every 3 seconds, whichever server it reaches. The
 * time of the last query follows from that of the next one.
 */
export function mayAskNow(order: Pick<OrderRow, 'nextCheckAt' | 'checks'>, now: Date): boolean {
  if (order.nextCheckAt === null) return false;
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** order.checks);
  const asked = order.nextCheckAt.getTime() - pause;
  // A clock that was set back must not cause a wait.
  return Math.abs(now.getTime() - asked) >= POLL_ORDER_MS;
}
