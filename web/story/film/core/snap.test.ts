import { expect, test } from 'vitest';
import { type SnapTarget, snap } from './snap.ts';

const targets: SnapTarget[] = [
  { frame: 0, kind: 'start' },
  { frame: 100, kind: 'clip-end' },
  { frame: 104, kind: 'playhead' },
];

test('holds to the nearest target of either edge', () => {
  expect(snap([97, 147], targets, 6)).toEqual({ by: 3, target: targets[1] });
  expect(snap([50, 103], targets, 6)).toEqual({ by: 1, target: targets[2] });
});

test('moves freely beyond the reach', () => {
  expect(snap([90, 140], targets, 6)).toEqual({ by: 0, target: undefined });
});

test('holds at the edge of the reach, and to the first of equal targets', () => {
  expect(snap([94], targets, 6)).toEqual({ by: 6, target: targets[1] });
  expect(snap([102], targets, 6)).toEqual({ by: -2, target: targets[1] });
});
