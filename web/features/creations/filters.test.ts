import { expect, test } from 'vitest';
import { isNarrowed, readFilters, resultFilter, writeFilters } from './filters.ts';

const all = {
  search: '猫',
  tool: 'ai-image-generator',
  project: 'p',
  date: 'week',
  starred: true,
  bin: true,
} as const;
const none = readFilters(new URLSearchParams());

test('the address keeps every filter, and only those that are on', () => {
  expect(readFilters(writeFilters(all))).toEqual(all);
  expect(writeFilters(none).toString()).toBe('');
  expect(readFilters(new URLSearchParams('date=never&starred=yes'))).toEqual(none);
});

test('days are whole days in the reader’s time zone, today included', () => {
  const now = new Date(2026, 2, 10, 15, 0);
  const from = (date: 'today' | 'week' | 'month') => resultFilter({ ...none, date }, now).from;
  expect(from('today')).toBe(new Date(2026, 2, 10).toISOString());
  expect(from('week')).toBe(new Date(2026, 2, 4).toISOString());
  expect(from('month')).toBe(new Date(2026, 1, 9).toISOString());
  expect(resultFilter(none, now)).toEqual({});
});

test('the bin alone does not count as a narrowed list', () => {
  expect(isNarrowed({ ...none, bin: true })).toBe(false);
  expect(isNarrowed({ ...none, search: ' ' })).toBe(false);
  expect(isNarrowed({ ...none, starred: true })).toBe(true);
});
