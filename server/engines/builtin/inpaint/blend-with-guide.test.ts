import { expect, test } from 'vitest';
import { blendWithGuide } from './blend-with-guide.ts';
import { HOLE, KNOWN } from './distance.ts';
import { CHANNELS, createLevel } from './level.ts';
import { prepareMatches, seeHole } from './matches.ts';

const SIDE = 48;
const inGap = (at: number) => {
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
  return x >= 24 && x < 34 && y >= 18 && y < 30;
};
const cells = Array.from({ length: SIDE * SIDE }, (_, at) => at);

/** A light fill where darkness is expected, with this cost of each patch; returns the result. */
function lightnessAfter(cost: number): number {
  const level = createLevel(
    SIDE,
    SIDE,
    cells.flatMap(() => [200, 200, 200]),
    Uint8Array.from(cells, (at) => (inGap(at) ? HOLE : KNOWN)),
  );
  const expected = Float32Array.from(cells.flatMap((at) => Array(3).fill(inGap(at) ? 100 : 200)));
  const matches = prepareMatches(level, new Float32Array(0), { across: 0, down: 0 }, expected, () => {});
  seeHole(matches);
  for (const target of matches.targets) {
    matches.source[target] = target - 18;
    // The guide's part of the cost does not measure how well the patches match.
    matches.cost[target] = cost + 12_000;
  }
  matches.suggested.fill(0);
  for (const target of matches.targets) matches.suggested.fill(100, target * 3, target * 3 + 3);
  for (const pixel of matches.hole) level.values.fill(200, pixel * CHANNELS, pixel * CHANNELS + 3);
  blendWithGuide(matches, () => {});
  return level.values[(24 * SIDE + 29) * CHANNELS] as number;
}

test('a fill that matches well stays, however different from the expectation', () => {
  expect(lightnessAfter(0)).toBeGreaterThan(199);
});

test('the worse its patches match, the more it takes the expected shade', () => {
  expect(lightnessAfter(1000)).toBeLessThan(199);
  expect(lightnessAfter(8000)).toBeLessThan(180);
});
