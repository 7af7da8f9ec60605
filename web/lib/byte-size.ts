const KIB = 1024;
const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/**
 * Bytes as people read them: one digit after the decimal point below ten, none above.
 * @param number writes a number in the language of the page
 */
export function byteSize(bytes: number, number: (value: number) => string): string {
  let value = bytes / KIB;
  let at = 0;
  while (value >= KIB && at < UNITS.length - 1) {
    value /= KIB;
    at += 1;
  }
  const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${number(rounded)} ${UNITS[at]}`;
}
