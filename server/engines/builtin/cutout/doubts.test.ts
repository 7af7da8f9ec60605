import { expect, test } from 'vitest';
import { findDoubts } from './doubts.ts';

const SIZE = { width: 100, height: 80 };
/** A mask of boxes: left, top, right, bottom in pixels. */
function boxes(...given: readonly (readonly [number, number, number, number])[]) {
  const mask = new Uint8Array(SIZE.width * SIZE.height);
  for (const [left, top, right, bottom] of given)
    for (let y = top; y < bottom; y += 1) mask.fill(1, y * SIZE.width + left, y * SIZE.width + right);
  return { ...SIZE, mask };
}

test('finds no doubt if two guesses differ only along their edge', () => {
  expect(findDoubts(boxes([30, 20, 70, 60]), boxes([31, 21, 69, 59]))).toEqual([]);
});

test('reports the part that only one of the guesses has', () => {
  const [doubt, ...others] = findDoubts(boxes([30, 20, 70, 60]), boxes([30, 20, 50, 60]));
  expect(others).toEqual([]);
  expect(doubt?.left).toBeCloseTo(0.5, 1);
  expect(doubt?.width).toBeCloseTo(0.2, 1);
  expect(doubt?.top).toBeCloseTo(0.25, 1);
  expect(doubt?.height).toBeCloseTo(0.5, 1);
});

test('reports at most three, the largest first, within the picture', () => {
  const guess = boxes([0, 0, 30, 30], [40, 0, 60, 20], [70, 0, 100, 12], [0, 60, 12, 80], [40, 40, 60, 60]);
  const doubts = findDoubts(guess, boxes([40, 40, 60, 60]));
  expect(doubts).toHaveLength(3);
  const areas = doubts.map(({ width, height }) => width * height);
  expect(areas).toEqual(areas.toSorted((one, other) => other - one));
  for (const { left, top, width, height } of doubts) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
  }
});

test('compares guesses of different sizes', () => {
  const coarse = { width: 50, height: 40, mask: new Uint8Array(50 * 40) };
  for (let y = 10; y < 30; y += 1) coarse.mask.fill(1, y * 50 + 15, y * 50 + 35);
  expect(findDoubts(boxes([30, 20, 70, 60]), coarse)).toEqual([]);
});
