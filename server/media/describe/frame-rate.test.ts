import { expect, test } from 'vitest';
import { frameRateOf, longestPause } from './frame-rate.ts';

/** Start times of pictures that follow each other after these seconds. */
const after = (distances: readonly number[]): number[] =>
  distances.reduce((times, seconds) => [...times, (times.at(-1) ?? 0) + seconds], [0]);
const pictures = (count: number, rate: number) => Array<number>(count).fill(1 / rate);
const rounded = (times: readonly number[], ticks: number) =>
  times.map((time) => Math.round(time * ticks) / ticks);

test.each([
  ['a constant rate', after(pictures(750, 25)), 25],
  ['a constant rate of a file that counts milliseconds', rounded(after(pictures(400, 30)), 1000), 30],
  ['the rate of television', rounded(after(pictures(400, 30_000 / 1001)), 1000), 30_000 / 1001],
  ['an unusual constant rate', after(pictures(100, 12.5)), 12.5],
  ['a screen recording that moves at its end', after([...pictures(240, 4), ...pictures(149, 30)]), 30],
  ['a screen recording that moves first', after([...pictures(299, 30), ...pictures(60, 2)]), 30],
  [
    'movement for two seconds of two hours',
    after([...pictures(7000, 1), ...pictures(119, 60), ...pictures(200, 1)]),
    60,
  ],
  [
    'a phone that slows down in the dark',
    rounded(after([...pictures(100, 30), ...pictures(200, 24)]), 600),
    30,
  ],
  [
    'a phone whose clock trembles',
    after(pictures(300, 30)).map((time, at) => time + 0.004 * Math.sin(at * at)),
    30,
  ],
  ['pictures that are left out', after(pictures(200, 30)).filter((_, at) => at % 40 !== 7), 30],
  ['every third picture left out', after(pictures(150, 25)).filter((_, at) => at % 3 !== 2), 25],
  ['pictures that are never shown', after(pictures(200, 25)).flatMap((time) => [time, time + 0.001]), 25],
  ['two pictures', [0, 0.5], 2],
  ['one picture', [0], 0],
  ['no picture', [], 0],
] as const)('the rate of %s shows every picture', (_what, times, rate) => {
  expect(frameRateOf(times)).toBeCloseTo(rate, 6);
});

test('the longest pause is that between any two pictures', () => {
  expect(longestPause([0, 0.1, 3.1, 3.2])).toBeCloseTo(3);
  expect(longestPause([])).toBe(0);
});
