import { expect, test } from 'vitest';
import { layWaterfall } from './waterfall.ts';

const square = { ratio: 1, below: 0 };

test('columns are 250 wide with a gap of 20', () => {
  const { columns, width, places } = layWaterfall([square, square, square, square, square, square], 1328);
  expect(columns).toBe(4);
  expect(width).toBe(1060);
  expect(places.map(({ left }) => left)).toEqual([0, 270, 540, 810, 0, 270]);
  expect(places[4]).toEqual({ column: 0, left: 0, top: 270, width: 250, height: 250 });
});

test('five columns fit exactly into 1330', () => {
  expect(layWaterfall([], 1330).columns).toBe(5);
  expect(layWaterfall([], 1329).columns).toBe(4);
});

test('each tile goes to the shortest column, the leftmost of equals', () => {
  const tall = { ratio: 2, below: 12 };
  const { places, height } = layWaterfall([tall, square, square, square], 520);
  expect(places.map(({ column }) => column)).toEqual([0, 1, 1, 0]);
  expect(places[2]?.top).toBe(270);
  expect(places[3]?.top).toBe(532);
  expect(height).toBe(782);
});

test('no two tiles of a column overlap', () => {
  const tiles = Array.from({ length: 60 }, (_, index) => ({ ratio: 0.5 + ((index * 7) % 5) / 3, below: 24 }));
  const { places, columns } = layWaterfall(tiles, 900);
  for (let column = 0; column < columns; column += 1) {
    const own = places.filter((place) => place.column === column);
    for (const [index, place] of own.entries()) {
      const before = own[index - 1];
      if (before) expect(place.top).toBe(before.top + before.height + 20);
    }
  }
});

test('a phone has two narrower columns, a very narrow window one', () => {
  expect(layWaterfall([square, square], 358)).toMatchObject({ columns: 2, columnWidth: 173, width: 358 });
  expect(layWaterfall([square], 280)).toMatchObject({ columns: 1, columnWidth: 250 });
  expect(layWaterfall([square], 200)).toMatchObject({ columns: 1, columnWidth: 200 });
  expect(layWaterfall([], 0).height).toBe(0);
});
