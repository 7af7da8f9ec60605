import { expect, test } from 'vitest';
import { loudestIn } from './loudest-in.ts';

const peaks = Float32Array.of(0.1, 0.9, 0.2, 0.4);

test.each([
  [0, 1000, 0.1],
  [0, 2000, 0.9],
  // Between two peaks the earlier one counts.
  [2100, 2200, 0.2],
  [2000, 9000, 0.4],
  [5000, 6000, 0],
])('from %d to %d the loudest peak is %d', (from, to, loudest) => {
  expect(loudestIn(peaks, 4000, from, to)).toBeCloseTo(loudest);
});
