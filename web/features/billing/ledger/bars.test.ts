import { expect, test } from 'vitest';
import { indexOfMost, layOutBars } from './bars.ts';

test('the largest bar fills the height, the others are in proportion', () => {
  expect(layOutBars([0, 50, 100], 80)).toEqual({
    baseline: 80,
    bars: [
      { top: 80, height: 0 },
      { top: 40, height: 40 },
      { top: 0, height: 80 },
    ],
  });
});

test('values below 0 hang under the line', () => {
  expect(layOutBars([30, -10], 80)).toEqual({
    baseline: 60,
    bars: [
      { top: 0, height: 60 },
      { top: 60, height: 20 },
    ],
  });
});

test('a small value is visible, 0 is not', () => {
  expect(layOutBars([1, 100_000, 0], 80).bars.map(({ height }) => height)).toEqual([2, 80, 0]);
  expect(layOutBars([0, 0], 80)).toEqual({
    baseline: 80,
    bars: [
      { top: 80, height: 0 },
      { top: 80, height: 0 },
    ],
  });
  expect(layOutBars([], 80)).toEqual({ baseline: 80, bars: [] });
});

test('finds the day with the largest value', () => {
  expect(indexOfMost([1, 5, 5])).toBe(1);
  expect(indexOfMost([0, -5])).toBeUndefined();
  expect(indexOfMost([])).toBeUndefined();
});
