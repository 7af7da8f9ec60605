import { describe, expect, test } from 'vitest';
import type { PayableOrder } from '../provider.ts';
import { orderFact, type PaypalOrder, paypalOrder, readAmount } from './facts.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const order: PayableOrder = {
  id: ID,
  title: 'Team',
  amount: 1999,
  currency: 'USD',
  closesAt: new Date(),
  providerOrderId: 'PP1',
};
const money = (value: string) => ({ currency_code: 'USD', value });
type Unit = Partial<PaypalOrder['purchase_units'][number]>;
const found = (status: string, unit: Unit = {}): PaypalOrder => ({
  id: 'PP1',
  status,
  purchase_units: [{ custom_id: ID, ...unit }],
});
const paidBy = (
  captures: [status: string, value: string][],
  refunds: [status: string, value: string][] = [],
) =>
  found('COMPLETED', {
    payments: {
      captures: captures.map(([status, value], index) => ({
        id: `CAP${index}`,
        status,
        amount: money(value),
      })),
      refunds: refunds.map(([status, value]) => ({ status, amount: money(value) })),
    },
  });
const refused = expect.objectContaining({ code: 'payment_failed' });

test.each([
  ['APPROVED', 'approved'],
  ['VOIDED', 'closed'],
  ['CREATED', 'waiting'],
  ['SAVED', 'waiting'],
  ['PAYER_ACTION_REQUIRED', 'waiting'],
])('%s is %s', (status, kind) => {
  expect(orderFact(found(status), order, 'OURS')).toEqual({ kind });
});

describe('an order that is completed', () => {
  test.each([
    ['a payment', [['COMPLETED', '19.99']], [], { kind: 'paid', paymentId: 'CAP0', amount: 1999 }],
    [
      'a payment after one that was declined',
      [
        ['DECLINED', '19.99'],
        ['COMPLETED', '19.99'],
      ],
      [],
      { kind: 'paid', paymentId: 'CAP1', amount: 1999 },
    ],
    [
      'a payment of which a part went back',
      [['PARTIALLY_REFUNDED', '19.99']],
      [['COMPLETED', '5.00']],
      { kind: 'paid', paymentId: 'CAP0', amount: 1999 },
    ],
    ['a payment that went back', [['REFUNDED', '19.99']], [], { kind: 'refunded', amount: 1999 }],
    [
      'one that went back in parts, of which one did not arrive',
      [['REFUNDED', '19.99']],
      [
        ['COMPLETED', '5.00'],
        ['FAILED', '3.00'],
        ['COMPLETED', '14.99'],
      ],
      { kind: 'refunded', amount: 1999 },
    ],
    [
      'one of which a part is still on its way back',
      [['REFUNDED', '19.99']],
      [
        ['COMPLETED', '5.00'],
        ['PENDING', '14.99'],
      ],
      { kind: 'refunded', amount: 500 },
    ],
    ['one that is looked into', [['PENDING', '19.99']], [], { kind: 'waiting' }],
    ['none', [], [], { kind: 'waiting' }],
    ['one that was declined', [['DECLINED', '19.99']], [], { kind: 'closed' }],
    ['one that failed', [['FAILED', '19.99']], [], { kind: 'closed' }],
  ] as [string, [string, string][], [string, string][], object][])(
    'with %s',
    (_what, captures, refunds, fact) => {
      const currency = 'amount' in fact ? { currency: 'USD' } : {};
      expect(orderFact(paidBy(captures, refunds), order, 'OURS')).toEqual({ ...fact, ...currency });
    },
  );

  test('without payments waits', () => {
    expect(orderFact(found('COMPLETED'), order, 'OURS')).toEqual({ kind: 'waiting' });
  });
});

describe('an order at PayPal', () => {
  const fact = (change: object, unit: Unit = {}) =>
    orderFact({ ...found('APPROVED', unit), ...change }, order, 'OURS');
  const capture = { id: 'CAP0', status: 'COMPLETED', amount: money('19.99'), custom_id: ID };
  const without = { custom_id: undefined };

  test('names ours in itself, in its payment or in its reference', () => {
    expect(fact({})).toEqual({ kind: 'approved' });
    expect(fact({}, { ...without, payments: { captures: [capture], refunds: [] } })).toEqual({
      kind: 'approved',
    });
    expect(fact({}, { ...without, reference_id: ID })).toEqual({ kind: 'approved' });
  });

  test.each([
    [{ id: 'PP2' }, {}],
    [{}, { custom_id: 'another', reference_id: ID }],
    [{}, without],
    [{ purchase_units: [] }, {}],
    [{}, { payee: { merchant_id: 'THEIRS' } }],
  ])('is not ours: %j %j', (change, unit) => {
    expect(() => fact(change, unit)).toThrow(refused);
  });

  test('is ours with our merchant, without one, and with any if the settings name none', () => {
    expect(fact({}, { payee: { merchant_id: 'OURS' } })).toEqual({ kind: 'approved' });
    expect(fact({}, { payee: {} })).toEqual({ kind: 'approved' });
    const theirs = found('APPROVED', { payee: { merchant_id: 'THEIRS' } });
    expect(orderFact(theirs, order, undefined)).toEqual({ kind: 'approved' });
  });
});

test('an amount that is finer than a coin is not read', () => {
  expect(() => readAmount(money('1.005'))).toThrow(expect.objectContaining({ code: 'payment_unavailable' }));
});

test('an order may lack properties that do not exist yet', () => {
  expect(paypalOrder.parse({ id: 'PP1', status: 'CREATED' })).toEqual({
    id: 'PP1',
    status: 'CREATED',
    purchase_units: [],
  });
});
