import { DESIGN_BLENDS, DESIGN_LIMITS, designKind } from '@inkreel/contract/documents/design-document.ts';
import { fieldProblem, HEAD, partKindOf } from '@inkreel/contract/documents/parts/define-parts.ts';
import { fieldsOf, type Part } from '@inkreel/contract/documents/parts/part.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import type { Layer } from 'ag-psd';
import { expect, test } from 'vitest';
import { BLENDS } from './psd-blends.ts';
import { layerParts, WHOLE } from './psd-parts.ts';
import type { PlannedGroup, PlannedImage, PlannedLayer, PlannedText } from './psd-plan.ts';
import { readPsd } from './read-psd.ts';
import { block, filled, psdOf } from './testing.ts';

const lossesOf = (bytes: Uint8Array) =>
  Object.fromEntries(readPsd(bytes).plan.losses.map(({ kind, count, layers }) => [kind, { count, layers }]));
const onlyImage = (bytes: Uint8Array): PlannedImage => readPsd(bytes).plan.layers[0] as PlannedImage;
/** The colour of the first pixel of a drawing. */
const firstPixel = (bytes: Uint8Array, id = 0) => {
  const drawn = readPsd(bytes).draw(id);
  return drawn.kind === 'image' ? [...drawn.pixels.subarray(0, 4)] : [];
};
const maskOf = (bytes: Uint8Array, at = 0) => {
  const { plan, draw } = readPsd(bytes);
  const mask = plan.layers[at]?.mask;
  const drawn = mask && draw(mask.id);
  return { mask, values: drawn?.kind === 'mask' ? drawn.values : undefined };
};

const PLACES = ['id', 'kind', 'parent', 'index'];

test('layers and groups keep their order, names, places and pixels', () => {
  const bytes = psdOf([
    block('Ground', { left: 0, top: 0, imageData: filled(20, 10, [1, 2, 3]) }),
    { name: 'Group', children: [block('Lower'), { name: 'Inner', children: [block('内侧 é')] }] },
  ]);
  const { plan, draw } = readPsd(bytes);
  expect(plan).toMatchObject({ width: 20, height: 10, losses: [] });
  const tree = (layer: PlannedLayer): unknown =>
    layer.kind === 'group' ? [layer.common['name'], layer.layers.map(tree)] : layer.common['name'];
  expect(plan.layers.map(tree)).toEqual(['Ground', ['Group', ['Lower', ['Inner', ['内侧 é']]]]]);
  const lower = (plan.layers[1] as PlannedGroup).layers[0] as PlannedImage;
  expect(lower.box).toEqual({ left: 2, top: 1, width: 8, height: 6 });
  const drawn = draw(lower.id);
  expect(drawn).toMatchObject({ kind: 'image', width: 8, height: 6 });
  expect([...(drawn.kind === 'image' ? drawn.pixels : [])]).toEqual([...filled(8, 6, [200, 100, 50]).data]);
});

test('opacity, fill, visibility and lock are kept', () => {
  const bytes = psdOf([
    block('Half', { opacity: 0.5, hidden: true }),
    block('Fill', { opacity: 0.5, fillOpacity: 0.5, protected: { position: true } }),
  ]);
  const [half, fill] = readPsd(bytes).plan.layers;
  expect(half?.common).toEqual({ name: 'Half', opacity: 128 / 255, hidden: true });
  expect(fill?.common['opacity']).toBeCloseTo(0.25, 2);
  expect(fill?.common['locked']).toBe(true);
});

test.each(Object.entries(BLENDS))('blend mode %s is kept', (blendMode, blend) => {
  const bytes = psdOf([block('One', { blendMode: blendMode as NonNullable<Layer['blendMode']> })]);
  expect(onlyImage(bytes).common['blend']).toBe(blend);
  expect(lossesOf(bytes)).toEqual({});
});

test('every blend mode of designs comes from one', () => {
  expect(Object.values(BLENDS).sort()).toEqual([...DESIGN_BLENDS].sort());
});

test.each(['linear burn', 'dissolve', 'vivid light', 'divide'] as const)(
  '%s becomes normal and is named',
  (blendMode) => {
    const bytes = psdOf([block('One', { blendMode })]);
    expect(onlyImage(bytes).common['blend']).toBeUndefined();
    expect(lossesOf(bytes)).toEqual({ blend_mode: { count: 1, layers: ['One'] } });
  },
);

test('half-transparent pixels keep their colour', () => {
  expect(firstPixel(psdOf([block('Glass', { imageData: filled(8, 6, [10, 20, 30, 40]) })]))).toEqual([
    10, 20, 30, 40,
  ]);
});

