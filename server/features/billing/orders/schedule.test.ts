import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { expect, test } from 'vitest';
import { firstCheck, mayAskNow, nextCheck } from './schedule.ts';

const { created, paid, closed, refunded } = ORDER_STATUS;
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const NOW = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

test('the first query of an order depends on its status', () => {
  expect(firstCheck(created, NOW)).toEqual(later(10 * SECOND));
  expect(firstCheck(paid, NOW)).toEqual(later(24 * HOUR));
  expect(firstCheck(closed, NOW)).toEqual(later(HOUR));
  expect(firstCheck(refunded, NOW)).toBeNull();
});

test('a closed order is queried a last time a day after it was closed', () => {
  const order = { status: closed, closedAt: NOW };
  expect(nextCheck(order, later(HOUR))).toEqual(later(24 * HOUR));
  expect(nextCheck(order, later(24 * HOUR - 1))).toEqual(later(24 * HOUR));
  expect(nextCheck(order, later(24 * HOUR))).toBeNull();
  expect(nextCheck({ status: paid, closedAt: NOW }, later(HOUR))).toBeNull();
  expect(nextCheck({ status: closed, closedAt: null }, later(HOUR))).toBeNull();
});

test.each([
  [0, 10 * SECOND],
  [1, 20 * SECOND],
  [3, 80 * SECOND],
  // The pause does not double for ever.
  [7, 1280 * SECOND],
  [8, 1800 * SECOND],
  [30, 1800 * SECOND],
])('after %i queries a browser’s poll may query again 3 seconds after the last', (checks, pause) => {
  const order = { nextCheckAt: later(pause), checks };
  expect(mayAskNow(order, later(2999))).toBe(false);
  expect(mayAskNow(order, later(3000))).toBe(true);
  // After the clock was set back.
  expect(mayAskNow(order, later(-2999))).toBe(false);
  expect(mayAskNow(order, later(-3000))).toBe(true);
  expect(mayAskNow({ ...order, nextCheckAt: null }, later(HOUR))).toBe(false);
});
