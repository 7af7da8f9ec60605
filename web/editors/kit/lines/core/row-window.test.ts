import { expect, test } from 'vitest';
import { rowOffsets, rowWindow, scrollToRow } from './row-window.ts';

const heights = Array.from({ length: 2000 }, (_, at) => (at % 3 === 0 ? 104 : 56));
const offsets = rowOffsets(heights);

test.each([0, 1, 5000, 71_999, 143_000])('draws the visible rows from %d on, and a few more', (top) => {
  const { first, end, above, below } = rowWindow(offsets, top, 600, 200);
  const seen = heights.slice(first, end).reduce((sum, height) => sum + height, 0);
  expect(above + seen + below).toBe(offsets[2000]);
  expect(above).toBeLessThanOrEqual(top);
  expect(above + seen).toBeGreaterThanOrEqual(Math.min(top + 600, offsets[2000] as number));
  expect(end - first).toBeLessThan(22);
});

test('a table without rows draws none', () => {
  expect(rowWindow(rowOffsets([]), 0, 600, 200)).toEqual({ first: 0, end: 0, above: 0, below: 0 });
});

test('scrolls only if a row is not fully visible, and no further than needed', () => {
  const view = { top: 1000, height: 600 };
  const rowOf = (height: number) => offsets.findIndex((offset) => offset >= height);
  expect(scrollToRow(offsets, rowOf(1100), view)).toBeUndefined();
  const below = rowOf(1560);
  expect(scrollToRow(offsets, below, view)).toBe((offsets[below + 1] as number) - 600);
  const above = rowOf(900);
  expect(scrollToRow(offsets, above, view)).toBe(offsets[above]);
  expect(scrollToRow(offsets, 1500, view)).toBe((offsets[1500] as number) - 200);
});
