import { expect, test } from 'vitest';
import { type LivelyStyle, liven } from './life.ts';
import { CLOSED } from './mouth-shape.ts';

const RATE = 25;
const live = (style: LivelyStyle, seed = 3) =>
  liven(Array(30 * RATE).fill(CLOSED), { framesPerSecond: RATE, style, seed });

test('blinks every two to six seconds, each closed for a moment and open again within half a second', () => {
  const lids = live('normal').map(({ blink }) => blink);
  const begins = lids.flatMap((blink, at) => (blink > 0 && (lids[at - 1] ?? 0) === 0 ? [at / RATE] : []));
  expect(begins.length).toBeGreaterThanOrEqual(5);
  expect(begins.length).toBeLessThanOrEqual(16);
  for (const begin of begins) {
    const own = lids.slice(Math.round(begin * RATE), Math.round((begin + 0.36) * RATE));
    expect(Math.max(...own)).toBeGreaterThan(0.9);
  }
  const gaps = begins.slice(1).map((begin, at) => begin - (begins[at] as number));
  expect(Math.max(...gaps)).toBeLessThan(6.2);
});

test('the head moves little when calm and most when active, smoothly, from rest to rest', () => {
  const swing = (style: LivelyStyle) => Math.max(...live(style).map(({ yaw }) => Math.abs(yaw)));
  expect(swing('calm')).toBeLessThan(swing('normal') / 2);
  expect(swing('active')).toBeGreaterThan(swing('normal') * 1.5);
  const poses = live('active');
  for (const name of ['yaw', 'roll', 'pitch', 'down'] as const) {
    const values = poses.map((pose) => pose[name]);
    const range = Math.max(...values) - Math.min(...values);
    for (let at = 1; at < values.length; at += 1)
      expect(Math.abs((values[at] as number) - (values[at - 1] as number))).toBeLessThan(range * 0.2);
    expect(Math.abs(values[0] as number)).toBeLessThan(range * 0.05 + 1e-9);
  }
  expect(live('normal', 4)).not.toEqual(live('normal', 3));
  expect(live('normal')).toEqual(live('normal'));
});
