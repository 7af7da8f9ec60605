import type { TextBox } from '@inkreel/contract/tools/kinds/texts.ts';

/** Height of a line as a multiple of the font size. */
const LINE = 1.2;
/** Widths as multiples of the font size: a Chinese character fills its square, a Latin letter about half of it. */
const WIDE = 1;
const NARROW = 0.56;
const FULL_WIDTH = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/u;

/** Font size in pixels of the picture with which the new words roughly fill their box; the requested one, if any. */
export function previewSize({ text, size, width, height }: TextBox): number {
  if (size !== undefined) return size;
  const lines = text.split('\n');
  const longest = Math.max(1, ...lines.map(widthOf));
  return Math.max(4, Math.min(height / (lines.length * LINE), width / longest));
}

const widthOf = (line: string): number =>
  [...line].reduce((sum, sign) => sum + (FULL_WIDTH.test(sign) ? WIDE : NARROW), 0);

/** Whether letters of this colour (`#rrggbb`) need a dark background; without a chosen colour they are drawn dark. */
export function needsDarkGround(color: string | undefined): boolean {
  if (color === undefined) return false;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  // Weights of ITU-R BT.709 for brightness.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 127;
}
