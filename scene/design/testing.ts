import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Json, Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { TEXTS } from '../timeline/testing.ts';
import { partsAt } from './sizes.ts';

type Fields = Readonly<Record<string, Json>>;
/** A layer for tests: its kind, its fields, and what a group holds. */
export interface TestLayer {
  kind: string;
  id?: string;
  fields?: Fields;
  layers?: readonly TestLayer[];
}

/** A design for tests: layers get ids and indexes by their order. */
export function designParts(layers: readonly TestLayer[], head: Fields = {}): Parts {
  const parts = new Map<string, Part>([
    [HEAD, { id: HEAD, kind: HEAD, parent: null, index: 'Zz', width: 160, height: 120, ...head }],
  ]);
  const add = (some: readonly TestLayer[], parent: string | null) => {
    for (const [at, layer] of some.entries()) {
      const id = layer.id ?? `${parent ?? 'layer'}-${at}`;
      parts.set(id, { id, kind: layer.kind, parent, index: `a${at}`, ...layer.fields });
      add(layer.layers ?? [], id);
    }
  };
  add(layers, null);
  return parts;
}

const BOX = { x: 80, y: 60, width: 96, height: 64 } as const;
const CANVAS = { x: 80, y: 60, width: 160, height: 120 } as const;
const photo = (fields: Fields = {}): TestLayer => ({
  kind: 'image',
  fields: { source: 'photo', ...BOX, ...fields },
});
const cut = (fields: Fields = {}): TestLayer => ({
  kind: 'image',
  fields: { source: 'cut', ...BOX, ...fields },
});
const shape = (fields: Fields = {}): TestLayer => ({
  kind: 'shape',
  fields: { ...BOX, fill: '#c23b22', ...fields },
});
const text = (fields: Fields = {}): TestLayer => ({
  kind: 'text',
  fields: { ...BOX, text: 'Ink\n24 reel', font_size: 24, color: '#1b1917', ...fields },
});
const paint = (fields: Fields = {}): TestLayer => ({
  kind: 'paint',
  fields: { ...CANVAS, columns: 640, rows: 480, tiles: { '0,0': 'tile', '1,0': 'tile' }, ...fields },
});
const mask = (fields: Fields = {}): Fields => ({
  mask: { ...CANVAS, rotation: 0, columns: 640, rows: 480, tiles: { '0,0': 'tile' }, ...fields },
});
const group = (layers: readonly TestLayer[], fields: Fields = {}): TestLayer => ({
  kind: 'group',
  fields,
  layers,
});

const WALL = {
  nw: { x: 0.1, y: 0.05 },
  ne: { x: 0.9, y: 0.3 },
  se: { x: 1.1, y: 0.8 },
  sw: { x: -0.1, y: 1 },
} as const;
const FLOOR = {
  nw: { x: 0.45, y: 0.2 },
  ne: { x: 0.52, y: 0.2 },
  se: { x: 1, y: 1 },
  sw: { x: 0, y: 0.9 },
} as const;
const PAGE = {
  nw: { x: 0.2, y: 0.1 },
  ne: { x: 0.8, y: 0.25 },
  se: { x: 0.9, y: 0.8 },
  sw: { x: 0.1, y: 0.95 },
} as const;

/** The sizes that golden designs have besides 160 x 120, by the name of each. */
const SIZES = { tall: [90, 160], square: [120, 120], wide: [240, 80] } as const;

/** A design as it lies in each of its sizes; the place of its first layer in the tall one is set by hand. */
function inSizes(name: string, layers: readonly TestLayer[], head: Fields = {}): [string, Parts][] {
  const parts = new Map(designParts(layers, head));
  for (const [id, [width, height]] of Object.entries(SIZES))
    parts.set(id, { id, kind: 'size', parent: HEAD, index: `a${id.length}`, width, height });
  const [first] = [...parts.values()].filter(({ parent, kind }) => parent === null && kind !== HEAD);
  const byHand = { 'x@tall': 40, 'y@tall': 60, 'width@tall': 50, 'height@tall': 90, 'rotation@tall': -7.5 };
  if (first) parts.set(first.id, { ...first, ...byHand });
  return ['base', ...Object.keys(SIZES)].map((size) => [`${name}, ${size}`, partsAt(parts, size)]);
}

