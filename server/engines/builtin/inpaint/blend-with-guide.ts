import { boxMean } from '../pixels/box-mean.ts';
import { CHANNELS } from './level.ts';
import { type Matches, priorCost, RADIUS } from './matches.ts';
import { typicalCost } from './vote.ts';

/** Weights of the patches' disagreement over a pixel, and of their poor match, as doubt. */
const DISAGREEMENT = 2;
const UNLIKENESS = 4;
/** Squared difference of a pixel, over three channels, from noise alone. */
const NOISE = 20;
/**
 * Doubt and difference are measured over squares of the first radius, and the change is smoothed over squares of the
 * second.
 */
const JUDGED = 4;
const EVEN = 1;
/** Pixels between two calls of `tick`. */
const TICK_EVERY = 2000;

/**
 * Pulls a filled gap towards the expected colours where the fill is in doubt: two estimates of the same pixel, weighted
 * by their errors. The fill's error is estimated from the mismatch and the disagreement of its patches; if it differs
 * from the expectation by far more than that, it has found structure and is not changed. Only shades change, fine
 * texture stays.
 */
export function blendWithGuide(matches: Matches, tick: () => void): void {
  const { level, hole, expected } = matches;
  const { values } = level;
  const { left, top, width, height } = boxOf(matches);
  const inBox = (pixel: number) =>
    (Math.floor(pixel / level.width) - top) * width + (pixel % level.width) - left;
  const doubt = new Float32Array(width * height);
  const difference = new Float32Array(width * height);
  const towards = new Float32Array(width * height * 3);
  const scale = 1 / (2 * typicalCost(matches));
  hole.forEach((pixel, index) => {
    if (index % TICK_EVERY === 0) tick();
    const at = inBox(pixel);
    doubt[at] = NOISE + doubtOf(matches, pixel, scale);
    for (let channel = 0; channel < 3; channel += 1) {
      const step = (expected[pixel * 3 + channel] as number) - (values[pixel * CHANNELS + channel] as number);
      towards[at * 3 + channel] = step;
      difference[at] = (difference[at] as number) + step * step;
    }
  });
  const spread = (plane: Float32Array, radius: number, channels: number) => {
    tick();
    const once = boxMean(plane, width, height, radius, channels);
    tick();
    return boxMean(once, width, height, radius, channels);
  };
  const even = spread(towards, EVEN, 3);
  const doubts = spread(doubt, JUDGED, 1);
  const differences = spread(difference, JUDGED, 1);
  for (const pixel of hole) {
    const at = inBox(pixel);
    const unsure = doubts[at] as number;
    const share = (unsure / (unsure + (differences[at] as number))) ** 2;
    for (let channel = 0; channel < 3; channel += 1)
      values[pixel * CHANNELS + channel] =
        (values[pixel * CHANNELS + channel] as number) + share * (even[at * 3 + channel] as number);
  }
}

/** Bounds of the gap in its level, with a margin for the measuring window. */
function boxOf({ level, hole }: Matches): { left: number; top: number; width: number; height: number } {
  let [left, top, right, bottom] = [level.width, level.height, 0, 0];
  for (const pixel of hole) {
    const x = pixel % level.width;
    const y = Math.floor(pixel / level.width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const room = 2 * JUDGED;
  const [startX, startY] = [Math.max(0, left - room), Math.max(0, top - room)];
  return {
    left: startX,
    top: startY,
    width: Math.min(level.width, right + room + 1) - startX,
    height: Math.min(level.height, bottom + room + 1) - startY,
  };
}

/**
 * Expected squared error of a filled pixel, over three channels: the variance of its votes and the cost of their
 * patches.
 */
function doubtOf(matches: Matches, pixel: number, scale: number): number {
  const { level, isTarget, source, cost, trust } = matches;
  const { width, height, values } = level;
  const x = pixel % width;
  const y = Math.floor(pixel / width);
  let weights = 0;
  let unlike = 0;
  let squares = 0;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let row = Math.max(-RADIUS, y - height + 1); row <= Math.min(RADIUS, y); row += 1) {
    for (let column = Math.max(-RADIUS, x - width + 1); column <= Math.min(RADIUS, x); column += 1) {
      const step = row * width + column;
      const target = pixel - step;
      const match = source[target] as number;
      if (isTarget[target] === 0 || match < 0) continue;
      const paid = cost[target] as number;
      const weight = Math.exp(-paid * scale) * (trust[target] as number) + 1e-20;
      weights += weight;
      unlike += weight * Math.max(0, paid - priorCost(matches, target, match));
      const from = (match + step) * CHANNELS;
      const r = values[from] as number;
      const g = values[from + 1] as number;
      const b = values[from + 2] as number;
      red += weight * r;
      green += weight * g;
      blue += weight * b;
      squares += weight * (r * r + g * g + b * b);
    }
  }
  if (weights === 0) return 0;
  const mean = (red * red + green * green + blue * blue) / (weights * weights);
  return DISAGREEMENT * Math.max(0, squares / weights - mean) + (UNLIKENESS * unlike) / weights;
}
