import { Resvg } from '@resvg/resvg-js';
import type { Picture } from '../pixels/picture.ts';
import { COLUMN_WIDTH, type FittedText, LINE_HEIGHT } from './fit-text.ts';
import { CSS_WEIGHTS, FAMILIES, fontFiles, type Weight } from './fonts.ts';

export type Align = 'left' | 'center' | 'right';

export interface Lettering extends FittedText {
  /** The box of the letters, in pixels of the picture. */
  box: { x: number; y: number; width: number; height: number };
  weight: Weight;
  align: Align;
  vertical: boolean;
  /** `#rrggbb` */
  color: string;
  outline?: { color: string; width: number } | undefined;
}

/** Middle of a line's letters above its baseline, in shares of the size: between small and capital letters. */
const MIDDLE = 0.36;
const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

/** The letters on transparent layers of the picture's size, one for each weight. */
export function drawText(letterings: readonly Lettering[], width: number, height: number): Picture[] {
  const weights = [...new Set(letterings.map(({ weight }) => weight))];
  return weights.map((weight) => {
    const own = letterings.filter((each) => each.weight === weight);
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `${own.map(lettersOf).join('')}</svg>`;
    // One weight at a time: characters missing in the Latin font would be taken from any font, of any weight.
    const words = own.flatMap(({ lines: texts }) => texts).join('');
    const font = {
      loadSystemFonts: false,
      fontFiles: fontFiles(weight, words),
      defaultFontFamily: 'Noto Sans',
    };
    const { pixels } = new Resvg(svg, { font }).render();
    return { width, height, data: straight(new Uint8ClampedArray(pixels)) };
  });
}

function lettersOf(lettering: Lettering): string {
  const { size, color, outline, weight } = lettering;
  const pen = outline
    ? ` stroke="${outline.color}" stroke-width="${round(outline.width * 2)}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  const places = lettering.vertical ? columns(lettering) : lines(lettering);
  const letters = places.map(
    ({ x, y, text, anchor }) =>
      `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" xml:space="preserve">${escape(text)}</text>`,
  );
  return (
    `<g font-family="${FAMILIES}" font-weight="${CSS_WEIGHTS[weight]}" font-size="${round(size)}" ` +
    `fill="${color}"${pen}>${letters.join('')}</g>`
  );
}

interface Place {
  x: number;
  y: number;
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

function lines({ lines: texts, size, box, align }: Lettering): Place[] {
  const step = size * LINE_HEIGHT;
  const first = box.y + box.height / 2 - ((texts.length - 1) * step) / 2 + size * MIDDLE;
  const x = { left: box.x, center: box.x + box.width / 2, right: box.x + box.width }[align];
  return texts.map((text, index) => ({ x, y: first + index * step, text, anchor: ANCHORS[align] }));
}

/** Columns run from right to left, with upright characters. */
function columns({ lines: texts, size, box }: Lettering): Place[] {
  const step = size * COLUMN_WIDTH;
  const first = box.x + box.width / 2 + ((texts.length - 1) * step) / 2;
  const longest = Math.max(...texts.map((text) => [...text].length));
  const top = box.y + box.height / 2 - (longest * size * 1.06) / 2;
  return texts.flatMap((text, column) =>
    [...text].map((character, row) => ({
      x: first - column * step,
      y: top + (row + 0.5) * size * 1.06 + size * MIDDLE,
      text: character,
      anchor: 'middle' as const,
    })),
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function escape(text: string): string {
  // XML allows no control characters, not even escaped.
  const printable = text.replace(/\p{Cc}/gu, ' ').toWellFormed();
  return printable.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Converts from premultiplied colour, which the renderer returns, in place. */
function straight(data: Uint8ClampedArray): Uint8ClampedArray {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = ((data[channel] as number) * 255) / alpha;
    }
  }
  return data;
}
