import { COLUMN_WIDTH, LINE_HEIGHT } from './fit-text.ts';

/** A box this much higher than wide holds a column of Chinese. */
export const COLUMN = 1.6;

/** The font size of letters, from their extent in pixels: the height of a line, or the width of a column. */
export function sizeOfLetters({ width, height }: { width: number; height: number }, text: string): number {
  const isColumn = height > width * COLUMN;
  const share = isColumn || /[\u3400-\u9fff]/u.test(text) ? 0.92 : /[gjpqy,;()]/.test(text) ? 0.95 : 0.74;
  const more = Math.max(0, text.split('\n').length - 1) * (isColumn ? COLUMN_WIDTH : LINE_HEIGHT);
  return (isColumn ? width : height) / (share + more);
}
