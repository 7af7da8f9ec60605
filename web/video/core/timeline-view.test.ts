import { expect, test } from 'vitest';
import { clockText, parseClock } from './clock-text.ts';
import { clampView, followTime, rulerTicks, shareOfTime, stepFrames, zoomView } from './timeline-view.ts';

test.each([
  [0, 1, '0:00.0'],
  [11_399, 1, '0:11.3'],
  [59_960, 1, '0:59.9'],
  [3_723_004, 3, '1:02:03.004'],
  [125_000, 0, '2:05'],
] as const)('writes %d ms with %d digits as %s', (time, digits, text) => {
  expect(clockText(time, digits)).toBe(text);
});

test.each([
  ['11.3', 11_300],
  ['0:59,96', 59_960],
  ['1:02:03.004', 3_723_004],
  ['90', 90_000],
  ['1:', undefined],
  ['-3', undefined],
  ['1:2:3:4', undefined],
])('reads %s', (text, time) => {
  expect(parseClock(text)).toBe(time);
});

test('zooming keeps the time under the pointer in its place', () => {
  const view = { start: 10_000, length: 20_000 };
  const closer = zoomView(view, 0.5, 15_000, 60_000);
  expect(closer.length).toBe(10_000);
  expect(shareOfTime(closer, 15_000)).toBe(shareOfTime(view, 15_000));
});

test('a view never leaves the clip', () => {
  expect(zoomView({ start: 50_000, length: 10_000 }, 100, 55_000, 60_000)).toEqual({
    start: 0,
    length: 60_000,
  });
  expect(clampView({ start: 58_000, length: 10_000 }, 60_000)).toEqual({ start: 50_000, length: 10_000 });
  expect(clampView({ start: 5000, length: 10 }, 300)).toEqual({ start: 0, length: 1000 });
});

test('the view moves by a page when the playhead leaves it, and only then', () => {
  const view = { start: 0, length: 10_000 };
  expect(followTime(view, 9999, 60_000)).toBe(view);
  expect(followTime(view, 10_001, 60_000).start).toBe(9001);
});

test('labels of the ruler are at round times and have room', () => {
  const { step, times } = rulerTicks({ start: 6300, length: 15_000 }, 1080);
  expect(step).toBe(1000);
  expect(times[0]).toBe(7000);
  expect(times.at(-1)).toBe(21_000);
});

test('steps of frames go frame by frame, whatever the rounding, and stop at the ends', () => {
  let time = 0;
  for (let frame = 1; frame <= 100; frame += 1) {
    time = stepFrames(time, 1, 29.97, 10_000);
    expect(Math.floor((time * 29.97) / 1000)).toBe(frame);
  }
  expect(stepFrames(9990, 5, 25, 10_000)).toBe(9980);
  expect(stepFrames(10, -3, 25, 10_000)).toBe(20);
});
