import type { Point } from '@inkreel/scene/geometry.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAreas } from './areas.ts';
import { Grid } from './grid.ts';
import { boxBetween, fillBox, fillPolygon, fillSegment } from './shapes.ts';

/** The painted pixels as text, one line a row. */
function drawn(grid: Grid): string[] {
  return Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => (grid.valueAt(x, y) === 0 ? '.' : '#')).join(''),
  );
}
const dab = (at: Point, size: number) => {
  const grid = new Grid({ width: 5, height: 5 });
  fillSegment(grid, at, at, size, 1);
  return drawn(grid);
};

test('a brush of one pixel paints the pixel that the pointer is in, wherever in it', () => {
  for (const inside of [0.001, 0.5, 0.999])
    expect(dab({ x: 2 + inside, y: 3 + inside }, 1)).toEqual(['.....', '.....', '.....', '..#..', '.....']);
});

test('brushes of two and three pixels are as large as they say, with the pointer in them', () => {
  expect(dab({ x: 2.4, y: 2.4 }, 2)).toEqual(['.....', '.##..', '.##..', '.....', '.....']);
  expect(dab({ x: 2.6, y: 2.6 }, 2)).toEqual(['.....', '.....', '..##.', '..##.', '.....']);
  expect(dab({ x: 2.4, y: 2.4 }, 3)).toEqual(['.....', '.###.', '.###.', '.###.', '.....']);
});

const coordinate = fc.float({ min: -10, max: 60, noNaN: true });
const anywhere = fc.record({ x: coordinate, y: coordinate });

test('a stroke has every pixel within half its size of the line, none farther, and is in one piece', () => {
  fc.assert(
    fc.property(anywhere, anywhere, fc.integer({ min: 1, max: 24 }), (from, to, size) => {
      const grid = new Grid({ width: 50, height: 50 });
      fillSegment(grid, from, to, size, 1);
      const snap = ({ x, y }: Point) =>
        size % 2 === 1
          ? { x: Math.floor(x) + 0.5, y: Math.floor(y) + 0.5 }
          : { x: Math.round(x), y: Math.round(y) };
      const [a, b] = [snap(from), snap(to)];
      const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
      const wrong: string[] = [];
      for (let y = 0; y < 50; y += 1)
        for (let x = 0; x < 50; x += 1) {
          const along =
            length === 0 ? 0 : ((x + 0.5 - a.x) * (b.x - a.x) + (y + 0.5 - a.y) * (b.y - a.y)) / length;
          const share = Math.min(1, Math.max(0, along));
          const away = Math.hypot(x + 0.5 - a.x - share * (b.x - a.x), y + 0.5 - a.y - share * (b.y - a.y));
          if (Math.abs(away - size / 2) > 1e-6 && grid.valueAt(x, y) !== (away < size / 2 ? 1 : 0))
            wrong.push(`${x}, ${y}`);
        }
      expect(wrong).toEqual([]);
      expect(findAreas(grid, 1).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

test('a box has the pixels under both corners, whichever way it was drawn', () => {
  const picture = { width: 20, height: 10 };
  const box = { x: 3, y: 2, width: 5, height: 4 };
  expect(boxBetween({ x: 3.2, y: 2.9 }, { x: 7.1, y: 5.5 }, picture)).toEqual(box);
  expect(boxBetween({ x: 7.1, y: 2.9 }, { x: 3.2, y: 5.5 }, picture)).toEqual(box);
  expect(boxBetween({ x: -9, y: -9 }, { x: 90, y: 90 }, picture)).toEqual({ x: 0, y: 0, ...picture });
  const grid = new Grid(picture);
  fillBox(grid, box, 1);
  expect(findAreas(grid, 1)[0]).toMatchObject({ bounds: box, pixels: 20 });
});

test('a closed line is filled, even if it crosses itself', () => {
  const square = [
    { x: 1, y: 1 },
    { x: 4, y: 1 },
    { x: 4, y: 4 },
    { x: 1, y: 4 },
  ];
  const grid = new Grid({ width: 5, height: 5 });
  fillPolygon(grid, square, 1);
  expect(drawn(grid)).toEqual(['.....', '.###.', '.###.', '.###.', '.....']);
  const twice = new Grid({ width: 5, height: 5 });
  fillPolygon(twice, [...square, ...square], 1);
  expect(drawn(twice)).toEqual(drawn(grid));
  const bow = new Grid({ width: 10, height: 4 });
  const corners = [
    [0, 0],
    [10, 4],
    [10, 0],
    [0, 4],
  ] as const;
  fillPolygon(
    bow,
    corners.map(([x, y]) => ({ x, y })),
    1,
  );
  expect(drawn(bow)).toEqual(['#........#', '####..####', '####..####', '#........#']);
});
