import { expect, test } from 'vitest';
import { orderIdOf, tradeFact, tradeNumber, type WechatTrade } from './facts.ts';

const trade: WechatTrade = {
  appid: 'wx1',
  mchid: '19',
  out_trade_no: '0'.repeat(32),
  transaction_id: '42',
  trade_state: 'SUCCESS',
  amount: { total: 9900, currency: 'CNY' },
};
const paid = { kind: 'paid', paymentId: '42', amount: 9900, currency: 'CNY' };

test.each([
  ['SUCCESS', paid],
  ['REFUND', paid],
  ['CLOSED', { kind: 'closed' }],
  ['REVOKED', { kind: 'closed' }],
  ['NOTPAY', { kind: 'waiting' }],
  ['USERPAYING', { kind: 'waiting' }],
  ['PAYERROR', { kind: 'waiting' }],
])('the state %s', (trade_state, fact) => {
  expect(tradeFact({ ...trade, trade_state })).toEqual(fact);
});

test('a payment without its number or amount is not an event', () => {
  expect(tradeFact({ ...trade, transaction_id: undefined })).toBeUndefined();
  expect(tradeFact({ ...trade, amount: undefined })).toBeUndefined();
});

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

test('the number of an order leads back to it', () => {
  expect(tradeNumber(ID)).toBe('01890a5dac96774bbcceb302099a8057');
  expect(orderIdOf(tradeNumber(ID))).toBe(ID);
});

test.each(['', 'shoes-42', `0${tradeNumber(ID)}`, `${tradeNumber(ID)}0`, tradeNumber(ID).toUpperCase()])(
  'the number %j is not one of ours',
  (number) => {
    expect(orderIdOf(number)).toBeUndefined();
  },
);
