import { expect, test } from 'vitest';
import type { PaymentEvent } from '../pay/provider.ts';
import { type Action, actionOn, type Event, eventOf, type OrderStatus } from './transitions.ts';

/** Columns: created, paid, closed, refunded. */
const EXPECTED: Record<Event, [Action, Action, Action, Action]> = {
  waiting: ['keep', 'keep', 'keep', 'keep'],
  approved: ['keep', 'keep', 'keep', 'keep'],
  paid: ['credit', 'keep', 'credit', 'keep'],
  paid_otherwise: ['report', 'report', 'report', 'keep'],
  closed: ['close', 'keep', 'keep', 'keep'],
  refunded: ['credit_and_take_back', 'take_back', 'credit_and_take_back', 'keep'],
  refunded_otherwise: ['report', 'report', 'report', 'keep'],
  charged_back: ['credit_and_take_back', 'take_back', 'credit_and_take_back', 'keep'],
};

test.each(Object.entries(EXPECTED))('%s', (event, actions) => {
  expect(([0, 1, 2, 3] as OrderStatus[]).map((status) => actionOn(status, event as Event))).toEqual(actions);
});

test('a payment matches an order only in its amount and its currency', () => {
  const order = { amount: 990, currency: 'USD' };
  const paid = (amount: number, currency: string): PaymentEvent => ({
    kind: 'paid',
    paymentId: 'p',
    amount,
    currency,
  });
  expect(eventOf(order, paid(990, 'USD'))).toBe('paid');
  expect(eventOf(order, paid(989, 'USD'))).toBe('paid_otherwise');
  expect(eventOf(order, paid(991, 'USD'))).toBe('paid_otherwise');
  expect(eventOf(order, paid(990, 'CNY'))).toBe('paid_otherwise');
  expect(eventOf(order, { kind: 'refunded', amount: 990, currency: 'USD' })).toBe('refunded');
  expect(eventOf(order, { kind: 'refunded', amount: 1, currency: 'USD' })).toBe('refunded_otherwise');
  expect(eventOf(order, { kind: 'charged_back' })).toBe('charged_back');
});
