import { expect, test } from 'vitest';
import { moved, placeAt } from './move.ts';

test('one item moves, the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

test('a dragged row takes the place of the rows whose middle it has passed', () => {
  const middles = [10, 30, 50];
  expect(placeAt(middles, 0, 5)).toBe(0);
  expect(placeAt(middles, 0, 29)).toBe(0);
  expect(placeAt(middles, 0, 31)).toBe(1);
  expect(placeAt(middles, 0, 99)).toBe(2);
  expect(placeAt(middles, 2, 0)).toBe(0);
  expect(placeAt(middles, 1, 49)).toBe(1);
});
