import { isConvex } from '@inkreel/contract/documents/corners.ts';
import { type DesignImage, readDesign } from '@inkreel/scene/design/design.ts';
import { designParts } from '@inkreel/scene/design/testing.ts';
import { cornerPoints, outerBox } from '@inkreel/scene/design/warp.ts';
import { expect, test } from 'vitest';
import { thumbnailStyle } from '../thumbnail.ts';
import { cropImage } from './crop.ts';
import { applyChanges } from './design-edits.ts';
import { cornerTo, flatLayer, moveCorner, pointsOf, quadOf, rectifyTo } from './perspective.ts';
import { placeChanges, stageLayers } from './stage-layers.ts';

const SQUARE = { nw: { x: 0, y: 0 }, ne: { x: 1, y: 0 }, se: { x: 1, y: 1 }, sw: { x: 0, y: 1 } };
const PAGE = {
  nw: { x: 0.3, y: 0.2 },
  ne: { x: 0.7, y: 0.2 },
  se: { x: 0.9, y: 0.8 },
  sw: { x: 0.1, y: 0.8 },
};
const BOX = { x: 200, y: 150, width: 200, height: 100 };
const PHOTO = { width: 4000, height: 2000 };
const parts = (fields = {}) =>
  designParts([{ kind: 'image', id: 'photo', fields: { source: 'a', ...BOX, ...fields } }], {
    width: 400,
    height: 300,
  });
const image = (fields = {}) => readDesign(parts(fields)).layers[0] as DesignImage;

test('a corner goes where it is dragged, as far as the shape stays convex', () => {
  expect(moveCorner(SQUARE, 'se', { x: 1.5, y: 2 }).se).toEqual({ x: 1.5, y: 2 });
  const stopped = moveCorner(SQUARE, 'se', { x: -3, y: -3 });
  expect(isConvex(stopped)).toBe(true);
  expect(stopped.se.x).toBeCloseTo(0.5, 1);
  expect(moveCorner(SQUARE, 'nw', { x: -99, y: Number.NEGATIVE_INFINITY }).nw).toEqual({ x: -4, y: -4 });
});

test('a corner is brought to a point of the canvas, whichever way its layer lies', () => {
  const layer = image({ rotation: 30, flip_x: true });
  const set = cornerTo(layer, 'ne', { x: 60, y: 70 });
  const moved = image({ rotation: 30, flip_x: true, ...set });
  expect(pointsOf(moved).ne).toEqual({ x: expect.closeTo(60, 3), y: expect.closeTo(70, 3) });
  for (const name of ['nw', 'se', 'sw'] as const)
    expect(pointsOf(moved)[name].x).toBeCloseTo(pointsOf(layer)[name].x, 3);
});

test.each([
  ['turned two ways', 0.7, 0.4, 1],
  ['turned one way, by the camera that most have', 0.6, 0, 0.75],
])('a page that was photographed at a slant gets the proportions that it has: %s', (_, tilt, lean, focal) => {
  const camera = focal * Math.hypot(PHOTO.width, PHOTO.height);
  const seen = (x: number, y: number) => {
    const depth = -x * Math.sin(lean);
    const away = 9 + y * Math.sin(tilt) + depth * Math.cos(tilt);
    return {
      x: 0.5 + (camera * x * Math.cos(lean)) / away / PHOTO.width,
      y: 0.5 + (camera * (y * Math.cos(tilt) - depth * Math.sin(tilt))) / away / PHOTO.height,
    };
  };
  const quad = { nw: seen(-1.5, -2), ne: seen(1.5, -2), se: seen(1.5, 2), sw: seen(-1.5, 2) };
  const { width, height } = rectifyTo(flatLayer(image(), PHOTO), quad) as { width: number; height: number };
  expect(width / height).toBeCloseTo(0.75, 3);
});