test('a mask keeps its box, its values and what is around it', () => {
  const imageData = filled(4, 3, [90, 90, 90]);
  const masked = (defaultColor: number, disabled = false) =>
    maskOf(psdOf([block('One', { mask: { left: 3, top: 2, defaultColor, disabled, imageData } })]));
  const { mask, values } = masked(255);
  expect(mask).toMatchObject({
    box: { left: 3, top: 2, width: 4, height: 3 },
    columns: 4,
    rows: 3,
    rest: true,
    off: false,
  });
  expect([...(values ?? [])]).toEqual(Array.from({ length: 12 }, () => 90));
  expect(masked(0, true).mask).toMatchObject({ rest: false, off: true });
});

test('a mask beyond the canvas is cut off there', () => {
  const mask = { left: -5, top: 8, defaultColor: 0, imageData: filled(50, 50, [255, 255, 255]) };
  expect(maskOf(psdOf([block('One', { mask })])).mask?.box).toEqual({
    left: 0,
    top: 8,
    width: 20,
    height: 2,
  });
});

test('a clipped layer gets a mask of where the layer below has pixels, and is named', () => {
  const half = filled(8, 6, [9, 9, 9]);
  for (let at = 0; at < half.data.length / 2; at += 4) half.data[at + 3] = 51;
  const bytes = psdOf([block('Base', { imageData: half }), block('On it', { clipping: true })]);
  const { mask, values } = maskOf(bytes, 1);
  expect(mask).toMatchObject({ box: { left: 2, top: 1, width: 8, height: 6 }, rest: false });
  expect([values?.[0], values?.[47]]).toEqual([51, 255]);
  expect(lossesOf(bytes)).toEqual({ clipping: { count: 1, layers: ['On it'] } });
});

test('a clipped layer is hidden with the one below', () => {
  const bytes = psdOf([block('Base', { hidden: true }), block('On it', { clipping: true })]);
  expect(readPsd(bytes).plan.layers[1]?.common['hidden']).toBe(true);
});

test('a group that isolates layers which blend is named; one that passes through is not', () => {
  const group = (blendMode: 'normal' | 'pass through') =>
    lossesOf(psdOf([{ name: 'Group', blendMode, children: [block('One', { blendMode: 'multiply' })] }]));
  expect(group('pass through')).toEqual({});
  expect(group('normal')).toEqual({ group_blending: { count: 1, layers: ['Group'] } });
});

test('adjustments, effects and empty layers are named', () => {
  const bytes = psdOf([
    block('Shadow', { effects: { dropShadow: [{ enabled: true, size: { units: 'Pixels', value: 3 } }] } }),
    block('No shadow', { effects: { dropShadow: [{ enabled: false }] } }),
    { name: 'Lighter', adjustment: { type: 'brightness/contrast', brightness: 10 } },
    { name: 'Empty' },
  ]);
  expect(readPsd(bytes).plan.layers.map(({ common }) => common['name'])).toEqual(['Shadow', 'No shadow']);
  expect(lossesOf(bytes)).toEqual({
    effects: { count: 1, layers: ['Shadow'] },
    adjustment: { count: 1, layers: ['Lighter'] },
    empty_layer: { count: 1, layers: ['Empty'] },
  });
});

test('guides are kept', () => {
  const guides = [
    { location: 5, direction: 'vertical' as const },
    { location: 7, direction: 'horizontal' as const },
  ];
  const bytes = psdOf([block('One')], { imageResources: { gridAndGuidesInformation: { guides } } });
  expect(readPsd(bytes).plan.guides).toEqual([
    { axis: 'x', at: 5 },
    { axis: 'y', at: 7 },
  ]);
});

test('a file without layers that have pixels becomes its merged image', () => {
  const bytes = psdOf([], { imageData: filled(20, 10, [7, 8, 9]) });
  expect(onlyImage(bytes).box).toEqual({ left: 0, top: 0, width: 20, height: 10 });
  expect(firstPixel(bytes)).toEqual([7, 8, 9, 255]);
});

test('files of the large kind, with raw and with zipped channels are read', () => {
  const layers = [block('One')];
  for (const options of [{ psb: true }, { compress: true }, { noBackground: true }])
    expect(firstPixel(psdOf(layers, {}, options))).toEqual([200, 100, 50, 255]);
});

