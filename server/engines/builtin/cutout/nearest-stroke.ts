import type { Picture } from '../pixels/picture.ts';

/**
 * Cost of a step from pixel to pixel besides the change of colour: distant strokes count less even within one
 * colour.
 */
const STEP = 2.5;
const PASSES = 3;

/**
 * Geodesic distance of each pixel from the nearest seed, with the change of colour as the cost of a path:
 * strokes spread within similar colours, and stop at edges (after Toivanen, "New geodesic distance
 * transforms", 1996).
 */
export function wayFrom(picture: Picture, isSeed: (at: number) => boolean): Float32Array {
  const { width, height, data } = picture;
  const count = width * height;
  const out = new Float32Array(count);
  for (let at = 0; at < count; at += 1) out[at] = isSeed(at) ? 0 : 1e9;
  const relax = (at: number, from: number, length: number) => {
    const start = out[from] as number;
    if (start >= (out[at] as number)) return;
    const red = (data[4 * at] as number) - (data[4 * from] as number);
    const green = (data[4 * at + 1] as number) - (data[4 * from + 1] as number);
    const blue = (data[4 * at + 2] as number) - (data[4 * from + 2] as number);
    const way = start + Math.sqrt(red * red + green * green + blue * blue) + STEP * length;
    if (way < (out[at] as number)) out[at] = way;
  };
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let at = 0; at < count; at += 1) {
      const x = at % width;
      if (x > 0) relax(at, at - 1, 1);
      if (at < width) continue;
      relax(at, at - width, 1);
      if (x > 0) relax(at, at - width - 1, Math.SQRT2);
      if (x < width - 1) relax(at, at - width + 1, Math.SQRT2);
    }
    for (let at = count - 1; at >= 0; at -= 1) {
      const x = at % width;
      if (x < width - 1) relax(at, at + 1, 1);
      if (at + width >= count) continue;
      relax(at, at + width, 1);
      if (x < width - 1) relax(at, at + width + 1, Math.SQRT2);
      if (x > 0) relax(at, at + width - 1, Math.SQRT2);
    }
  }
  return out;
}
