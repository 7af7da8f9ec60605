import { readDocument } from '@inkreel/contract/documents/define-document.ts';
import { describe, expect, test } from 'vitest';
import { textLayer } from '../layers/testing.ts';
import { type CollageDocument, EMPTY_COLLAGE } from './collage-document.ts';
import { collageKind } from './collage-kind.ts';
import {
  addPictures,
  addText,
  changeSettings,
  removePicture,
  replacePicture,
  showPart,
  swapPictures,
  takeLayers,
  visibleLayers,
} from './collage-operations.ts';
import { cellRects, neighbourCell } from './collage-shape.ts';
import { exportSize } from './export-size.ts';

const wide = { width: 400, height: 200 };
const picture = (id: string, size = wide) => ({ id, source: `bytes-${id}`, size, name: `${id}.jpg` });
const collage = (count: number): CollageDocument =>
  addPictures(
    EMPTY_COLLAGE,
    Array.from({ length: count }, (_, index) => picture(`p${index}`)),
  );
const order = ({ cells }: CollageDocument) => cells.map(({ id }) => id).join(' ');

describe('pictures', () => {
  test('are added up to twelve, each with a cell and a free layer', () => {
    const many = collage(15);
    expect(many.cells).toHaveLength(12);
    expect(many.layers.map(({ id }) => id)).toEqual(many.cells.map(({ id }) => id));
    expect(cellRects(many)).toHaveLength(12);
  });

  test('are swapped, replaced and removed, and the layout fits the remaining ones', () => {
    const five = changeSettings(collage(5), { layout: 'middle-one' });
    expect(order(swapPictures(five, 'p0', 'p3'))).toBe('p3 p1 p2 p0 p4');
    expect(swapPictures(five, 'p0', 'gone')).toBe(five);
    const four = removePicture(five, 'p1');
    expect(order(four)).toBe('p0 p2 p3 p4');
    expect(four.layout).toBe('grid');
    expect(four.layers).toHaveLength(4);
    const panned = showPart(four, 'p0', { zoom: 3, x: 0, y: 0 });
    const replaced = replacePicture(panned, 'p0', picture('new', { width: 100, height: 300 }));
    expect(replaced.cells[0]).toMatchObject({ id: 'p0', source: 'bytes-new', view: { zoom: 1 } });
    const layer = replaced.layers.find(({ id }) => id === 'p0');
    expect((layer?.height ?? 0) / (layer?.width ?? 1)).toBeCloseTo(3);
  });
});

describe('canvas', () => {
  test('follows the ratio, and texts keep their place on it', () => {
    const text = textLayer({ x: 300, y: 900 });
    const square = { ...collage(2), layers: [...collage(2).layers, text] };
    const flat = changeSettings(square, { ratio: '16:9' });
    expect(flat).toMatchObject({ width: 1200, height: 675 });
    expect(flat.layers.at(-1)).toMatchObject({ x: 300, y: 506.25, width: text.width });
  });

  test('of a strip is as long as its whole pictures with the gaps between them', () => {
    const strip = changeSettings(collage(3), { mode: 'strip', gap: 10 });
    const rects = cellRects(strip);
    expect(strip).toMatchObject({ width: 1200, height: 590 * 3 + 40 });
    for (const { width, height } of rects) expect(width / height).toBeCloseTo(2);
    expect(rects.map(({ y }) => y)).toEqual([10, 610, 1210]);
    const lying = changeSettings(strip, { direction: 'horizontal' });
    expect(lying).toMatchObject({ width: 2360 * 3 + 40, height: 1200 });
    expect(cellRects(lying)[2]).toMatchObject({ x: 10 + 2 * 2370, y: 10, height: 1180 });
  });

  test('arrow keys find the nearest cell, not one behind', () => {
    const rects = cellRects(changeSettings(collage(5), { layout: 'two-three' }));
    expect(neighbourCell(rects, 0, 'right')).toBe(1);
    expect(neighbourCell(rects, 0, 'down')).toBe(2);
    expect(neighbourCell(rects, 4, 'up')).toBe(1);
    expect(neighbourCell(rects, 0, 'left')).toBeUndefined();
    expect(neighbourCell(rects, 9, 'left')).toBeUndefined();
  });
});

