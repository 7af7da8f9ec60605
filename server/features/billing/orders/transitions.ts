import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import type { PaymentEvent } from '../pay/provider.ts';

export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

/** An event in relation to an order: a mismatched payment is distinct from a matching one. */
export type Event = PaymentEvent['kind'] | 'paid_otherwise' | 'refunded_otherwise';

/**
 * What to do with an order, all of it in one transaction.
 * - `keep`: nothing.
 * - `credit`: it is paid; its points and its plan are given.
 * - `close`: it can no longer be paid.
 * - `take_back`: its money was returned; its points and its plan are revoked.
 * - `credit_and_take_back`: its refund was reported before its payment; both are written, so that the payment finds
 * nothing to do when its notice comes.
 * - `report`: an operator has to decide.
 */
export type Action = 'keep' | 'credit' | 'close' | 'take_back' | 'credit_and_take_back' | 'report';

const { created, paid, closed, refunded } = ORDER_STATUS;

/**
 * The whole machine. A payment after the order was closed still credits, so that no buyer pays for nothing.
 * Events arrive any number of times and in any order, so stale ones (`waiting` of a paid order) change
 * nothing.
 */
const TRANSITIONS: Record<OrderStatus, Record<Event, Action>> = {
  [created]: {
    waiting: 'keep',
    approved: 'keep',
    paid: 'credit',
    paid_otherwise: 'report',
    closed: 'close',
    refunded: 'credit_and_take_back',
    refunded_otherwise: 'report',
    charged_back: 'credit_and_take_back',
  },
  [paid]: {
    waiting: 'keep',
    approved: 'keep',
    paid: 'keep',
    paid_otherwise: 'report',
    closed: 'keep',
    refunded: 'take_back',
    refunded_otherwise: 'report',
    charged_back: 'take_back',
  },
  [closed]: {
    waiting: 'keep',
    approved: 'keep',
    paid: 'credit',
    paid_otherwise: 'report',
    closed: 'keep',
    refunded: 'credit_and_take_back',
    refunded_otherwise: 'report',
    charged_back: 'credit_and_take_back',
  },
  [refunded]: {
    waiting: 'keep',
    approved: 'keep',
    paid: 'keep',
    paid_otherwise: 'keep',
    closed: 'keep',
    refunded: 'keep',
    refunded_otherwise: 'keep',
    charged_back: 'keep',
  },
};

/** The action for an event, by the order's status. */
export function actionOn(status: OrderStatus, event: Event): Action {
  return TRANSITIONS[status][event];
}

/** The event in relation to an order with this amount. */
export function eventOf(order: { amount: number; currency: string }, fact: PaymentEvent): Event {
  if (fact.kind !== 'paid' && fact.kind !== 'refunded') return fact.kind;
  const fits = fact.amount === order.amount && fact.currency === order.currency;
  return fits ? fact.kind : `${fact.kind}_otherwise`;
}
