import { expect, test } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

const started_at = '2026-03-01T12:00:00Z';
const now = Date.parse('2026-03-01T12:00:10Z');

test.each([
  ['half way, as long again', { started_at, progress: 0.5 }, 10],
  ['nearly done, never nothing', { started_at, progress: 0.999 }, 1],
  ['too early to tell', { started_at, progress: 0.05 }, undefined],
  ['not started', { started_at: null, progress: 0.5 }, undefined],
])('%s', (_what, run, expected) => {
  expect(secondsLeft(run, now)).toBe(expected);
});
