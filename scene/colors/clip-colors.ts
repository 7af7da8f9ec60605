/** Colours of a clip: adjustments, then a look, on pixels. */
import type { Adjustments } from '@inkreel/contract/documents/image-adjustments.ts';
import { FILM_LOOKS } from '@inkreel/contract/film/looks.ts';
import { adjustPixels, isAdjusted } from '../design/adjust-pixels.ts';
import type { Size } from '../geometry.ts';
import { LOOKS } from './looks.ts';
import { applyLut, type Lut, lutFromBytes, lutOf } from './lut.ts';

export interface ClipColors {
  adjust?: Adjustments;
  /** A look of ours, or a table as films keep it. */
  look?: { name: string } | { table: string };
  /** 0 to 1. */
  strength: number;
}

/** Tables that were made last. */
const KEPT = 16;
const tables = new Map<string, Lut | undefined>();

function lutFor({ look, strength }: ClipColors): Lut | undefined {
  if (!look || strength === 0) return undefined;
  const key = `${strength} ${'name' in look ? look.name : look.table}`;
  if (!tables.has(key)) {
    const [oldest] = tables.keys();
    if (oldest !== undefined && tables.size >= KEPT) tables.delete(oldest);
    tables.set(key, 'name' in look ? ours(look.name, strength) : brought(look.table, strength));
  }
  return tables.get(key);
}

function ours(name: string, strength: number): Lut | undefined {
  const known = FILM_LOOKS.find((each) => each === name);
  return known && lutOf(LOOKS[known], strength);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** From base 64; undefined for a table of another size. */
function brought(table: string, strength: number): Lut | undefined {
  const bytes = new Uint8Array((table.length / 4) * 3);
  for (let at = 0, to = 0; at < table.length; at += 4, to += 3) {
    let value = 0;
    for (let letter = 0; letter < 4; letter += 1)
      value = value * 64 + Math.max(0, LETTERS.indexOf(table[at + letter] ?? 'A'));
    bytes[to] = value >> 16;
    bytes[to + 1] = value >> 8;
    bytes[to + 2] = value;
  }
  return lutFromBytes(bytes, strength);
}

/** Changes pixels in place; what is not known changes nothing. @param pixels not premultiplied */
export function colorPixels(pixels: Uint8ClampedArray, colors: ClipColors, size: Size): void {
  if (isAdjusted(colors.adjust)) adjustPixels(pixels, colors.adjust, size);
  const lut = lutFor(colors);
  if (lut) applyLut(pixels, lut);
}
