import { expect, test } from 'vitest';
import { needsDarkGround, previewSize } from './preview.ts';

const box = { x: 0, y: 0, width: 280, height: 60 };

test('words fill their box by its height or its width, whichever is less', () => {
  expect(previewSize({ ...box, text: 'New' })).toBe(50);
  expect(previewSize({ ...box, text: 'Ten lett..' })).toBeCloseTo(50);
  expect(previewSize({ ...box, text: 'Twenty letters in it' })).toBeCloseTo(25);
  // Chinese characters are about twice as wide.
  expect(previewSize({ ...box, text: '新品今天上市' })).toBeCloseTo(280 / 6);
  expect(previewSize({ ...box, text: 'two\nlines' })).toBe(25);
  expect(previewSize({ ...box, text: '' })).toBe(50);
});

test('a requested size is kept', () => {
  expect(previewSize({ ...box, text: 'New', size: 12 })).toBe(12);
});

test('light letters are shown on a dark background', () => {
  expect(['#ffffff', '#f0e040', '#202020', '#0000ff', undefined].map(needsDarkGround)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
