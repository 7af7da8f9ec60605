import { depths, HOLE, KNOWN, widened } from './distance.ts';
import { CHANNELS, type Level } from './level.ts';

const COLOURS = 10;
const ROUNDS = 8;

/**
 * The colours around the gap, three numbers each: the background behind a removed object likely has the
 * colours of its surroundings. Up to ten, by k-means over a ring as wide as the gap is deep.
 */
export function ringPalette(level: Level, random: () => number): Float32Array {
  const isHole = (at: number) => level.state[at] === HOLE;
  const thickness = depths(level, isHole).reduce((most, depth) => Math.max(most, depth), 0);
  const near = widened(level, Math.max(3, Math.round(thickness * 0.8)), isHole);
  const ring: number[] = [];
  for (let at = 0; at < near.length; at += 1) if (near[at] === 1 && level.state[at] === KNOWN) ring.push(at);
  const count = Math.min(COLOURS, ring.length);
  const palette = new Float32Array(count * 3);
  for (let colour = 0; colour < count; colour += 1) {
    const at = ring[Math.floor(random() * ring.length)] as number;
    for (let channel = 0; channel < 3; channel += 1)
      palette[colour * 3 + channel] = level.values[at * CHANNELS + channel] as number;
  }
  for (let round = 0; round < ROUNDS; round += 1) settle(level, ring, palette);
  return palette;
}

/** One round of k-means. */
function settle(level: Level, ring: readonly number[], palette: Float32Array): void {
  const sums = new Float64Array((palette.length / 3) * 4);
  for (const at of ring) {
    const { colour } = nearest(level.values, at * CHANNELS, palette);
    for (let channel = 0; channel < 3; channel += 1)
      sums[colour * 4 + channel] =
        (sums[colour * 4 + channel] as number) + (level.values[at * CHANNELS + channel] as number);
    sums[colour * 4 + 3] = (sums[colour * 4 + 3] as number) + 1;
  }
  for (let colour = 0; colour * 3 < palette.length; colour += 1) {
    const members = sums[colour * 4 + 3] as number;
    for (let channel = 0; members > 0 && channel < 3; channel += 1)
      palette[colour * 3 + channel] = (sums[colour * 4 + channel] as number) / members;
  }
}

/** The palette's colour nearest to the one at `from`, and the squared distance to it. */
export function nearest(
  values: Float32Array,
  from: number,
  palette: Float32Array,
): { colour: number; distance: number } {
  let colour = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (let at = 0; at < palette.length; at += 3) {
    const red = (values[from] as number) - (palette[at] as number);
    const green = (values[from + 1] as number) - (palette[at + 1] as number);
    const blue = (values[from + 2] as number) - (palette[at + 2] as number);
    const squared = red * red + green * green + blue * blue;
    if (squared < distance) {
      distance = squared;
      colour = at / 3;
    }
  }
  return { colour, distance };
}
