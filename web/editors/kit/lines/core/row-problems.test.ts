import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { expect, test } from 'vitest';
import { createRowJudge } from './row-problems.ts';

const READING = { field: 'text', language: 'en', clipLength: 60_000 } as const;
const lines = (count: number): Cue[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    start: at * 2000,
    end: at * 2000 + 1500,
    text: 'Good evening',
    translation: '',
  }));

test('judges a row again when it or a neighbour has changed, and no other row', () => {
  const judge = createRowJudge();
  const before = lines(5);
  const states = judge(before, READING);
  const changed = before.with(2, { ...(before[2] as Cue), end: 6500 });
  const again = judge(changed, READING);
  expect(again.map((state, at) => state === states[at])).toEqual([true, false, false, false, true]);
  expect(again[2]?.problems[0]).toEqual({ kind: 'overlap', milliseconds: 500 });
  expect(again[2]?.fix).toEqual({ kind: 'end_at', time: 6000 });
});

test('judges all rows again when the language changes', () => {
  const judge = createRowJudge();
  const rows = lines(2);
  expect(judge(rows, READING)[0]?.limit).toBe(20);
  expect(judge(rows, { ...READING, language: 'zh' })[0]?.limit).toBe(9);
});
