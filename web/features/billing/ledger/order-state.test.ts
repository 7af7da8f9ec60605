import type { Product } from '@inkreel/contract/api/orders.ts';
import { expect, test } from 'vitest';
import { productOfOrder, stateOf } from './order-state.ts';

test.each([
  [0, 'created'],
  [1, 'paid'],
  [2, 'closed'],
  [3, 'refunded'],
] as const)('status %i is %s', (status, name) => {
  expect(stateOf({ status })).toBe(name);
});

const product: Product = {
  id: 'p',
  name: 'Startup',
  price: 890,
  currency: 'USD',
  point: 1100,
  valid_days: 30,
  type: 'team',
};
const order = { type: 'team', valid_days: 30, amount: 2670, count: 3, currency: 'USD' } as const;

test('finds the product of an open order', () => {
  expect(productOfOrder([{ ...product, valid_days: 365, id: 'other' }, product], order)).toBe(product);
});

test.each([{ price: 900 }, { currency: 'CNY' }, { type: 'com' as const }, { valid_days: 180 }])(
  'does not take a product with %j for it',
  (change) => {
    expect(productOfOrder([{ ...product, ...change }], order)).toBeUndefined();
  },
);
