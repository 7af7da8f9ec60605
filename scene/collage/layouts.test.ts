import { describe, expect, test } from 'vitest';
import { findLayout, layoutsFor, PICTURES } from './layouts.ts';
import { cellCount, type Rect, rectsOf } from './splits.ts';

const counts = Array.from(
  { length: PICTURES.maximum - PICTURES.minimum + 1 },
  (_, index) => PICTURES.minimum + index,
);
const everyLayout = counts.flatMap((count) =>
  layoutsFor(count).map((layout) => ({ count, id: layout.id, layout })),
);
const overlap = (one: Rect, other: Rect) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

test.each(counts)('%d pictures have at least three layouts with different names', (count) => {
  const ids = layoutsFor(count).map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(3);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no two layouts of a number look the same', () => {
  for (const count of counts) {
    const looks = layoutsFor(count).map(({ split }) =>
      JSON.stringify(rectsOf(split, { width: 1200, height: 1200 }, 0)),
    );
    expect(new Set(looks).size).toBe(looks.length);
  }
});

describe.each(everyLayout)('$count pictures, $id', ({ count, layout }) => {
  const canvas = { width: 1200, height: 900 };

  test('has as many cells as pictures', () => {
    expect(cellCount(layout.split)).toBe(count);
    expect(rectsOf(layout.split, canvas, 0)).toHaveLength(count);
  });

  test.each([0, 24])('tiles the canvas with a gap of %d', (gap) => {
    const cells = rectsOf(layout.split, canvas, gap);
    for (const { x, y, width, height } of cells) {
      expect(Math.min(width, height)).toBeGreaterThan(60);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(gap - 1e-9);
      expect(x + width).toBeLessThanOrEqual(canvas.width - gap + 1e-9);
      expect(y + height).toBeLessThanOrEqual(canvas.height - gap + 1e-9);
    }
    // Cells grown by half a gap on each side cover the canvas, less half a gap at its edges, once.
    const grown = cells.map(({ x, y, width, height }) => ({
      x: x - gap / 2,
      y: y - gap / 2,
      width: width + gap,
      height: height + gap,
    }));
    for (const [index, cell] of grown.entries())
      for (const other of grown.slice(index + 1)) expect(overlap(cell, other)).toBeCloseTo(0, 6);
    const covered = grown.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(covered).toBeCloseTo((canvas.width - gap) * (canvas.height - gap), 4);
  });
});

test('an unknown layout gives the first one, and no pictures give none', () => {
  expect(findLayout(4, 'gone')?.id).toBe('grid');
  expect(findLayout(4, 'row')?.id).toBe('row');
  expect(findLayout(0, 'row')).toBeUndefined();
  expect(findLayout(13, 'row')).toBeUndefined();
});
