import { CHANNELS } from './level.ts';
import { type Matches, RADIUS } from './matches.ts';

/** Costs that are sampled to determine a good match. */
const SAMPLES = 2000;
/** The cost at this quantile of the matches has a weight of e^-0.5. */
const QUANTILE = 0.75;
/** Pixels between two calls of `tick`. */
const TICK_EVERY = 2000;

/**
 * Colours the pixels of the gap: each target copies its source, and where they overlap, good matches and those near the
 * edge of the gap weigh more.
 * @param among only pixels with a 1 are coloured
 */
export function vote(matches: Matches, tick: () => void, among?: Uint8Array): void {
  const { hole, level } = matches;
  const scale = 1 / (2 * typicalCost(matches));
  const colours = new Float32Array(hole.length * CHANNELS);
  for (let index = 0; index < hole.length; index += 1) {
    if (index % TICK_EVERY === 0) tick();
    if (among === undefined || among[hole[index] as number] === 1)
      colourOf(matches, hole[index] as number, scale, colours, index * CHANNELS);
  }
  for (let index = 0; index < hole.length; index += 1) {
    const pixel = hole[index] as number;
    if (among !== undefined && among[pixel] === 0) continue;
    for (let channel = 0; channel < CHANNELS; channel += 1)
      level.values[pixel * CHANNELS + channel] = colours[index * CHANNELS + channel] as number;
  }
}

/** The colour that the targets around a known pixel predict for it, `CHANNELS` numbers into `out` at 0. */
export function predict(matches: Matches, pixel: number, typical: number, out: Float32Array): void {
  colourOf(matches, pixel, 1 / (2 * typical), out, 0);
}

/** The cost below which three quarters of the matches lie, squared difference for a pixel, at least 4. */
export function typicalCost({ targets, cost }: Matches): number {
  const step = Math.max(1, Math.floor(targets.length / SAMPLES));
  const costs: number[] = [];
  for (let index = 0; index < targets.length; index += step) {
    const one = cost[targets[index] as number] as number;
    if (one < Number.POSITIVE_INFINITY) costs.push(one);
  }
  costs.sort((a, b) => a - b);
  return Math.max(4, costs[Math.floor(costs.length * QUANTILE)] ?? 4);
}

function colourOf(matches: Matches, pixel: number, scale: number, out: Float32Array, to: number): void {
  const { level, isTarget, source, cost, trust } = matches;
  const { width, height, values } = level;
  const x = pixel % width;
  const y = Math.floor(pixel / width);
  let red = 0;
  let green = 0;
  let blue = 0;
  let right = 0;
  let below = 0;
  let weights = 0;
  for (let row = Math.max(-RADIUS, y - height + 1); row <= Math.min(RADIUS, y); row += 1) {
    for (let column = Math.max(-RADIUS, x - width + 1); column <= Math.min(RADIUS, x); column += 1) {
      const step = row * width + column;
      const target = pixel - step;
      if (isTarget[target] === 0) continue;
      const match = source[target] as number;
      if (match < 0) continue;
      const weight = Math.exp(-(cost[target] as number) * scale) * (trust[target] as number) + 1e-20;
      const from = (match + step) * CHANNELS;
      red += weight * (values[from] as number);
      green += weight * (values[from + 1] as number);
      blue += weight * (values[from + 2] as number);
      right += weight * (values[from + 3] as number);
      below += weight * (values[from + 4] as number);
      weights += weight;
    }
  }
  const from = pixel * CHANNELS;
  const share = weights > 0 ? 1 / weights : 0;
  out[to] = share > 0 ? red * share : (values[from] as number);
  out[to + 1] = share > 0 ? green * share : (values[from + 1] as number);
  out[to + 2] = share > 0 ? blue * share : (values[from + 2] as number);
  out[to + 3] = share > 0 ? right * share : (values[from + 3] as number);
  out[to + 4] = share > 0 ? below * share : (values[from + 4] as number);
}
