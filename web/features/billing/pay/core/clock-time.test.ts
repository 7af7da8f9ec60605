import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  [7_200_000, '2:00:00'],
  [3_599_001, '1:00:00'],
  [3_598_000, '59:58'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('writes %i ms as %s', (milliseconds, text) => {
  expect(clockTime(milliseconds)).toBe(text);
});
