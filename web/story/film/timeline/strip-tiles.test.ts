import { expect, test } from 'vitest';
import { stripTiles } from './strip-tiles.ts';

const SOURCE = { from: 10, seconds: 100 };

test('a clip on the screen has pictures from its start to its end', () => {
  const tiles = stripTiles({ left: 0, width: 0.5 }, { clip: 500, tile: 100 }, SOURCE);
  expect(tiles.map(({ left, seconds }) => [left, seconds])).toEqual([
    [0, 20],
    [100, 40],
    [200, 60],
    [300, 80],
    [400, 100],
  ]);
});

test('of a long clip only what is on the screen has pictures, and one beside it', () => {
  // Fifty screens long, of which the eleventh is shown.
  const tiles = stripTiles({ left: -10, width: 50 }, { clip: 50_000, tile: 100 }, SOURCE);
  expect([tiles[0]?.at, tiles.at(-1)?.at]).toEqual([99, 110]);
  expect(tiles.every(({ seconds }) => seconds > 29 && seconds < 33)).toBe(true);
});

test('a clip beside the screen, and one that is hardly wider than a picture, have none', () => {
  expect(stripTiles({ left: 1.5, width: 0.3 }, { clip: 300, tile: 100 }, SOURCE)).toEqual([]);
  expect(stripTiles({ left: 0, width: 0.1 }, { clip: 140, tile: 100 }, SOURCE)).toEqual([]);
});
