import { expect, test } from 'vitest';
import { isNarrowed, type LedgerFilters, readFilters, recordFilter, writeFilters } from './ledger-filters.ts';

const OFF: LedgerFilters = { type: '', tool: '', member: '', project: '', from: '', to: '' };
const ID = '0190d3c0-0000-7000-8000-000000000001';
const read = (text: string) => readFilters(new URLSearchParams(text));

test('filters in the address are read, and written the same', () => {
  const text = `type=consume&tool=ai-image-generator&member=${ID}&project=${ID}&from=2026-11-01&to=2026-11-30`;
  expect(writeFilters(read(text)).toString()).toBe(text);
  expect(isNarrowed(read(text))).toBe(true);
});

test.each([
  'type=gift',
  'member=me',
  'project=1',
  'tool=<b>',
  'from=yesterday',
  'from=2026-02-30',
  'to=2026-13-01',
  'to=0000-01-01',
  'line=4',
])('%s is not a filter', (text) => {
  expect(read(text)).toEqual(OFF);
  expect(isNarrowed(read(text))).toBe(false);
});

test('the last day counts in full, also across the end of a year', () => {
  const query = recordFilter({ ...OFF, from: '2026-12-31', to: '2026-12-31' });
  expect(query).toEqual({
    from: new Date(2026, 11, 31).toISOString(),
    to: new Date(2027, 0, 1).toISOString(),
  });
});

test('maps the names in the address to those of the endpoint', () => {
  expect(recordFilter({ ...OFF, type: 'return', tool: 'x', member: ID, project: ID })).toEqual({
    type: 'return',
    tool_id: 'x',
    member_id: ID,
    project_id: ID,
  });
  expect(recordFilter(OFF)).toEqual({});
});
