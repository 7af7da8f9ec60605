import { expect, test } from 'vitest';
import { minorUnits, typedAmount, whole } from './numbers.ts';

const RANGE = { from: 1, to: 10_000_000 };

test.each([
  ['1', 1],
  [' 1200 ', 1200],
  ['1,200', 1200],
  ['10,000,000', 10_000_000],
  ['1,20', undefined],
  ['0', undefined],
  ['10000001', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['', undefined],
])('reads the whole number %j as %j', (text, value) => {
  expect(whole(text, RANGE)).toBe(value);
});

test.each([
  ['9.90', 'USD', 990],
  ['9,9', 'USD', 990],
  ['19.99', 'USD', 1999],
  ['69', 'CNY', 6900],
  ['0.01', 'USD', 1],
  ['500', 'JPY', 500],
  ['500.5', 'JPY', undefined],
  ['9.999', 'USD', undefined],
  ['0', 'USD', undefined],
  ['1000000.01', 'USD', undefined],
  ['$9', 'USD', undefined],
  ['', 'USD', undefined],
])('reads the amount %j in %s as %j', (text, currency, value) => {
  expect(minorUnits(text, currency)).toBe(value);
});

test('a typed amount is read as the same amount', () => {
  for (const amount of [1, 990, 4900, 1999, 100_000_000])
    expect(minorUnits(typedAmount(amount, 'USD'), 'USD')).toBe(amount);
});
