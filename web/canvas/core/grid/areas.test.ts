import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillArea, findAreas, LISTED_AREAS } from './areas.ts';
import { flood } from './flood.ts';
import { Grid } from './grid.ts';
import { clear, exchange, grow, shrink } from './morphology.ts';
import { stretched } from './stretch.ts';

/** A grid from text: a character a pixel, '.' is empty, '#' is 1. */
function gridOf(...lines: string[]): Grid {
  const grid = new Grid({ width: lines[0]?.length ?? 0, height: lines.length });
  lines.forEach((line, y) =>
    [...line].forEach((sign, x) =>
      grid.fillRun(y, x, x + 1, sign === '.' ? 0 : sign === '#' ? 1 : Number(sign)),
    ),
  );
  grid.endStep();
  return grid;
}
const textOf = (grid: Grid) =>
  Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => '.#23'[grid.valueAt(x, y)]).join(''),
  );

test('areas that touch by a corner are one; they come in reading order', () => {
  const areas = findAreas(gridOf('....#.#', '...#..#', '##....#', '.......', '#.#.#.#'), 1);
  expect(
    areas.map(({ bounds, pixels }) => [bounds.x, bounds.y, bounds.width, bounds.height, pixels]),
  ).toEqual([
    [3, 0, 2, 2, 2],
    [6, 0, 1, 3, 3],
    [0, 2, 2, 1, 2],
    [0, 4, 1, 1, 1],
    [2, 4, 1, 1, 1],
    [4, 4, 1, 1, 1],
    [6, 4, 1, 1, 1],
  ]);
});

test('two arms that meet further down are one area', () => {
  expect(findAreas(gridOf('#...#', '#...#', '#####'), 1)).toHaveLength(1);
  expect(findAreas(gridOf('..#..', '.#.#.', '#...#'), 1)).toHaveLength(1);
});

test('removing an area leaves the others', () => {
  const grid = gridOf('##.#', '...#', '##..');
  const area = findAreas(grid, 1)[1];
  if (area) fillArea(grid, area, 0);
  expect(textOf(grid)).toEqual(['##..', '....', '##..']);
});

test('of very many areas the largest are listed', () => {
  const grid = new Grid({ width: 600, height: 4 });
  for (let at = 0; at < 200; at += 1) grid.fillRun(0, at * 3, at * 3 + 1, 1);
  grid.fillRun(2, 5, 50, 1);
  const areas = findAreas(grid, 1);
  expect(areas).toHaveLength(LISTED_AREAS);
  expect(areas.some(({ pixels }) => pixels === 45)).toBe(true);
});

const random = fc.array(fc.array(fc.constantFrom('.', '.', '#', '2'), { minLength: 23, maxLength: 23 }), {
  minLength: 17,
  maxLength: 17,
});

test('growing and shrinking by n match a check of every pixel around', () => {
  fc.assert(
    fc.property(random, fc.integer({ min: 0, max: 5 }), (rows, by) => {
      const lines = rows.map((row) => row.join(''));
      const [before, grown, shrunk] = [gridOf(...lines), gridOf(...lines), gridOf(...lines)];
      grow(grown, 1, by);
      shrink(shrunk, 1, by);
      const near = (x: number, y: number, value: number) => {
        for (let dy = -by; dy <= by; dy += 1)
          for (let dx = -by; dx <= by; dx += 1) {
            const inside = x + dx >= 0 && y + dy >= 0 && x + dx < 23 && y + dy < 17;
            if (dx * dx + dy * dy <= by * by && inside && before.valueAt(x + dx, y + dy) === value)
              return true;
          }
        return false;
      };
      const wrong: string[] = [];
      for (let y = 0; y < 17; y += 1)
        for (let x = 0; x < 23; x += 1) {
          const value = before.valueAt(x, y);
          if (grown.valueAt(x, y) !== (value === 0 && near(x, y, 1) ? 1 : value))
            wrong.push(`grown ${x}, ${y}`);
          if (shrunk.valueAt(x, y) !== (value === 1 && near(x, y, 0) ? 0 : value))
            wrong.push(`shrunk ${x}, ${y}`);
        }
      expect(wrong).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('inverting twice changes nothing, and leaves other values alone', () => {
  const grid = gridOf('#.2', '..#');
  exchange(grid, 0, 1);
  expect(textOf(grid)).toEqual(['.#2', '##.']);
  exchange(grid, 0, 1);
  expect(textOf(grid)).toEqual(['#.2', '..#']);
  clear(grid);
  expect(grid.empty).toBe(true);
});

test('a fill stops at other values and at corners', () => {
  const grid = gridOf('..#...', '.#....', '#...2.', '......');
  flood(grid, { x: 0.5, y: 0.5 }, 3);
  expect(textOf(grid)).toEqual(['33#...', '3#....', '#...2.', '......']);
  flood(grid, { x: 5, y: 3 }, 1);
  expect(textOf(grid)).toEqual(['33####', '3#####', '####2#', '######']);
  flood(grid, { x: -1, y: 0 }, 2);
  expect(grid.valueAt(0, 0)).toBe(3);
});

test('stretching maps middles to middles: twice as large doubles every pixel, and back loses nothing', () => {
  const small = gridOf('#..#', '.2..', '..##');
  const read = (grid: Grid) => (x: number, y: number) => grid.valueAt(x, y);
  const large = stretched(small, read(small), { width: 8, height: 6 });
  expect(textOf(large)).toEqual(['##....##', '##....##', '..22....', '..22....', '....####', '....####']);
  expect(textOf(stretched(large, read(large), small))).toEqual(textOf(small));
  const thrice = stretched(small, read(small), { width: 12, height: 9 });
  expect(textOf(stretched(thrice, read(thrice), small))).toEqual(textOf(small));
});
