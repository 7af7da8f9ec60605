import { z } from 'zod';

/** An amount as PayPal writes it: a decimal number in whole units, as text. */
export const paypalMoney = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^\d{1,12}(\.\d+)?$/),
});
export type PaypalMoney = z.output<typeof paypalMoney>;

/** `1999` US cents are `19.99`, `500` yen are `500`. */
export function toPaypalMoney(amount: number, currency: string): PaypalMoney {
  const digits = minorDigits(currency);
  const text = String(amount).padStart(digits + 1, '0');
  const value = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return { currency_code: currency, value };
}

/**
 * Minor units, without the rounding of binary fractions.
 * @returns undefined if the value is finer than the currency's smallest coin
 */
export function fromPaypalMoney(money: PaypalMoney): number | undefined {
  const digits = minorDigits(money.currency_code);
  const [whole = '', fraction = ''] = money.value.split('.');
  if (/[1-9]/.test(fraction.slice(digits))) return undefined;
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}

function minorDigits(currency: string): number {
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return options.maximumFractionDigits ?? 2;
}
