import type { Language } from '@inkreel/contract/site.ts';

/**
 * An amount of minor units as people write it in a language: `$49`, `$9.90`, `¥186.30`. `amount` may be broken, as a
 * price by piece is. Currencies without minor units, as the yen, have none here either.
 */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
