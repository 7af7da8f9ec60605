import type { Plane } from '../pixels/picture.ts';

/** Rows between two calls of `done`. */
const DONE_ROWS = 128;

/**
 * The smallest and the largest number within `reach` pixels of each.
 *
 * @param done is called every few milliseconds; may throw to stop
 */
export function rangeAround(
  { width, height, data }: Plane,
  reach: number,
  done: () => void,
): [Float32Array, Float32Array] {
  const least = new Float32Array(data.length);
  const most = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    if (y % DONE_ROWS === 0) done();
    for (let x = 0; x < width; x += 1) {
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      for (let near = Math.max(0, x - reach); near <= Math.min(width - 1, x + reach); near += 1) {
        const value = data[y * width + near] as number;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      least[y * width + x] = low;
      most[y * width + x] = high;
    }
  }
  const lower = new Float32Array(data.length);
  const upper = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    if (y % DONE_ROWS === 0) done();
    const first = Math.max(0, y - reach) * width;
    const last = Math.min(height - 1, y + reach) * width;
    for (let x = 0; x < width; x += 1) {
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      for (let near = first + x; near <= last + x; near += width) {
        const small = least[near] as number;
        const large = most[near] as number;
        if (small < low) low = small;
        if (large > high) high = large;
      }
      lower[y * width + x] = low;
      upper[y * width + x] = high;
    }
  }
  return [lower, upper];
}
