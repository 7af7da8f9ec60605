import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

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
