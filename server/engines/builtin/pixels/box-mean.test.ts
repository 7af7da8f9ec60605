import { expect, test } from 'vitest';
import { boxMean } from './box-mean.ts';

test('is the mean over the part of each square inside the plane', () => {
  const values = Float32Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(Array.from(boxMean(values, 3, 3, 1))).toEqual([3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7]);
});

test('keeps the channels separate', () => {
  const colours = Float32Array.from([0, 90, 10, 90, 20, 90]);
  expect(Array.from(boxMean(colours, 3, 1, 5, 2))).toEqual([10, 90, 10, 90, 10, 90]);
});
