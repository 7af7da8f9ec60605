import type { Order } from '@inkreel/contract/api/orders.ts';
import type { Choice } from '../open-order.ts';

/** A choice and an order of it, for tests. */
export const CHOICE: Choice = {
  product: {
    id: 'p1',
    name: 'Personal',
    price: 4900,
    currency: 'USD',
    point: 6600,
    valid_days: 180,
    type: 'vip',
  },
  count: 1,
};

/** An open order for the popup, with a test's overrides. */
export function orderOf(over: Partial<Order> = {}): Order {
  return {
    id: 'o1',
    status: 0,
    code_url: null,
    link: 'https://provider.test/pay',
    paypal_order_id: 'PP1',
    pay_way: 'paypal',
    type: 'vip',
    name: 'Personal',
    count: 1,
    amount: 4900,
    currency: 'USD',
    points: 6600,
    valid_days: 180,
    test: false,
    closes_at: '2026-03-01T12:00:00.000Z',
    paid_at: null,
    refunded_at: null,
    created_at: '2026-03-01T10:00:00.000Z',
    ...over,
  };
}
