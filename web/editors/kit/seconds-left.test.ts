import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import { expect, test } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

const { en, zh } = resultTexts;
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

test.each([
  [90, 'about 90\u00a0s left', '约剩 90\u00a0秒'],
  [300, 'about 5\u00a0min left', '约剩 5\u00a0分钟'],
  [3 * 3600, 'about 3 hours left', '约剩 3\u00a0小时'],
])('%d seconds are written in the unit that fits', (seconds, english, chinese) => {
  expect(en.left({ seconds })).toBe(english);
  expect(zh.left({ seconds })).toBe(chinese);
});
