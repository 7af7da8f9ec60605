/** The ratio of two sides in its lowest terms, as people write it: `16:9`. */
export function ratioOf({ width, height }: { width: number; height: number }): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(width, height);
  return `${width / by}:${height / by}`;
}