test('a part with parallel sides keeps the ratio of its sides', () => {
  const quad = quadOf(image({ crop: { left: 0.25, top: 0.5, width: 0.5, height: 0.25 } }));
  expect(rectifyTo(flatLayer(image(), PHOTO), quad)).toMatchObject({
    x: 200,
    y: 162.5,
    width: 100,
    height: 25,
  });
});

test('what is straightened keeps its place, and is found again', () => {
  const layer = image({ rotation: 20, flip_x: true, crop: { left: 0.1, top: 0.1, width: 0.8, height: 0.8 } });
  const flat = flatLayer(layer, PHOTO);
  expect(flat).toMatchObject({ width: 250, height: 125, rotation: 20, rectify: undefined });
  expect(cornerPoints(flat)).not.toEqual(cornerPoints(layer));
  const fields = rectifyTo(flat, PAGE);
  const done = image({ rotation: 20, flip_x: true, ...fields });
  expect(quadOf(done)).toEqual(PAGE);
  const again = flatLayer(done, PHOTO);
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(again[side]).toBeCloseTo(flat[side], 0);
});

test('the rectangle of a straightened photo is cropped within its perspective', () => {
  const layer = image({ rectify: PAGE });
  const set = cropImage(layer, { left: 0, top: 0, width: 1, height: 0.5 });
  expect(set).toMatchObject({ crop: null, y: 125, width: 200, height: 50 });
  const half = image({ ...set, crop: undefined }).rectify!;
  // What is far is smaller: the middle line lies above the middle of the photo's part.
  expect([half.nw, half.se.y]).toEqual([PAGE.nw, expect.closeTo(0.4, 2)]);
  expect(isConvex(half)).toBe(true);
  expect(cropImage(image(), { left: 0, top: 0, width: 1, height: 0.5 })).toMatchObject({
    crop: { height: 0.5 },
  });
});

test('the surface handles the box around the corners, and the layer goes with it', () => {
  const before = parts({ corners: { ...SQUARE, se: { x: 2, y: 1 } }, mask: undefined });
  const design = readDesign(before);
  const { document } = stageLayers(design, ['photo']);
  const [box] = document.layers;
  expect(box).toMatchObject({ x: 300, y: 150, width: 400, height: 100 });
  expect(box!.outline).toEqual([
    { x: 0, y: 0 },
    { x: 0.5, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ]);
  const after = { ...document, layers: [{ ...box!, x: 310, width: 200, height: 50 }] };
  const changes = placeChanges(design, ['photo'], { before: document, after });
  const moved = readDesign(applyChanges(before, changes)).layers[0] as DesignImage;
  expect(outerBox(moved)).toMatchObject({ x: 310, y: 150, width: 200, height: 50 });
});

test('the small copy in the list of layers lies as the layer does', () => {
  expect(thumbnailStyle(image(), 32)).toBeUndefined();
  const layer = image({ corners: { ...SQUARE, se: { x: 1.5, y: 1 } }, rectify: PAGE });
  const numbers = thumbnailStyle(layer, 32)!
    .transform.match(/-?[\d.]+(?:e-?\d+)?/gu)!
    .slice(1)
    .map(Number);
  const at = (x: number, y: number) => {
    const [a, d, , g, b, e, , h] = numbers as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const [c, f, i] = [numbers[12]!, numbers[13]!, numbers[15]!];
    const far = g * x + h * y + i;
    return [(a * x + b * y + c) / far, (d * x + e * y + f) / far];
  };
  // The box around the corners is 300 by 100: it lies across the square, in its middle.
  const close = (x: number, y: number) => [expect.closeTo(x, 2), expect.closeTo(y, 2)];
  expect(at(PAGE.nw.x * 32, PAGE.nw.y * 32)).toEqual(close(0, 16 - 16 / 3));
  expect(at(PAGE.se.x * 32, PAGE.se.y * 32)).toEqual(close(32, 16 + 16 / 3));
  expect(at(PAGE.ne.x * 32, PAGE.ne.y * 32)).toEqual(close(64 / 3, 16 - 16 / 3));
});
