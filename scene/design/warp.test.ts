import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { changeBytes } from './change-bytes.ts';
import { type DesignImage, readDesign } from './design.ts';
import { drawDesignFrom, wholeView } from './draw-design.ts';
import { inputDrawing } from './input-drawing.ts';
import { chain, facing, inverse, project, toCorners, turning } from './matrix.ts';
import type { DesignOpener } from './open-design.ts';
import { designParts, type TestLayer } from './testing.ts';
import { aroundCorners, outerBox, warpWithin } from './warp.ts';
import { warpPixels } from './warp-pixels.ts';

const BOX = { x: 100, y: 80, width: 80, height: 40, rotation: 0 };
const CORNERS = {
  nw: { x: 0.25, y: 0 },
  ne: { x: 0.75, y: 0 },
  se: { x: 1, y: 1 },
  sw: { x: 0, y: 1 },
};
const image = (fields = {}) =>
  readDesign(designParts([{ kind: 'image', fields: { source: 'a', ...BOX, ...fields } }]))
    .layers[0] as DesignImage;

/** A picture of these colours by place, in shares. */
function picture(width: number, height: number, colour: (x: number, y: number) => readonly number[]) {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    pixels.set(colour(((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height), at * 4);
  return { width, height, pixels };
}
/** Pixels of a layer's box, or of what is around its corners. */
function warped(
  layer: DesignImage,
  source: ReturnType<typeof picture> & { mask?: { width: number; height: number; alpha: Uint8Array } },
  size = { width: 160, height: 80 },
) {
  const around = layer.corners ? aroundCorners(layer.corners) : { left: 0, top: 0, width: 1, height: 1 };
  const pixels = new Uint8ClampedArray(size.width * size.height * 4);
  warpPixels(source, warpWithin(layer, source, around, size), { left: 0, top: 0, ...size, pixels });
  return (x: number, y: number) => [...pixels.subarray((y * size.width + x) * 4).subarray(0, 4)];
}
const quarters = (x: number, y: number) => [x < 0.5 ? 0 : 255, y < 0.5 ? 0 : 255, 0, 255];

it('brings the corners of a square to where they are wanted, and back', () => {
  const there = toCorners(CORNERS);
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  for (const [at, name] of (['nw', 'ne', 'se', 'sw'] as const).entries()) {
    const [x, y] = square[at]!;
    expect(project(there, { x, y })).toEqual({
      x: expect.closeTo(CORNERS[name].x),
      y: expect.closeTo(CORNERS[name].y),
    });
    expect(project(facing(chain(there, inverse(there)), { x, y }), { x, y })).toEqual({
      x: expect.closeTo(x),
      y: expect.closeTo(y),
    });
  }
});

it.each([0, 7.3, 45, 90, -135, 360, 271.25])('turns by %s degrees as trigonometry does', (degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, , , sin] = turning(degrees);
  expect([cos, sin]).toEqual([expect.closeTo(Math.cos(angle), 14), expect.closeTo(Math.sin(angle), 14)]);
});

it('shows what is far smaller than what is near, and nothing beside the corners', () => {
  const at = warped(image({ corners: CORNERS }), picture(200, 100, quarters));
  // The middle of the image is where its diagonals cross: a third from the short side.
  const [upper, lower] = [at(100, 24), at(100, 30)];
  expect(upper).toEqual([255, 0, 0, 255]);
  expect(lower).toEqual([255, 255, 0, 255]);
  expect(at(2, 2)).toEqual([0, 0, 0, 0]);
  expect(at(60, 60)).toEqual([0, 255, 0, 255]);
});

it('draws smooth edges and no colour of what is transparent', () => {
  const white = picture(64, 64, (x) => (x < 0.5 ? [255, 255, 255, 255] : [0, 0, 0, 0]));
  const at = warped(image({ corners: CORNERS }), white);
  const edge = Array.from({ length: 160 }, (_, x) => at(x, 40));
  const soft = edge.filter(([, , , alpha]) => alpha! > 0 && alpha! < 255);
  expect(soft.length).toBeGreaterThan(1);
  for (const [red, green, blue, alpha] of edge)
    if (alpha! > 0) expect([red, green, blue]).toEqual([255, 255, 255]);
});

it('means what it reduces: noise becomes grey', () => {
  let state = 7;
  const noise = picture(640, 320, () => {
    state = (state * 16_807) % 2_147_483_647;
    const value = state % 2 === 0 ? 255 : 0;
    return [value, value, value, 255];
  });
  const at = warped(image({ corners: CORNERS }), noise, { width: 80, height: 40 });
  for (let x = 30; x < 50; x += 1) expect(Math.abs(at(x, 8)[0]! - 127)).toBeLessThan(45);
});

it('makes a rectangle of a part of the image', () => {
  const rectify = {
    nw: { x: 0.2, y: 0.1 },
    ne: { x: 0.8, y: 0.2 },
    se: { x: 0.9, y: 0.8 },
    sw: { x: 0.1, y: 0.9 },
  };
  const inside = toCorners(rectify);
  const page = picture(400, 400, (x, y) => {
    const at = project(inverse(inside), { x, y });
    return at && at.x >= 0 && at.x <= 1 && at.y >= 0 && at.y <= 1 ? [255, 255, 255, 255] : [200, 0, 0, 255];
  });
  const at = warped(image({ rectify }), page);
  for (const [x, y] of [
    [2, 2],
    [157, 2],
    [157, 77],
    [2, 77],
    [80, 40],
  ] as const)
    expect(at(x, y)).toEqual([255, 255, 255, 255]);
});

it('warps a mask with its layer, whichever way it marks', () => {
  // The mask covers the box; it marks the left half.
  const mask = { ...BOX, columns: 20, rows: 10, tiles: {} };
  const alpha = Uint8Array.from({ length: 200 }, (_, at) => (at % 20 < 10 ? 255 : 0));
  const source = { ...picture(80, 40, () => [9, 9, 9, 255]), mask: { width: 20, height: 10, alpha } };
  const shown = warped(image({ corners: CORNERS, mask }), source);
  const rest = warped(image({ corners: CORNERS, mask: { ...mask, rest: true } }), source);
  expect([shown(70, 10)[3], shown(90, 10)[3]]).toEqual([255, 0]);
  expect([rest(70, 10)[3], rest(90, 10)[3]]).toEqual([0, 255]);
});

it('knows the box around a warped, mirrored, turned layer', () => {
  const corners = { ...CORNERS, ne: { x: 1.5, y: -0.5 } };
  expect(outerBox(image({ corners }))).toEqual({
    ...BOX,
    x: expect.closeTo(120),
    y: expect.closeTo(70),
    width: 120,
    height: 60,
  });
  expect(outerBox(image({ corners, flip_x: true }))).toMatchObject({ x: expect.closeTo(80) });
  expect(outerBox(image({ corners, rotation: 90 }))).toMatchObject({
    x: expect.closeTo(110),
    y: expect.closeTo(100),
  });
  expect(outerBox(image())).toEqual(BOX);
});

const SQUARE = { nw: { x: 0, y: 0 }, ne: { x: 1, y: 0 }, se: { x: 1, y: 1 }, sw: { x: 0, y: 1 } };
const MASK = {
  x: 90,
  y: 70,
  width: 70,
  height: 60,
  rotation: 12,
  columns: 70,
  rows: 60,
  tiles: { '0,0': 'tile' },
};

const surface = (width: number, height: number) => {
  const image = createCanvas(width, height);
  return { image, context: image.getContext('2d') };
};
/** Photos run from dark to light; a tile is opaque in its left half. */
const opener: DesignOpener<Canvas, Path2D> = {
  image: async (source) => {
    const [width, height] = source === 'tile' ? [512, 512] : [120, 90];
    const { image, context } = surface(width, height);
    const across = context.createLinearGradient(0, 0, width, height);
    across.addColorStop(0, '#102030');
    across.addColorStop(1, '#f0d060');
    context.fillStyle = across;
    context.fillRect(0, 0, source === 'tile' ? 35 : width, height);
    return { image, width, height, close: () => undefined };
  },
  outlines: async () => [],
  path: (data) => new Path2D(data),
  canvas: surface,
  changed: (given) => given,
};
async function canvasOf(layer: TestLayer): Promise<Uint8ClampedArray> {
  const { context } = surface(200, 160);
  const design = readDesign(designParts([layer], { width: 200, height: 160, background: '#ffffff' }));
  await drawDesignFrom(design, context, opener, wholeView(design, { width: 200, height: 160 }));
  return context.getImageData(0, 0, 200, 160).data;
}

it.each<[string, Record<string, object | number | string | boolean>]>([
  ['turned and mirrored', { rotation: 33, flip_x: true }],
  ['cropped', { crop: { left: 0.2, top: 0.1, width: 0.5, height: 0.7 }, flip_y: true }],
  ['within its box', { fit: 'contain', rotation: -90 }],
  ['over its box', { fit: 'cover', height: 90 }],
  ['straightened', { straighten: 11, crop: { left: 0.15, top: 0.15, width: 0.7, height: 0.7 } }],
  ['masked', { mask: MASK, rotation: 5 }],
  ['masked by the rest', { mask: { ...MASK, rest: true }, flip_x: true, opacity: 0.6, blend: 'multiply' }],
])('with its corners where they were, an image is the same: %s', async (_, fields) => {
  const layer = { kind: 'image', fields: { source: 'photo', ...BOX, ...fields } } as TestLayer;
  const flat = await canvasOf(layer);
  const warped = await canvasOf({ ...layer, fields: { ...layer.fields, corners: SQUARE } });
  const far = flat.filter((value, at) => Math.abs(value - warped[at]!) > 6).length;
  // Edges of turned images are rounded otherwise.
  expect(far / flat.length).toBeLessThan(0.006);
  expect(flat.some((value) => value < 200)).toBe(true);
});

it('counts what it takes to change the image that takes most', () => {
  const size = () => ({ width: 1000, height: 1000 });
  const bytes = (...layers: Record<string, object>[]) => {
    const parts = designParts(
      layers.map((fields) => ({ kind: 'image', fields: { source: 'a', ...BOX, ...fields } })),
    );
    return changeBytes(readDesign(parts).layers, size, { width: 100, height: 100 }) / 1e6;
  };
  expect(bytes({})).toBe(0);
  expect(bytes({ adjust: { exposure: 4 } })).toBe(8);
  expect(bytes({ adjust: { exposure: 4 } }, { adjust: { blur: 4 } }, {})).toBe(14);
  expect(bytes({ corners: CORNERS })).toBeCloseTo(8.2);
  expect(bytes({ corners: CORNERS, mask: { ...MASK, columns: 1000, rows: 1000 } })).toBeCloseTo(16.2);
  expect(bytes({ rectify: CORNERS, adjust: { mono: 4 } })).toBeCloseTo(12.2);
});

it('hands a tool the whole of what a warped layer shows', () => {
  const fields = { source: 'p', ...BOX, rotation: 30, corners: { ...CORNERS, ne: { x: 1.5, y: -0.5 } } };
  const design = readDesign(designParts([{ kind: 'image', id: 'photo', fields: { ...fields, mask: MASK } }]));
  const drawing = inputDrawing(design, { on: { kind: 'layer', layer: 'photo' } }, () => ({
    width: 160,
    height: 80,
  }))!;
  const layer = design.layers[0] as DesignImage;
  expect(drawing).toMatchObject({
    whole: undefined,
    size: { width: 240, height: 120 },
    box: outerBox(layer),
  });
  const [upright] = drawing.design.layers as DesignImage[];
  expect(outerBox(upright!)).toEqual({
    x: expect.closeTo(60),
    y: expect.closeTo(30),
    width: 120,
    height: 60,
    rotation: 0,
  });
  expect(upright!.flatMask).toMatchObject({ rotation: MASK.rotation - 30 });
});
