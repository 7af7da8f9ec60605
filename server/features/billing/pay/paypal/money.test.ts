import { expect, test } from 'vitest';
import { fromPaypalMoney, toPaypalMoney } from './money.ts';

test.each([
  [1999, 'USD', '19.99'],
  [5, 'USD', '0.05'],
  [100, 'USD', '1.00'],
  [500, 'JPY', '500'],
  [1234, 'KWD', '1.234'],
  // 0.1 + 0.2 as binary fractions would not come back whole.
  [110030, 'EUR', '1100.30'],
])('%i minor units of %s are %s', (amount, currency, value) => {
  expect(toPaypalMoney(amount, currency)).toEqual({ currency_code: currency, value });
  expect(fromPaypalMoney({ currency_code: currency, value })).toBe(amount);
});

test('an amount may lack a fraction, and what is finer than a coin is not an amount', () => {
  expect(fromPaypalMoney({ currency_code: 'USD', value: '20' })).toBe(2000);
  expect(fromPaypalMoney({ currency_code: 'USD', value: '20.500' })).toBe(2050);
  expect(fromPaypalMoney({ currency_code: 'USD', value: '20.505' })).toBeUndefined();
  expect(fromPaypalMoney({ currency_code: 'JPY', value: '1.5' })).toBeUndefined();
});
