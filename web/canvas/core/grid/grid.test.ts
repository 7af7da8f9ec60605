import { expect, test } from 'vitest';
import { Grid, TILE } from './grid.ts';

test('a run across tiles gives exactly its pixels the value, cut at the edges', () => {
  const grid = new Grid({ width: 600, height: 300 });
  grid.fillRun(260, -5, 700, 3);
  grid.fillRun(10, 250, 260, 2);
  grid.fillRun(-1, 0, 10, 9);
  grid.fillRun(300, 0, 10, 9);
  for (const [x, y, value] of [
    [0, 260, 3],
    [599, 260, 3],
    [600, 260, 0],
    [0, 259, 0],
    [0, 261, 0],
    [249, 10, 0],
    [250, 10, 2],
    [259, 10, 2],
    [260, 10, 0],
  ] as const)
    expect(grid.valueAt(x, y), `${x}, ${y}`).toBe(value);
  expect(grid.valueAt(-1, 0)).toBe(0);
});

test('only what was painted takes memory, and an even tile becomes a number again', () => {
  const grid = new Grid({ width: 1000, height: 520 });
  for (let y = 0; y < 520; y += 1) grid.fillRun(y, 0, 300, 1);
  expect(typeof grid.tile(0)).toBe('object');
  grid.endStep();
  // The last row of tiles is cut by the picture's edge, and still even.
  expect([0, 4, 8].map((index) => grid.tile(index))).toEqual([1, 1, 1]);
  expect(grid.tile(1)).toBeInstanceOf(Uint8Array);
  expect(grid.tile(2)).toBe(0);
  expect(grid.empty).toBe(false);
});

test('a step returns what it changed and nothing else; painting the same again is not a step', () => {
  const grid = new Grid({ width: TILE * 3, height: TILE });
  grid.fillRun(5, 10, 20, 1);
  expect(grid.endStep()).toEqual(new Map([[0, 0]]));
  const painted = grid.tile(0);
  grid.fillRun(5, 12, 18, 1);
  expect(grid.endStep()).toBeUndefined();
  expect(grid.tile(0)).toBe(painted);
  grid.fillRun(5, 12, 18, 0);
  grid.fillRun(5, TILE * 2, TILE * 2 + 1, 7);
  expect([...(grid.endStep()?.keys() ?? [])]).toEqual([0, 2]);
});

test('finished tiles are never written to', () => {
  const grid = new Grid({ width: TILE, height: TILE });
  grid.fillRun(0, 0, 5, 1);
  grid.endStep();
  const finished = grid.tile(0) as Uint8Array;
  grid.fillRun(0, 5, 9, 1);
  expect(finished[5]).toBe(0);
  const shared = new Uint8Array(TILE * TILE);
  grid.setTile(0, shared);
  grid.fillRun(0, 0, 5, 4);
  expect(shared[0]).toBe(0);
});

test('rolling back leaves no trace', () => {
  const grid = new Grid({ width: 300, height: 300 });
  grid.fillRun(1, 0, 300, 1);
  grid.endStep();
  grid.fillRun(1, 0, 300, 0);
  grid.rollBack();
  expect(grid.valueAt(299, 1)).toBe(1);
  expect(grid.endStep()).toBeUndefined();
});

test('the rectangle around the changes is reported for redrawing, once', () => {
  const grid = new Grid({ width: 900, height: 900 });
  grid.fillRun(100, 10, 20, 1);
  grid.fillRun(300, 400, 500, 1);
  expect(grid.takeDirty()).toEqual({ x: 10, y: 100, width: 490, height: 201 });
  expect(grid.takeDirty()).toBeUndefined();
});

test('the value of a rectangle is known if its tiles are single numbers', () => {
  const grid = new Grid({ width: TILE * 3, height: TILE * 2 });
  grid.fillRun(0, 0, 1, 1);
  grid.endStep();
  expect(grid.uniformIn({ x: TILE, y: 0, width: TILE * 5, height: TILE * 5 })).toBe(0);
  expect(grid.uniformIn({ x: TILE - 1, y: 0, width: 2, height: 1 })).toBeUndefined();
});
