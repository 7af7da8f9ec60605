import type { Creation } from '@inkreel/contract/api/creations.ts';
import { expect, test } from 'vitest';
import { groupByDay } from './history-days.ts';

const made = (...parts: [number, number, number, number, number]) =>
  ({ created_at: new Date(...parts).toISOString() }) as Creation;

test('days follow the reader’s time zone, up to midnight', () => {
  const now = new Date(2026, 2, 1, 0, 30);
  const days = groupByDay(
    [made(2026, 2, 1, 0, 10), made(2026, 1, 28, 23, 50), made(2026, 1, 28, 0, 0), made(2026, 1, 27, 23, 59)],
    now,
  );
  expect(days.map(({ day }) => (typeof day === 'string' ? day : day.getDate()))).toEqual([
    'today',
    'yesterday',
    27,
  ]);
  expect(days.map(({ items }) => items.length)).toEqual([1, 2, 1]);
});

test('no results give no days', () => {
  expect(groupByDay([], new Date())).toEqual([]);
});
