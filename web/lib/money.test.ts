import { expect, it } from 'vitest';
import { formatMicros, formatMoney } from './money.ts';

it.each([
  [990, 'USD', 'en', '$9.90'],
  [4900, 'USD', 'en', '$49'],
  [990, 'USD', 'zh', '$9.90'],
  [169_830, 'CNY', 'zh', '¥1,698.30'],
  [18_630, 'CNY', 'en', '¥186.30'],
  [500, 'JPY', 'en', '¥500'],
  [742.42, 'USD', 'en', '$7.42'],
] as const)('%s of %s in %s is %s', (amount, currency, language, text) => {
  expect(formatMoney(amount, currency, language)).toBe(text);
});

it.each([
  [8_841_234, 'USD', 'en', '$8.84'],
  [1_000_000, 'USD', 'en', '$1.00'],
  [21_300, 'USD', 'en', '$0.021'],
  [50_000, 'USD', 'en', '$0.05'],
  [123, 'USD', 'en', '$0.00012'],
  [-400_000, 'USD', 'en', '-$0.40'],
  [1_234_560_000, 'CNY', 'zh', '¥1,234.56'],
  [0, 'USD', 'zh', '$0.00'],
] as const)('%s millionths of %s in %s are %s', (micros, currency, language, text) => {
  expect(formatMicros(micros, currency, language)).toBe(text);
});
