/**
 * Look-up tables in three dimensions, applied in whole numbers: between the values of a table by tetrahedra, which keep
 * greys grey.
 */
import { LUT_BYTES, LUT_SIDE } from '@inkreel/contract/film/looks.ts';

/** Steps between two values of 8 bits, so that a table of no change changes nothing. */
const UNIT = 64;
const PLANE = LUT_SIDE * LUT_SIDE;

/** Values of red, green and blue in `UNIT`s, red the fastest. */
export type Lut = Int32Array;

/**
 * @param color what becomes of a colour; all values 0 to 1
 * @param strength 0 changes nothing, 1 all
 */
export function lutOf(
  color: (red: number, green: number, blue: number) => readonly [number, number, number],
  strength = 1,
): Lut {
  const lut = new Int32Array(LUT_BYTES);
  const last = LUT_SIDE - 1;
  let at = 0;
  for (let blue = 0; blue < LUT_SIDE; blue += 1)
    for (let green = 0; green < LUT_SIDE; green += 1)
      for (let red = 0; red < LUT_SIDE; red += 1) {
        const given = [red / last, green / last, blue / last] as const;
        for (const [channel, value] of color(...given).entries()) {
          const own = given[channel] ?? 0;
          const mixed = own + (Math.min(1, Math.max(0, value)) - own) * strength;
          lut[at] = Math.round(mixed * 255 * UNIT);
          at += 1;
        }
      }
  return lut;
}

/** A table from bytes, as films keep them. */
export function lutFromBytes(bytes: Uint8Array, strength = 1): Lut | undefined {
  if (bytes.length !== LUT_BYTES) return undefined;
  let at = 0;
  const value = () => {
    at += 1;
    return (bytes[at - 1] ?? 0) / 255;
  };
  return lutOf(() => [value(), value(), value()], strength);
}

/** Where values of 8 bits lie between those of a table: its lower neighbour, and the part of the way in 256ths. */
const LOWER = new Uint8Array(256);
const WAY = new Int32Array(256);
for (let value = 0; value < 256; value += 1) {
  const place = Math.floor((value * (LUT_SIDE - 1) * 256) / 255);
  LOWER[value] = Math.min(LUT_SIDE - 2, place >> 8);
  WAY[value] = place - (LOWER[value] as number) * 256;
}

/** Changes pixels in place. @param pixels red, green, blue, alpha, not premultiplied */
export function applyLut(pixels: Uint8ClampedArray, lut: Lut): void {
  const half = (UNIT * 256) / 2;
  const shift = 14;
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const [r, g, b] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
    const [x, y, z] = [WAY[r] as number, WAY[g] as number, WAY[b] as number];
    const low = ((LOWER[b] as number) * PLANE + (LOWER[g] as number) * LUT_SIDE + (LOWER[r] as number)) * 3;
    const high = low + (PLANE + LUT_SIDE + 1) * 3;
    // Of the six tetrahedra the one whose edges go along the greatest part of the way first.
    let [first, second] = [low, low];
    let [most, middle, least] = [x, y, z];
    if (x >= y) {
      if (y >= z) {
        first += 3;
        second += (LUT_SIDE + 1) * 3;
      } else if (x >= z) {
        first += 3;
        second += (PLANE + 1) * 3;
        [middle, least] = [z, y];
      } else {
        first += PLANE * 3;
        second += (PLANE + 1) * 3;
        [most, middle, least] = [z, x, y];
      }
    } else if (z >= y) {
      first += PLANE * 3;
      second += (PLANE + LUT_SIDE) * 3;
      [most, middle, least] = [z, y, x];
    } else if (z >= x) {
      first += LUT_SIDE * 3;
      second += (PLANE + LUT_SIDE) * 3;
      [most, middle, least] = [y, z, x];
    } else {
      first += LUT_SIDE * 3;
      second += (LUT_SIDE + 1) * 3;
      [most, middle, least] = [y, x, z];
    }
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel] =
        ((256 - most) * (lut[low + channel] as number) +
          (most - middle) * (lut[first + channel] as number) +
          (middle - least) * (lut[second + channel] as number) +
          least * (lut[high + channel] as number) +
          half) >>
        shift;
  }
}
