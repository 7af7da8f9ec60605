import { expect, test } from 'vitest';
import { createRandom } from '../pixels/random.ts';
import { type CutNetwork, minCut } from './min-cut.ts';

const quiet = () => {};

function network(width: number, height: number, seed: number): CutNetwork {
  const random = createRandom(seed);
  const count = width * height;
  return {
    width,
    height,
    pull: Float32Array.from({ length: count }, () => (random() - 0.5) * 4),
    ties: Float32Array.from({ length: count * 4 }, () => random() * 2),
  };
}

/** Cost of a split, by the definition of the network. */
function costOf({ width, height, pull, ties }: CutNetwork, side: (at: number) => number): number {
  const steps = [
    [1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ] as const;
  let cost = 0;
  for (let at = 0; at < width * height; at += 1) {
    const value = pull[at] as number;
    if (side(at) === 1 ? value < 0 : value > 0) cost += Math.abs(value);
    for (const [index, [dx, dy]] of steps.entries()) {
      const [x, y] = [(at % width) + dx, Math.floor(at / width) + dy];
      if (x < 0 || x >= width || y >= height) continue;
      if (side(at) !== side(y * width + x)) cost += ties[4 * at + index] as number;
    }
  }
  return cost;
}

test.each([
  [2, 2],
  [3, 3],
  [4, 3],
  [1, 9],
  [11, 1],
])('it finds a cheapest split of %i x %i pixels', (width, height) => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const each = network(width, height, seed);
    let least = Number.POSITIVE_INFINITY;
    for (let bits = 0; bits < 2 ** (width * height); bits += 1)
      least = Math.min(
        least,
        costOf(each, (at) => (bits >> at) & 1),
      );
    const mask = minCut(each, quiet);
    expect(costOf(each, (at) => mask[at] as number)).toBeCloseTo(least, 3);
  }
});

test('it stops when the caller throws', () => {
  expect(() =>
    minCut(network(40, 30, 1), () => {
      throw new Error('stop');
    }),
  ).toThrow('stop');
});
