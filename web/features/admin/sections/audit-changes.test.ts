import { expect, test } from 'vitest';
import { changesIn } from './audit-changes.ts';

test('only what differs is a change', () => {
  const details = { before: { price: 1, offered: true }, after: { price: 2, offered: true }, seed: 3 };
  expect(changesIn(details)).toEqual([{ field: 'price', before: 1, after: 2 }]);
});

test.each([
  null,
  {},
  { after: { price: 1 } },
  { before: { state: 'FAILED' }, after: { id: 'new' } },
  { before: [1], after: [2] },
])('there is no change in %j', (details) => {
  expect(changesIn(details)).toEqual([]);
});

test('a price is money if its currency is known', () => {
  const before = { price: 891, points: 5, currency: 'USD' };
  expect(changesIn({ before, after: { ...before, price: 799, points: 6 } })).toEqual([
    { field: 'price', before: 891, after: 799, currency: 'USD' },
    { field: 'points', before: 5, after: 6 },
  ]);
});
