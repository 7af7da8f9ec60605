/** Ratios that films can have, those of most places first. */
export const FILM_RATIOS = ['16:9', '9:16', '1:1', '4:5', '4:3', '3:4', '3:2', '2:3'] as const;
export type FilmRatio = (typeof FILM_RATIOS)[number];
/** Those that an export offers. */
export const EXPORT_RATIOS = ['16:9', '9:16', '1:1', '4:5'] as const satisfies readonly FilmRatio[];
export type ExportRatio = (typeof EXPORT_RATIOS)[number];

/** Pixels of the shorter side of films. */
const SHORTER = 1080;

/** Width and height of a ratio whose shorter side is 1080 pixels; both even, as encoders need them. */
export function sizeOfRatio(ratio: string): { width: number; height: number } {
  const [across = 16, down = 9] = ratio.split(':').map(Number);
  const even = (value: number) => Math.round(value / 2) * 2;
  return across >= down
    ? { width: even((SHORTER * across) / down), height: SHORTER }
    : { width: SHORTER, height: even((SHORTER * down) / across) };
}

/** The ratio of two sides in its lowest terms, as people write it: `16:9`. */
export function ratioOf({ width, height }: { width: number; height: number }): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(width, height);
  return `${width / by}:${height / by}`;
}
