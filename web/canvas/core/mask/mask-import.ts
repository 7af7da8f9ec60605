import type { Size } from '@inkreel/scene/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { stretched } from '../grid/stretch.ts';

/** From this brightness on (0 to 255) a pixel of a mask picture is marked. */
const BRIGHT = 128;

/**
 * Which pixels of a picture (RGBA, not premultiplied) are marked: 1 for each bright one, 0 for dark or
 * transparent.
 */
export function meantPixels(data: Uint8ClampedArray): Uint8Array {
  const meant = new Uint8Array(data.length / 4);
  for (let at = 0; at < data.length; at += 4) {
    const bright = 299 * data[at]! + 587 * data[at + 1]! + 114 * data[at + 2]!;
    meant[at / 4] = bright * data[at + 3]! >= BRIGHT * 1000 * 255 ? 1 : 0;
  }
  return meant;
}

/** A mask from a picture of any size, scaled to `size`. */
export function maskFrom(picture: Size & { meant: Uint8Array }, size: Size): Grid {
  return stretched(picture, (x, y) => picture.meant[y * picture.width + x]!, size);
}
