import { expect, test } from 'vitest';
import { createMask } from '../pixels/picture.ts';
import { growMask, growthFor } from './grow-mask.ts';
import { findHoles } from './holes.ts';

test('a mask grows with rounded corners and not over the border', () => {
  const mask = createMask(9, 7);
  mask.data[3 * 9 + 1] = 255;
  const grown = growMask(mask, 2);
  const rows = Array.from({ length: 7 }, (_, y) =>
    Array.from(grown.data.subarray(y * 9, y * 9 + 9), (value) => (value ? '#' : '.')).join(''),
  );
  expect(rows).toEqual([
    '.........',
    '.#.......',
    '###......',
    '####.....',
    '###......',
    '.#.......',
    '.........',
  ]);
});

test('a mask grows by 6 pixels at 1024, in proportion to the size', () => {
  expect(growthFor({ width: 1024, height: 600 })).toBe(6);
  expect(growthFor({ width: 1500, height: 2048 })).toBe(12);
  expect(growthFor({ width: 10, height: 10 })).toBe(1);
});

test('distant areas are separate gaps, touching areas are one', () => {
  const mask = createMask(400, 300);
  for (const [x, y] of [
    [10, 10],
    [14, 12],
    [300, 200],
  ] as const)
    mask.data[y * 400 + x] = 255;
  const { boxes, holeAt } = findHoles(mask);
  expect(boxes).toEqual([
    { left: 10, top: 10, right: 15, bottom: 13 },
    { left: 300, top: 200, right: 301, bottom: 201 },
  ]);
  expect([holeAt(14, 12), holeAt(300, 200)]).toEqual([0, 1]);
});

test('looking for gaps and growing them can be stopped', () => {
  const mask = createMask(16, 1024);
  mask.data[800 * 16 + 4] = 255;
  let told = 0;
  growMask(mask, 2, () => {
    told += 1;
  });
  expect(told).toBeGreaterThan(7);
});
