import { EMPTY_COLLAGE } from '@inkreel/scene/collage/collage-document.ts';
import { addPictures, changeSettings } from '@inkreel/scene/collage/collage-operations.ts';
import { expect, test } from 'vitest';
import { pressCellKey } from './cell-keys.ts';

const picture = (id: string) => ({ id, source: id, size: { width: 400, height: 200 }, name: id });
const collage = addPictures(EMPTY_COLLAGE, ['a', 'b', 'c', 'd'].map(picture));
const press = (key: string, held: { altKey?: boolean; shiftKey?: boolean } = {}, document = collage) =>
  pressCellKey(document, 'a', { key, altKey: false, shiftKey: false, ...held });

test('arrows move the picture in its cell, Shift further', () => {
  const little = press('ArrowRight')?.cells[0]?.view;
  const far = press('ArrowRight', { shiftKey: true })?.cells[0]?.view;
  expect(little?.x).toBeLessThan(0.5);
  expect(0.5 - (far?.x ?? 0)).toBeCloseTo(10 * (0.5 - (little?.x ?? 0)));
});

test.each([
  ['ArrowRight', 'bacd'],
  ['ArrowDown', 'cbad'],
  ['ArrowLeft', 'abcd'],
])('Alt and %s gives %s', (key, order) => {
  expect(
    press(key, { altKey: true })
      ?.cells.map(({ id }) => id)
      .join(''),
  ).toBe(order);
});

test('plus, minus and 0 zoom, but not in a strip', () => {
  const larger = press('+');
  expect(larger?.cells[0]?.view.zoom).toBeCloseTo(1.1);
  expect(press('-', {}, larger)?.cells[0]?.view.zoom).toBeCloseTo(1);
  expect(press('0', {}, larger)?.cells[0]?.view).toEqual({ zoom: 1, x: 0.5, y: 0.5 });
  expect(press('+', {}, changeSettings(collage, { mode: 'strip' }))).toBeUndefined();
});

test('Delete removes the picture; other keys and cells are not handled', () => {
  expect(press('Delete')?.cells).toHaveLength(3);
  expect(press('Tab')).toBeUndefined();
  expect(pressCellKey(collage, 'gone', { key: 'Delete', altKey: false, shiftKey: false })).toBeUndefined();
});