const words = (more: Partial<NonNullable<Layer['text']>>, layer: Partial<Layer> = {}): Layer => ({
  name: 'Words',
  ...layer,
  text: {
    text: 'Hello\nWorld',
    transform: [1, 0, 0, 1, 5, 8],
    style: {
      font: { name: 'NotoSans-Bold' },
      fontSize: 12,
      fillColor: { r: 255, g: 0, b: 16 },
      tracking: 100,
    },
    paragraphStyle: { justification: 'center' },
    ...more,
  },
});

test('a text keeps its words, size, colour, alignment, spacing and place', () => {
  const bytes = psdOf([words({})]);
  const text = readPsd(bytes).plan.layers[0] as PlannedText;
  expect(text).toMatchObject({ kind: 'text', anchor: { x: 5, y: 8 }, rotation: 0 });
  expect(text.fields).toMatchObject({
    text: 'Hello\nWorld',
    font: 'sans',
    bold: true,
    font_size: 12,
    color: '#ff0010',
    align: 'center',
    letter_spacing: 0.1,
  });
  expect(lossesOf(bytes)).toEqual({});
});

test('a text that is turned and enlarged keeps both', () => {
  const text = readPsd(psdOf([words({ transform: [0, 2, -2, 0, 5, 8] })])).plan.layers[0] as PlannedText;
  expect(text.rotation).toBeCloseTo(90);
  expect(text.fields['font_size']).toBeCloseTo(24);
});

test('a typeface that is not here becomes the nearest and is named', () => {
  const bytes = psdOf([words({ style: { font: { name: 'TimesNewRomanPSMT' }, fontSize: 9 } })]);
  expect((readPsd(bytes).plan.layers[0] as PlannedText).fields['font']).toBe('serif');
  expect(lossesOf(bytes)).toEqual({ font: { count: 1, layers: ['Words'] } });
});

test.each([
  ['effects', words({}, { ...block('Words'), effects: { solidFill: [{ enabled: true }] } })],
  ['a warp', words({ warp: { style: 'arc', value: 20 } }, block('Words'))],
  [
    'several sizes',
    words(
      {
        styleRuns: [
          { length: 3, style: { fontSize: 9 } },
          { length: 8, style: { fontSize: 30 } },
        ],
      },
      block('Words'),
    ),
  ],
  ['a slant', words({ transform: [1, 0, 0.5, 1, 0, 0] }, block('Words'))],
])('a text with %s keeps its pixels and is named', (_, layer) => {
  const bytes = psdOf([layer]);
  expect(readPsd(bytes).plan.layers[0]?.kind).toBe('image');
  expect(lossesOf(bytes)['text_pixels']).toEqual({ count: 1, layers: ['Words'] });
});

test('what is read is a design that needs no repair', () => {
  const bytes = psdOf([
    block('One', {
      opacity: 0.3,
      blendMode: 'screen',
      mask: { left: 0, top: 0, defaultColor: 0, imageData: filled(4, 4, [9, 9, 9]) },
    }),
    { name: 'Group', children: [block('Two', { clipping: true }), block('x'.repeat(250))] },
    words({ style: { font: { name: 'Arial' }, fontSize: 9 } }, { name: `${'x'.repeat(199)}😀` }),
  ]);
  const { plan } = readPsd(bytes);
  const sources = new Map(
    plan.drawings.map((_, id) => [id, { [id % 2 === 0 ? WHOLE : '0,0']: `file:${id}` }]),
  );
  let last = 0;
  const newId = () => {
    last += 1;
    return `layer-${last}`;
  };
  const layers = layerParts(
    plan.layers,
    { parent: null, after: 'a0' },
    { sources, place: () => ({}), newId },
  );
  const parts: Part[] = [
    { id: HEAD, kind: HEAD, parent: null, index: 'a0', width: 20, height: 10, losses: plan.losses as never },
    ...layers.map(({ fields, ...part }) => ({ ...part, ...fields })),
  ];
  for (const part of parts)
    for (const [field, value] of Object.entries(fieldsOf(part)).filter(([name]) => !PLACES.includes(name)))
      expect([field, fieldProblem(partKindOf(designKind, part.kind)!, field, value)]).toEqual([
        field,
        undefined,
      ]);
  const given = new Map(parts.map((part) => [part.id, part]));
  expect(repairParts(designKind, given).parts).toEqual(given);
});

test('more layers than a design holds are refused', () => {
  const many = Array.from({ length: DESIGN_LIMITS.layers + 1 }, (_, at) => block(`Layer ${at}`));
  expect(() => readPsd(psdOf(many))).toThrow(/file_too_large layers/u);
});
