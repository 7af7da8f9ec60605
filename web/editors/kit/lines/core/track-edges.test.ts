import { expect, test } from 'vitest';
import { dragCue, snapsOf } from './track-edges.ts';

const CUE = { start: 2000, end: 4000 };
const FREE = { snaps: [], reach: 100, duration: 10_000 };
const SNAP = { snaps: [1500, 5000], reach: 100, duration: 10_000 };

test.each([
  ['start', -700, { start: 1300, end: 4000 }],
  ['start', 5000, { start: 3875, end: 4000 }],
  ['start', -9000, { start: 0, end: 4000 }],
  ['end', 700, { start: 2000, end: 4700 }],
  ['end', -9000, { start: 2000, end: 2125 }],
  ['end', 90_000, { start: 2000, end: 10_000 }],
  ['line', 700, { start: 2700, end: 4700 }],
  ['line', -9000, { start: 0, end: 2000 }],
  ['line', 90_000, { start: 8000, end: 10_000 }],
] as const)('dragging the %s by %d ms stays in the clip', (part, by, times) => {
  expect(dragCue(CUE, part, by, FREE)).toEqual(times);
});

test.each([
  ['start', -450, { start: 1500, end: 4000 }],
  ['end', 950, { start: 2000, end: 5000 }],
  ['line', 960, { start: 3000, end: 5000 }],
  ['line', -430, { start: 1500, end: 3500 }],
  ['line', 500, { start: 2500, end: 4500 }],
] as const)('dragging the %s by %d ms sticks to what is near', (part, by, times) => {
  expect(dragCue(CUE, part, by, SNAP)).toEqual(times);
});

test('ends stick to the neighbours and to the playhead', () => {
  const cue = (start: number, end: number) => ({ id: `${start}`, start, end, text: '', translation: '' });
  expect(snapsOf([cue(0, 1000), cue(1200, 2000), cue(2500, 3000)], 1, 1700)).toEqual([
    1700, 0, 1000, 2500, 3000,
  ]);
});
