import { expect, test } from 'vitest';
import {
  addInGap,
  addPoint,
  type Curve,
  isStraight,
  movePoint,
  removePoint,
  STRAIGHT,
} from './curve-edits.ts';

const CURVE: Curve = [
  [0, 0],
  [100, 140],
  [255, 255],
];

test('a point stays between its neighbours and within the levels', () => {
  expect(movePoint(CURVE, 1, [-20, 300])[1]).toEqual([1, 255]);
  expect(movePoint(CURVE, 1, [400, -5])[1]).toEqual([254, 0]);
  expect(movePoint(CURVE, 2, [50, 50])[2]).toEqual([101, 50]);
});

test('a point is added in its place; where one is already, that one moves', () => {
  expect(addPoint(CURVE, [200, 20.4])).toEqual({ curve: [CURVE[0], CURVE[1], [200, 20], CURVE[2]], at: 2 });
  expect(addPoint(CURVE, [100, 20])).toEqual({ curve: [CURVE[0], [100, 20], CURVE[2]], at: 1 });
  expect(
    addPoint(
      [
        [50, 0],
        [60, 9],
      ],
      [70, 70],
    ),
  ).toEqual({
    curve: [
      [50, 0],
      [60, 9],
      [70, 70],
    ],
    at: 2,
  });
});

test('a point in the widest gap changes a straight curve little; a curve keeps two points', () => {
  const { curve, at } = addInGap(STRAIGHT);
  expect([curve[at], isStraight(curve)]).toEqual([[128, 128], true]);
  expect(isStraight(CURVE)).toBe(false);
  expect(removePoint(removePoint(CURVE, 1), 0)).toHaveLength(2);
  const full = Array.from({ length: 20 }).reduce<Curve>((curve2) => addInGap(curve2).curve, CURVE);
  expect(full).toHaveLength(16);
});
