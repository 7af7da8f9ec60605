import { HOLE } from '../inpaint/distance.ts';
import { CHANNELS, type Level } from '../inpaint/level.ts';
import { boxMean } from '../pixels/box-mean.ts';

/** `across`: gaps left and right of the picture; `down`: above and below it. */
export type Direction = 'across' | 'down';

/** Smoothing of the continuation, as a share of the edge's length. */
const EVEN = 1 / 30;
/**
 * How far into the picture the continuation looks, as a share of its length: content further inside must not
 * be repeated.
 */
const DEPTH = 0.05;

/**
 * Expected colours outside a picture, three numbers a pixel: its shades mirrored at the edge, without detail and
 * with decreasing speed, so that sky stays sky, a horizon keeps its height, and the picture's border shows no step.
 */
export function continued(level: Level, direction: Direction): Float32Array {
  const { width, height, values, state } = level;
  const lines = direction === 'across' ? height : width;
  const length = direction === 'across' ? width : height;
  const pixel = (line: number, along: number) =>
    direction === 'across' ? line * width + along : along * width + line;
  const out = new Float32Array(state.length * 3);
  for (let line = 0; line < lines; line += 1) {
    let first = 0;
    while (first < length && state[pixel(line, first)] === HOLE) first += 1;
    let end = length;
    while (end > first && state[pixel(line, end - 1)] === HOLE) end -= 1;
    for (let along = 0; along < length; along += 1) {
      const from = first === end ? along : first + inside(along - first, end - first);
      for (let channel = 0; channel < 3; channel += 1)
        out[pixel(line, along) * 3 + channel] = values[pixel(line, from) * CHANNELS + channel] as number;
    }
  }
  const even = boxMean(out, width, height, Math.max(2, Math.round(lines * EVEN)), 3);
  for (let at = 0; at < state.length; at += 1)
    if (state[at] === HOLE) out.set(even.subarray(at * 3, at * 3 + 3), at * 3);
  return out;
}

/**
 * Source position of a place outside a line of `length`: mirrored at its end, but never much deeper than `DEPTH`.
 */
function inside(at: number, length: number): number {
  const outside = at < 0 ? -at : at - length + 1;
  if (outside <= 0) return at;
  const most = Math.max(1, length * DEPTH);
  const deep = Math.min(length - 1, Math.floor(most * (1 - Math.exp(-(outside - 1) / most))));
  return at < 0 ? deep : length - 1 - deep;
}
