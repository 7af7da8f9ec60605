import { layerDocument, pictureLayer } from '@inkreel/scene/layers/testing.ts';
import { expect, test } from 'vitest';
import { type KeyPress, pressLayerKey, pressPlacingKey } from './layer-keys.ts';

const document = layerDocument(pictureLayer({ id: 'a' }), pictureLayer({ id: 'b' }));
const press = (key: string, held: Partial<KeyPress> = {}, picked: string | undefined = 'a') =>
  pressLayerKey(
    document,
    picked,
    { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held },
    'copy',
  );

test.each([
  ['ArrowLeft', {}, { x: 499, y: 400 }],
  ['ArrowDown', { shiftKey: true }, { x: 500, y: 410 }],
  ['ArrowUp', { altKey: true }, { width: 202, height: 101 }],
  ['ArrowLeft', { altKey: true, shiftKey: true }, { width: 180, height: 90 }],
  ['.', {}, { rotation: 1 }],
  ['<', { shiftKey: true }, { rotation: 345 }],
])('%s with %j places the layer', (key, held, expected) => {
  const result = press(key, held);
  expect(result?.pickedId).toBe('a');
  expect(result?.document.layers[0]).toMatchObject(expected);
});

test.each([
  [']', { ctrlKey: true }, 'ba'],
  ['}', { metaKey: true, shiftKey: true }, 'ba'],
  ['[', { ctrlKey: true }, 'ab'],
  ['d', { ctrlKey: true }, 'acopyb'],
  ['Delete', {}, 'b'],
  ['Backspace', {}, 'b'],
])('%s with %j changes the stack to %s', (key, held, order) => {
  expect(
    press(key, held)
      ?.document.layers.map(({ id }) => id)
      .join(''),
  ).toBe(order);
});

test('a copy is picked; after a removal nothing is', () => {
  expect(press('d', { ctrlKey: true })?.pickedId).toBe('copy');
  expect(press('Delete')?.pickedId).toBeUndefined();
});

test.each([
  ['ArrowLeft', {}, 'gone'],
  ['z', { ctrlKey: true }, 'a'],
  ['s', {}, 'a'],
  ['.', { altKey: true }, 'a'],
  ['Tab', {}, 'a'],
])('%s with %j on %s is not handled', (key, held, picked) => {
  expect(press(key, held, picked)).toBeUndefined();
});

test('a layer that can only be placed cannot be turned, copied or removed', () => {
  const held = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(pressPlacingKey(document, 'a', { ...held, key: 'ArrowRight' })?.layers[0]).toMatchObject({ x: 501 });
  for (const key of ['.', 'Delete', 'd', ']'])
    expect(
      pressPlacingKey(document, 'a', { ...held, ctrlKey: key.length === 1 && key !== '.', key }),
    ).toBeUndefined();
});
