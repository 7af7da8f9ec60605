import { expect, test } from 'vitest';
import { moveEnd, pressEndKey } from './range-ends.ts';

const RANGE = { start: 2, end: 4 };

test('an end stays within the clip and short of the other', () => {
  expect(moveEnd(RANGE, 'start', 9, 10)).toEqual({ start: 3.9, end: 4 });
  expect(moveEnd(RANGE, 'start', -1, 10)).toEqual({ start: 0, end: 4 });
  expect(moveEnd(RANGE, 'end', 99, 10)).toEqual({ start: 2, end: 10 });
});

test('arrows move it by a frame or ten, Home and End as far as it goes', () => {
  const press = (key: string, shiftKey = false) =>
    pressEndKey(RANGE, 'end', { key, shiftKey }, { duration: 10, rate: 25 });
  expect([press('ArrowLeft'), press('ArrowRight', true), press('Home'), press('End'), press('x')]).toEqual([
    { start: 2, end: 3.96 },
    { start: 2, end: 4.4 },
    { start: 2, end: 2.1 },
    { start: 2, end: 10 },
    undefined,
  ]);
});
