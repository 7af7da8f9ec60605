import type { Product } from '@inkreel/contract/api/orders.ts';
import { expect, test } from 'vitest';
import type { Terms } from './offer.ts';
import { shownChange } from './plan-change.ts';

const month = { type: 'com', count: 6, amount: 4752, currency: 'USD', points: 7500, validDays: 30 } as const;
const terms = (over: Partial<Terms> = {}): Terms => ({
  edition: 'vip',
  expired_at: '2027-02-19T12:00:00.000Z',
  seats: 1,
  members: 1,
  may_buy: true,
  periods: [{ until: '2027-02-19T12:00:00.000Z', amount: 8900, currency: 'USD', points: 14_400, days: 365 }],
  now: '2026-03-01T12:00:00.000Z',
  ...over,
});

test('an upgrade states the remaining time and its conversion', () => {
  expect(shownChange(terms(), month)).toEqual({
    until: new Date('2026-05-25T03:00:00.000Z'),
    converted: { from: 'vip', fromCount: 1, leftHours: 355 * 24, hours: 54 * 24 + 15 },
  });
});

test('a renewal states only the new end', () => {
  const again = { ...month, type: 'vip' as Product['type'], count: 1 };
  expect(shownChange(terms(), again)).toEqual({
    until: new Date('2027-03-21T12:00:00.000Z'),
    converted: undefined,
  });
});

test('a first plan begins now', () => {
  const none = terms({ edition: 'free', expired_at: null, periods: [] });
  expect(shownChange(none, month)).toEqual({
    until: new Date('2026-03-31T12:00:00.000Z'),
    converted: undefined,
  });
});

test('states nothing to guests or for a lower plan', () => {
  expect(shownChange(undefined, month)).toBeUndefined();
  expect(
    shownChange(terms({ edition: 'com', seats: 6 }), { ...month, type: 'team', count: 2 }),
  ).toBeUndefined();
});
