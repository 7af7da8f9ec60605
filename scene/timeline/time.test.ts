import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  FRAME_RATES,
  frameAt,
  multiply,
  type Rational,
  rational,
  subtract,
  timeOfFrame,
  toSeconds,
  ZERO,
} from './time.ts';

describe.each(Object.entries(FRAME_RATES))('at %s frames a second', (_, rate) => {
  it('every frame of a day begins at a time that shows exactly that frame', () => {
    const day = Math.ceil(24 * 3600 * toSeconds(rate));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: day }), (frame) => {
        const time = timeOfFrame(frame, rate);
        expect(frameAt(time, rate)).toBe(frame);
        const before = subtract(time, rational(1, 1_000_000));
        expect(frameAt(before, rate)).toBe(frame - 1);
      }),
      { numRuns: 200 },
    );
  });

  it('an hour of frames summed one by one ends where the frame after them begins', () => {
    const step = timeOfFrame(1, rate);
    let time: Rational = ZERO;
    const frames = Math.round(3600 * toSeconds(rate)) % 20_000;
    for (let frame = 0; frame < frames; frame += 1) time = add(time, step);
    expect(time).toEqual(timeOfFrame(frames, rate));
  });
});

it('reduces to lowest terms with a positive denominator', () => {
  expect(rational(6, -4)).toEqual({ numerator: -3, denominator: 2 });
  expect(rational(0, -7)).toEqual({ numerator: 0, denominator: 1 });
  expect(multiply(rational(1001, 30_000), rational(30_000, 1001))).toEqual(rational(1));
});

it('compares times of different rates where numbers in seconds are equal', () => {
  const third = rational(1, 3);
  const near = rational(333_333_333_333_333, 1_000_000_000_000_000);
  expect(compare(third, near)).toBeGreaterThan(0);
  expect(compare(rational(2, 4), rational(1, 2))).toBe(0);
  expect(frameAt(rational(-1, 100), FRAME_RATES['25'])).toBe(-1);
});

it('refuses what no fraction of whole numbers is', () => {
  for (const [numerator, denominator] of [
    [1, 0],
    [0.5, 1],
    [Number.NaN, 1],
    [2 ** 53, 1],
  ] as const)
    expect(() => rational(numerator, denominator)).toThrow(RangeError);
  expect(() => add(rational(1, 9_007_199_254_740_881), rational(1, 9_007_199_254_740_847))).toThrow(
    RangeError,
  );
});
