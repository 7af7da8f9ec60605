import { expect, test } from 'vitest';
import { boxBetween, boxesOf, middleBox, moveBox, pressBoxKey, resizeBox } from './box-edits.ts';

const picture = { width: 200, height: 100 };
const box = { x: 20, y: 10, width: 60, height: 30, text: 'Sale', original: 'Sale' };

test('a box moves and grows as far as the picture goes', () => {
  expect(moveBox(box, { x: 500, y: -500 }, picture)).toEqual({ ...box, x: 140, y: 0 });
  expect(resizeBox(box, { x: 500, y: -500 }, picture)).toEqual({ ...box, width: 180, height: 8 });
});

test('a box is drawn in any direction, and a click draws none', () => {
  expect(boxBetween({ x: 90, y: 60 }, { x: 30.4, y: -20 }, picture)).toEqual({
    x: 30,
    y: 0,
    width: 60,
    height: 60,
    text: '',
  });
  expect(boxBetween({ x: 90, y: 60 }, { x: 93, y: 61 }, picture)).toBeUndefined();
});

test('arrows move by a pixel, with Shift by ten, with Alt they resize', () => {
  const press = (key: string, shiftKey = false, altKey = false) =>
    pressBoxKey(box, { key, shiftKey, altKey }, picture);
  expect(press('ArrowLeft')?.x).toBe(19);
  expect(press('ArrowDown', true)?.y).toBe(20);
  expect(press('ArrowRight', false, true)).toMatchObject({ x: 20, width: 61 });
  expect(press('a')).toBeUndefined();
});

test('a new box lies in the picture, however small that is', () => {
  expect(middleBox(picture)).toMatchObject({ x: 50, width: 100 });
  const { width, height } = middleBox({ width: 1, height: 1 });
  expect([width, height]).toEqual([1, 1]);
});

test('only boxes of this picture are taken from a form', () => {
  const other = { ...box, x: 4000 };
  expect(boxesOf([box, other, null, 'text', { x: 1 }], picture)).toEqual([box]);
  expect(boxesOf(undefined, picture)).toEqual([]);
});