describe('layers', () => {
  const free = changeSettings(collage(3), { mode: 'free' });

  test('of a grid are its texts only, and changing them keeps the free pictures', () => {
    const grid = addText(collage(2), { ...textLayer(), id: 't' }, 'p1');
    const [caption] = visibleLayers(grid);
    expect(visibleLayers(grid)).toHaveLength(1);
    // At the foot of the second picture.
    expect(caption?.x).toBeCloseTo(cellRects(grid).map(({ x, width }) => x + width / 2)[1] ?? 0);
    expect(caption?.y).toBeGreaterThan(1000);
    const without = takeLayers(grid, { ...grid, layers: [] });
    expect(without.layers.map(({ kind }) => kind)).toEqual(['picture', 'picture']);
  });

  test('deleting a layer in free mode removes its picture, and copying one adds a picture', () => {
    const less = takeLayers(free, { ...free, layers: free.layers.slice(1) });
    expect(order(less)).toBe('p1 p2');
    const [first] = free.layers;
    if (!first) throw new Error('no layer');
    const more = takeLayers(free, { ...free, layers: [...free.layers, { ...first, id: 'copy' }] });
    expect(more.cells.at(-1)).toMatchObject({ id: 'copy', source: 'bytes-p0' });
    const full = changeSettings(collage(12), { mode: 'free' });
    const held = takeLayers(full, { ...full, layers: [...full.layers, { ...first, id: 'copy' }] });
    expect([held.cells.length, held.layers.length]).toEqual([12, 12]);
  });

  test('the order of free layers is kept', () => {
    const turned = takeLayers(free, { ...free, layers: free.layers.toReversed() });
    expect(turned.layers.map(({ id }) => id)).toEqual(['p2', 'p1', 'p0']);
  });
});

describe('a saved collage', () => {
  const saved = addText(collage(2), { ...textLayer(), id: 't' }, undefined);
  const read = (content: unknown, version = collageKind.version) =>
    readDocument(collageKind, version, content);
  const [cell] = saved.cells;

  test('is read back unchanged', () => {
    expect(read(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
    const strip = changeSettings(saved, { mode: 'strip', direction: 'horizontal', gap: 31 });
    expect(read(JSON.parse(JSON.stringify(strip)))).toEqual(strip);
  });

  test('is read from the version that browsers store', () => {
    expect(read({ ...saved, version: 1 }, 1)).toEqual(saved);
  });

  test('drops properties that a collage does not have', () => {
    const told = { ...saved, script: 'x', cells: saved.cells.map((each) => ({ ...each, url: 'x' })) };
    expect(read(told)).toEqual(saved);
  });

  test('names its sources', () => {
    expect(collageKind.sources(saved)).toEqual(saved.cells.map(({ source }) => source));
  });

  test.each([
    ['nothing', null],
    ['an unknown mode', { ...saved, mode: 'spiral' }],
    ['no numbers', { ...saved, gap: Number.NaN }],
    ['a canvas of nothing', { ...saved, width: 0 }],
    ['a canvas that its settings do not ask for', { ...saved, height: 900_000 }],
    ['cells without pictures', { ...saved, cells: [{ id: 'a' }] }],
    [
      'a picture that is larger than any',
      { ...saved, cells: [{ ...cell, size: { width: 1e9, height: 1 } }] },
    ],
    ['a view beyond its picture', { ...saved, cells: [{ ...cell, view: { zoom: 1, x: 2, y: 0 } }] }],
    ['more layers than an editor has', { ...saved, layers: Array.from({ length: 101 }, () => textLayer()) }],
    ['layers of another kind', { ...saved, layers: [{ ...textLayer(), kind: 'film' }] }],
    ['a text that is too long', { ...saved, layers: [{ ...textLayer(), text: 'a'.repeat(301) }] }],
    ['an invalid font', { ...saved, layers: [{ ...textLayer(), font: 'x; url(y)' }] }],
  ])('is refused when it is %s', (_what, value) => {
    expect(read(value)).toBeUndefined();
  });
});

test('an export has whole pixels and no side above the largest', () => {
  expect(exportSize({ width: 1200, height: 675 }, 2048)).toEqual({ width: 2048, height: 1152 });
  expect(exportSize({ width: 1200, height: 24_000 }, 99_999)).toEqual({ width: 410, height: 8192 });
  expect(exportSize({ width: 1200, height: 1 }, 16)).toEqual({ width: 16, height: 1 });
});
