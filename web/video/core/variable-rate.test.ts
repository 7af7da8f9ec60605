import { expect, test } from 'vitest';
import { isVariableRate } from './variable-rate.ts';

const times = (count: number, gap: (frame: number) => number): number[] => {
  let at = 0;
  return Array.from({ length: count }, (_, frame) => (at += gap(frame)));
};

test('rounded times and one cut count as a constant rate, whatever order frames are stored in', () => {
  const rounded = times(100, () => 1 / 29.97).map((time) => Math.round(time * 1000) / 1000);
  expect(isVariableRate(rounded)).toBe(false);
  expect(isVariableRate([0, 0.08, 0.04, 0.16, 0.12])).toBe(false);
  expect(isVariableRate(times(60, (frame) => (frame === 30 ? 2 : 0.04)))).toBe(false);
  expect(isVariableRate([])).toBe(false);
});

test('frames of a phone in the dark, and of a screen recording with pauses, vary', () => {
  expect(isVariableRate(times(100, (frame) => (frame % 10 < 7 ? 1 / 30 : 1 / 24)))).toBe(true);
  expect(isVariableRate(times(100, (frame) => (frame % 12 === 0 ? 0.5 : 1 / 60)))).toBe(true);
});
