import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAreas } from './areas.ts';
import { Grid } from './grid.ts';
import { packGrid, unpackGrid } from './grid-codec.ts';
import { GridHistory } from './grid-history.ts';
import { exchange, grow } from './morphology.ts';
import { fillBox, fillSegment } from './shapes.ts';
import { packTile, unpackTile } from './tile-codec.ts';

const SIZE = { width: 530, height: 270 };
const point = fc.record({ x: fc.integer({ min: -20, max: 550 }), y: fc.integer({ min: -20, max: 290 }) });
const value = fc.integer({ min: 0, max: 3 });
const action = fc.oneof(
  fc.tuple(point, point, fc.integer({ min: 1, max: 60 }), value).map(
    ([from, to, size, color]) =>
      (grid: Grid) =>
        fillSegment(grid, from, to, size, color),
  ),
  fc.tuple(point, fc.integer({ min: 1, max: 300 }), value).map(
    ([{ x, y }, side, color]) =>
      (grid: Grid) =>
        fillBox(grid, { x, y, width: side, height: side }, color),
  ),
  fc.constant((grid: Grid) => exchange(grid, 0, 1)),
  fc.constant((grid: Grid) => grow(grid, 1, 3)),
);

test('after any steps undo leads back to the start through every state, and redo to the end', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 14 }), (actions) => {
      const grid = new Grid(SIZE);
      const history = new GridHistory();
      const states = [packGrid(grid)];
      for (const act of actions) {
        act(grid);
        const before = grid.endStep();
        if (!before) continue;
        history.record(before);
        states.push(packGrid(grid));
      }
      for (const state of states.slice(0, -1).reverse()) {
        expect(history.undo(grid)).toBe(true);
        expect(packGrid(grid)).toEqual(state);
      }
      expect(history.undo(grid)).toBe(false);
      for (const state of states.slice(1)) {
        expect(history.redo(grid)).toBe(true);
        expect(packGrid(grid)).toEqual(state);
      }
      expect(history.redo(grid)).toBe(false);
    }),
    { numRuns: 25 },
  );
});

test('a new step clears the redo steps', () => {
  const grid = new Grid(SIZE);
  const history = new GridHistory();
  const paint = (x: number) => {
    grid.fillRun(0, x, x + 1, 1);
    history.record(grid.endStep() ?? new Map());
  };
  paint(1);
  paint(2);
  history.undo(grid);
  paint(3);
  expect(history.canRedo).toBe(false);
  expect([1, 2, 3].map((x) => grid.valueAt(x, 0))).toEqual([1, 0, 1]);
});

test('old steps shrink: a hundred strokes take less than their newest ten did', () => {
  const grid = new Grid({ width: 1024, height: 1024 });
  const history = new GridHistory();
  const stroke = (at: number) => {
    fillSegment(grid, { x: 40, y: 40 + at * 9 }, { x: 1000, y: 60 + at * 9 }, 9, 1 + (at % 2));
    history.record(grid.endStep() ?? new Map());
  };
  for (let at = 0; at < 10; at += 1) stroke(at);
  const ten = history.bytes;
  for (let at = 10; at < 100; at += 1) stroke(at);
  expect(history.bytes).toBeLessThan(ten * 2);
});

test('packing loses nothing, and damaged bytes are refused', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 6 }), (actions) => {
      const grid = new Grid(SIZE);
      for (const act of actions) act(grid);
      grid.endStep();
      const bytes = packGrid(grid);
      const again = unpackGrid(bytes, SIZE);
      expect(again && packGrid(again)).toEqual(bytes);
      expect(unpackGrid(bytes.subarray(0, -1), SIZE)).toBeUndefined();
    }),
    { numRuns: 20 },
  );
  expect(unpackGrid(packGrid(new Grid(SIZE)), { width: 270, height: 530 })).toBeUndefined();
  const noisy = Uint8Array.from({ length: 65536 }, (_, at) => (at * 7919) % 251);
  expect(unpackTile(packTile(noisy))).toEqual(noisy);
  expect(() => unpackTile(Uint8Array.of(1, 255, 255, 255, 255, 255))).toThrow();
});

test('tiles packed during a stroke are not cached beyond its end', () => {
  const grid = new Grid(SIZE);
  grid.fillRun(1, 0, 10, 1);
  packGrid(grid);
  findAreas(grid, 1);
  grid.fillRun(1, 10, 20, 1);
  grid.endStep();
  const again = unpackGrid(packGrid(grid), SIZE);
  expect(again?.valueAt(15, 1)).toBe(1);
  expect(findAreas(grid, 1)[0]?.pixels).toBe(20);
});