/**
 * Small designs with each kind of layer, by what they show. Sources are `photo`, `cut` and the tile `tile`.
 */
export const DESIGNS: Readonly<Record<string, Parts>> = {
  nothing: designParts([]),
  'a background': designParts([], { background: '#20242a80' }),
  'an image': designParts([photo()]),
  'an image of another shape': designParts([photo({ width: 40, height: 100 })], { background: '#ffffff' }),
  'an image within its box': designParts([photo({ width: 120, height: 40, fit: 'contain' })]),
  'an image over its box': designParts([photo({ width: 120, height: 40, fit: 'cover' })]),
  'a turned image': designParts([photo({ rotation: 23.5, opacity: 0.7 })]),
  'a turned image, half a pixel aside': designParts([photo({ x: 80.5, y: 59.25, rotation: -90 })]),
  'flipped images': designParts([photo({ flip_x: true }), cut({ flip_y: true, x: 40 })]),
  'a cropped image': designParts([photo({ crop: { left: 0.21, top: 0.13, width: 0.437, height: 0.61 } })]),
  'a straightened image': designParts([
    photo({ straighten: 7.3, crop: { left: 0.1, top: 0.1, width: 0.8, height: 0.8 } }),
  ]),
  'a straightened, turned, flipped image': designParts([
    photo({ straighten: -12, rotation: 31, flip_x: true, fit: 'cover', opacity: 0.6, blend: 'screen' }),
  ]),
  'exposure and contrast': designParts([photo({ adjust: { exposure: 35, contrast: 20 } })]),
  'less of both': designParts([photo({ adjust: { exposure: -60, contrast: -45 } })]),
  'white balance': designParts([photo({ adjust: { temperature: 70, tint: -40 } })]),
  'saturation of a cut-out': designParts([cut({ adjust: { saturation: 80, temperature: -30 } })]),
  'without colour': designParts([photo({ adjust: { saturation: -100 } }), cut({ x: 120 })]),
  curves: designParts([
    photo({
      adjust: {
        exposure: 10,
        curves: {
          all: [
            [0, 20],
            [90, 60],
            [255, 240],
          ],
          blue: [
            [0, 0],
            [128, 200],
          ],
        },
      },
    }),
  ]),
  'black and white, sharpened': designParts([photo({ adjust: { mono: 70, sharpen: 80 } })]),
  'sepia with grain and dark corners': designParts([
    photo({ adjust: { sepia: 90, grain: 40, vignette: 60 }, rotation: 4 }),
  ]),
  'a blurred cut-out': designParts([cut({ adjust: { blur: 60 } })], { background: '#ffd800' }),
  'blocks and bright corners': designParts([cut({ adjust: { pixelate: 80, vignette: -50, contrast: 20 } })]),
  'an image in perspective': designParts([photo({ corners: WALL, rotation: 17 })], { background: '#ffffff' }),
  'a cut-out in strong perspective, mirrored': designParts(
    [cut({ corners: FLOOR, flip_x: true, opacity: 0.7, blend: 'multiply', adjust: { saturation: 40 } })],
    { background: '#ffd800' },
  ),
  'a part of an image as a rectangle': designParts([photo({ rectify: PAGE, rotation: -7.5 })]),
  'a rectangle of more than the image, in perspective': designParts([
    photo({ rectify: { ...PAGE, se: { x: 1.2, y: 1.1 } }, corners: WALL, flip_y: true }),
  ]),
  'a straightened image within its box, in perspective with a mask': designParts([
    photo({
      ...mask(),
      corners: WALL,
      fit: 'contain',
      straighten: 8,
      crop: { left: 0.1, top: 0.2, width: 0.7, height: 0.6 },
    }),
    cut({ ...mask({ rest: true, rotation: 20 }), corners: FLOOR, x: 60 }),
  ]),
  rectangles: designParts([
    shape({ radius: 12, stroke: '#2f6f5e', stroke_width: 5 }),
    shape({
      x: 40,
      width: 50,
      rotation: 12,
      radius: 400,
      opacity: 0.5,
      stroke: '#00000088',
      stroke_width: 9,
    }),
  ]),
  'ellipses and lines': designParts([
    shape({ shape: 'ellipse', stroke: '#2f6f5e', stroke_width: 3.5 }),
    shape({ shape: 'line', stroke: '#123456', stroke_width: 6, rotation: 33 }),
    shape({ shape: 'line', y: 100, height: 1 }),
  ]),
  words: designParts([text({ align: 'center', bold: true }), text({ y: 90, rotation: -8, font: 'serif' })]),
  'words on a plate': designParts([
    photo(),
    text({ plate: '#00000080', color: '#ffffff', opacity: 0.8, align: 'right' }),
  ]),
  'words of four scripts': designParts(
    TEXTS.map((words, at) => text({ text: words, y: 20 + 26 * at, width: 150, height: 30, font_size: 18 })),
    { background: '#f4efe6' },
  ),
  'letters set apart': designParts([
    text({ text: 'Wave 春眠\nمرحبا', letter_spacing: 0.3, line_height: 1.1, width: 150 }),
  ]),
  paint: designParts([photo(), paint({ opacity: 0.9 })]),
  'turned paint': designParts([paint({ rotation: 15, width: 120, flip_x: true, blend: 'multiply' })], {
    background: '#ffd800',
  }),
  'a mask': designParts([photo(mask())]),
  'a turned mask that shows the rest': designParts(
    [photo({ ...mask({ rest: true, rotation: 20 }), opacity: 0.8, blend: 'hard-light' })],
    { background: '#9be0ff' },
  ),
  'a mask without paint': designParts([photo(mask({ tiles: {} })), shape({ width: 20 })]),
  'a group': designParts([
    photo(),
    group([shape({ width: 60 }), text(), group([cut({ x: 100 })], { opacity: 0.5 })], {
      opacity: 0.6,
      ...mask(),
    }),
  ]),
  'a group that lets through': designParts([
    photo(),
    group([shape({ blend: 'difference' }), cut({ blend: 'luminosity', rotation: 9 })]),
  ]),
  'a result in place of its layer': designParts([
    { ...photo(), id: 'old' },
    { kind: 'image', fields: { ...BOX, results: [{ file: 'cut' }], replaces: 'old' } },
    { kind: 'image', fields: { ...CANVAS } },
    shape({ hidden: true }),
  ]),
  blends: designParts([
    photo({ ...CANVAS }),
    ...(
      ['multiply', 'overlay', 'color-dodge', 'soft-light', 'exclusion', 'hue', 'saturation', 'color'] as const
    ).map((blend, at) => shape({ blend, x: 10 + 20 * at, width: 18, opacity: 0.9, fill: '#3fa0c8' })),
  ]),
  ...Object.fromEntries([
    ...inSizes('a poster', [
      photo({ ...CANVAS, crop: { left: 0.1, top: 0, width: 0.8, height: 1 } }),
      shape({ x: 80, y: 108, width: 160, height: 24, fill: '#20242acc' }),
      text({ y: 30, align: 'center', bold: true }),
      cut({ x: 136, y: 20, width: 36, height: 28, rotation: 12 }),
    ]),
    ...inSizes(
      'groups and masks',
      [
        cut({ ...mask({ rest: true }), adjust: { sepia: 40 } }),
        group([shape({ x: 40, width: 50, radius: 9, stroke: '#ffffff', stroke_width: 3 }), text({ x: 40 })], {
          opacity: 0.7,
          ...mask({ rotation: 8 }),
        }),
      ],
      { background: '#f4efe6' },
    ),
    ...inSizes('paint over an image', [
      photo({ ...CANVAS, flip_x: true }),
      paint({ opacity: 0.8 }),
      shape({ shape: 'line', stroke: '#c23b22', stroke_width: 4, width: 100, height: 8 }),
    ]),
  ]),
};
