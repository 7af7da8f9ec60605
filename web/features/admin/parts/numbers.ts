/** A whole number in a range, as it was typed; undefined for anything else. Thousands separators are allowed. */
export function whole(text: string, { from, to }: { from: number; to: number }): number | undefined {
  const typed = text.trim().replace(/(?<=\d)[,\s](?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,15}$/.test(typed)) return undefined;
  const value = Number(typed);
  return value >= from && value <= to ? value : undefined;
}

/** Digits of a currency after the decimal point. */
function digitsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** An amount as it was typed, `9.90`, in minor units; undefined if it is not an amount above 0. */
export function minorUnits(text: string, currency: string): number | undefined {
  const parts = /^(\d{1,7})(?:[.,](\d+))?$/.exec(text.trim());
  const digits = digitsOf(currency);
  const [, units = '', fraction = ''] = parts ?? [];
  if (!parts || fraction.length > digits) return undefined;
  // Composed as text, because 9.90 times 100 is not a whole number in floating point.
  const value = Number(units + fraction.padEnd(digits, '0'));
  return value > 0 && value <= 100_000_000 ? value : undefined;
}

/** Minor units as they are typed: 990 is `9.90`. */
export function typedAmount(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
