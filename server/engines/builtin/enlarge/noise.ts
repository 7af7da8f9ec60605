import type { Picture, Plane } from '../pixels/picture.ts';

/** Pixels between two calls of `done`. */
const DONE_EVERY = 1 << 18;

/**
 * Rec. 601 lightness of a picture, 0 to 255.
 *
 * @param done is called every few milliseconds; may throw to stop
 */
export function lightnessOf({ width, height, data }: Picture, done: () => void = () => undefined): Plane {
  const out = new Float32Array(width * height);
  for (let at = 0, from = 0; at < out.length; at += 1, from += 4) {
    if (at % DONE_EVERY === 0) done();
    out[at] =
      0.299 * (data[from] as number) +
      0.587 * (data[from + 1] as number) +
      0.114 * (data[from + 2] as number);
  }
  return { width, height, data: out };
}

/** Side of the squares in which noise is measured, in pixels. */
const SQUARE = 16;
/** Share of the squares that count as without texture. */
const CALM = 0.1;

/**
 * Standard deviation of the noise of a lightness plane, in grey steps: the deviation of pixels from their
 * neighbours' prediction (Immerkær's mask), in the smoothest tenth of the picture, where texture does not
 * count as noise.
 *
 * @param done is called every few milliseconds; may throw to stop
 */
export function noiseOf({ width, height, data }: Plane, done: () => void): number {
  const found: number[] = [];
  for (let top = 1; top + SQUARE < height; top += SQUARE) {
    done();
    for (let left = 1; left + SQUARE < width; left += SQUARE) {
      let sum = 0;
      for (let y = top; y < top + SQUARE; y += 1)
        for (let x = left; x < left + SQUARE; x += 1) {
          const at = y * width + x;
          const upper =
            (data[at - width - 1] as number) -
            2 * (data[at - width] as number) +
            (data[at - width + 1] as number);
          const middle = (data[at - 1] as number) - 2 * (data[at] as number) + (data[at + 1] as number);
          const lower =
            (data[at + width - 1] as number) -
            2 * (data[at + width] as number) +
            (data[at + width + 1] as number);
          sum += Math.abs(upper - 2 * middle + lower);
        }
      found.push((sum / SQUARE ** 2) * (Math.sqrt(Math.PI / 2) / 6));
    }
  }
  found.sort((one, other) => one - other);
  return found[Math.floor(found.length * CALM)] ?? 0;
}
