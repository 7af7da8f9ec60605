import { HOLE, KNOWN, widened } from './distance.ts';
import { CHANNELS } from './level.ts';
import { type Matches, RADIUS } from './matches.ts';
import { APART, GIVEN, type Membrane, stretch, WANTED } from './membrane.ts';
import { predict, typicalCost } from './vote.ts';

/** Differences larger than this are edges rather than shade, and stay. */
const MOST = 32;

/**
 * Shades a filled gap to match its surroundings: the fill's prediction of the known pixels at the edge is compared with
 * their colours, and a membrane spreads the difference over the gap. Texture stays.
 */
export function shadeToSurroundings(matches: Matches, tick: () => void): void {
  const { level, hole } = matches;
  const { width, height, values, state } = level;
  const edge = widened(level, 2, (at) => state[at] === HOLE);
  const role = new Uint8Array(state.length).fill(APART);
  const shade: Membrane = { width, height, channels: 3, values: new Float32Array(state.length * 3), role };
  const typical = typicalCost(matches);
  const predicted = new Float32Array(CHANNELS);
  for (let at = 0; at < edge.length; at += 1) {
    if (state[at] === HOLE) role[at] = WANTED;
    if (edge[at] === 0 || state[at] !== KNOWN) continue;
    role[at] = GIVEN;
    predict(matches, at, typical, predicted);
    for (let channel = 0; channel < 3; channel += 1) {
      const difference = (values[at * CHANNELS + channel] as number) - (predicted[channel] as number);
      shade.values[at * 3 + channel] = Math.max(-MOST, Math.min(MOST, difference));
    }
  }
  tick();
  evenOut(shade);
  stretch(shade, tick);
  for (const pixel of hole)
    for (let channel = 0; channel < 3; channel += 1)
      values[pixel * CHANNELS + channel] =
        (values[pixel * CHANNELS + channel] as number) + (shade.values[pixel * 3 + channel] as number);
}

/** Replaces each given value by the mean of those near it: single pixels differ by texture, many by shade. */
function evenOut({ width, height, values, role }: Membrane): void {
  const reach = 2 * RADIUS;
  const before = values.slice();
  for (let at = 0; at < role.length; at += 1) {
    if (role[at] !== GIVEN) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    let count = 0;
    const sums = [0, 0, 0] as [number, number, number];
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
      for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
        const from = row * width + column;
        if (role[from] !== GIVEN) continue;
        count += 1;
        sums[0] += before[from * 3] as number;
        sums[1] += before[from * 3 + 1] as number;
        sums[2] += before[from * 3 + 2] as number;
      }
    }
    for (let channel = 0; channel < 3; channel += 1)
      values[at * 3 + channel] = (sums[channel] as number) / count;
  }
}
