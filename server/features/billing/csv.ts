/** Byte order mark, so that spreadsheet programs read Chinese correctly. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet program would run as a formula; Chinese and Japanese ones also take the full-width signs for it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One line of a CSV file (RFC 4180). Text that would be read as a formula gets an apostrophe in front, as OWASP
 * advises; numbers stay numbers.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
}
