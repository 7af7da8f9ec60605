import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { expect, test } from 'vitest';
import { invoiceNumber } from '../invoice.ts';
import { providerOf } from './order-deps.ts';
import { toOrder, toPayable } from './order-record.ts';
import type { OrderRow } from './store.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
const ROW = {
  id: '0195508c-3c00-7abc-8def-0123456789ab',
  status: ORDER_STATUS.paid,
  payWay: 'wechat',
  provider: 'wechat',
  providerOrderId: 'theirs',
  codeUrl: 'weixin://pay',
  link: null,
  type: 'team',
  name: 'Startup',
  count: 2,
  amount: 1782,
  currency: 'USD',
  points: 2200,
  validDays: 30,
  closesAt: at(12),
  paidAt: at(11),
  refundedAt: null,
  createdAt: at(10),
} as OrderRow;

test('an order is shown with its amounts and times', () => {
  expect(toOrder(ROW)).toEqual({
    id: ROW.id,
    status: ORDER_STATUS.paid,
    code_url: 'weixin://pay',
    link: null,
    paypal_order_id: null,
    pay_way: 'wechat',
    type: 'team',
    name: 'Startup',
    count: 2,
    amount: 1782,
    currency: 'USD',
    points: 2200,
    valid_days: 30,
    test: false,
    closes_at: at(12).toISOString(),
    paid_at: at(11).toISOString(),
    refunded_at: null,
    created_at: at(10).toISOString(),
  });
  expect(toOrder({ ...ROW, paidAt: null, refundedAt: at(13) })).toMatchObject({
    paid_at: null,
    refunded_at: at(13).toISOString(),
  });
});

test('PayPal’s number is shown if PayPal gave it, and the test wallet is named as such', () => {
  expect(toOrder({ ...ROW, payWay: 'paypal' }).paypal_order_id).toBe('theirs');
  expect(toOrder({ ...ROW, provider: 'sandbox' }).test).toBe(true);
});

test('a provider gets the title, with the count if there is more than one', () => {
  expect(toPayable(ROW)).toEqual({
    id: ROW.id,
    title: 'Inkreel Startup × 2',
    amount: 1782,
    currency: 'USD',
    closesAt: at(12),
    providerOrderId: 'theirs',
  });
  expect(toPayable({ ...ROW, count: 1 }).title).toBe('Inkreel Startup');
});

test('an invoice has a number of its year, in UTC, that reveals nothing about sales', () => {
  expect(invoiceNumber(ROW)).toBe('IK-2026-0123456789AB');
  expect(invoiceNumber({ ...ROW, createdAt: new Date('2027-01-01T00:00:00+02:00') })).toMatch(/^IK-2026-/);
});

test('an order belongs to the provider that it was opened at, while that is set up', () => {
  const wallet = (name: string) => ({ name }) as ReturnType<typeof providerOf> & object;
  const providers = { wechat: wallet('wechat'), paypal: wallet('sandbox') };
  expect(providerOf({ providers }, ROW)).toBe(providers.wechat);
  expect(providerOf({ providers }, { payWay: 'paypal', provider: 'sandbox' })).toBe(providers.paypal);
  expect(providerOf({ providers }, { payWay: 'paypal', provider: 'paypal' })).toBeUndefined();
  expect(providerOf({ providers: {} }, ROW)).toBeUndefined();
});
