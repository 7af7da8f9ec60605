import { describe, expect, test } from 'vitest';
import { boundsOf } from './layer-document.ts';
import {
  addLayer,
  duplicateLayer,
  fadeLayer,
  orderLayer,
  placeLayer,
  removeLayer,
  SMALLEST_SIDE,
} from './layer-operations.ts';
import { layerDocument, pictureLayer, textLayer } from './testing.ts';

const three = layerDocument(pictureLayer({ id: 'a' }), pictureLayer({ id: 'b' }), pictureLayer({ id: 'c' }));
const ids = ({ layers }: typeof three) => layers.map(({ id }) => id).join('');

test('the bounding box of a rotated layer contains it', () => {
  const upright = boundsOf(pictureLayer());
  expect(upright).toEqual({ left: 400, top: 350, right: 600, bottom: 450 });
  const onSide = boundsOf(pictureLayer({ rotation: 90 }));
  expect(onSide.left).toBeCloseTo(450);
  expect(onSide.bottom).toBeCloseTo(500);
  const leaning = boundsOf(pictureLayer({ rotation: 45 }));
  expect(leaning.right - leaning.left).toBeCloseTo(300 / Math.SQRT2);
});

describe('order', () => {
  test.each([
    ['a', 'up', 'bac'],
    ['a', 'top', 'bca'],
    ['c', 'up', 'abc'],
    ['c', 'down', 'acb'],
    ['c', 'bottom', 'cab'],
    ['a', 'down', 'abc'],
    ['gone', 'top', 'abc'],
  ] as const)('%s %s gives %s', (id, to, order) => {
    expect(ids(orderLayer(three, id, to))).toBe(order);
  });
});

test('a copy is directly above its layer, to the lower right', () => {
  const copied = duplicateLayer(three, 'a', 'copy');
  expect(ids(copied)).toBe('acopybc');
  expect(copied.layers[1]).toMatchObject({ x: 525, y: 425, source: 'one' });
  expect(duplicateLayer(three, 'gone', 'copy')).toBe(three);
});

test('layers are added on top and removed, and the others stay the same objects', () => {
  expect(ids(addLayer(three, pictureLayer({ id: 'd' })))).toBe('abcd');
  const less = removeLayer(three, 'b');
  expect(ids(less)).toBe('ac');
  expect(less.layers[0]).toBe(three.layers[0]);
});

test('a placed layer stays on the canvas, large enough to grab, at a normalised angle', () => {
  const far = placeLayer(three, 'a', { ...pictureLayer(), x: -50, y: 9000, rotation: -450 });
  expect(far.layers[0]).toMatchObject({ x: 0, y: 800, rotation: 270 });
  const tiny = placeLayer(three, 'a', { ...pictureLayer(), width: 2, height: 1 });
  expect(tiny.layers[0]).toMatchObject({ width: 2 * SMALLEST_SIDE, height: SMALLEST_SIDE });
});

test('text grows with its box', () => {
  const document = layerDocument(textLayer());
  const grown = placeLayer(document, 't', { ...textLayer(), width: 300, height: 150 });
  expect(grown.layers[0]).toMatchObject({ fontSize: 60, width: 300 });
});

test('opacity stays within 0 to 1', () => {
  expect(fadeLayer(three, 'b', 7).layers[1]?.opacity).toBe(1);
  expect(fadeLayer(three, 'b', -1).layers[1]?.opacity).toBe(0);
  expect(fadeLayer(three, 'b', 0.4).layers[1]?.opacity).toBe(0.4);
});
