import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { readDesign } from './design.ts';
import { canvasesFor, drawDesign, drawDesignFrom, wholeView } from './draw-design.ts';
import { inputDrawing } from './input-drawing.ts';
import { type DesignOpener, designSources, designTexts, openDesign } from './open-design.ts';
import { DESIGNS, designParts } from './testing.ts';

/** Sources are colours; `half` is opaque in its left half. Each text is a box as wide as high. */
function testOpener() {
  const counts = { opened: 0, closed: 0 };
  const opener: DesignOpener<Canvas, Path2D> = {
    image: async (source) => {
      if (source === 'missing') return undefined;
      if (source === 'broken') throw new Error('broken');
      const side = source.startsWith('tile') ? 512 : 8;
      const image = createCanvas(side, side);
      const context = image.getContext('2d');
      context.fillStyle = source.startsWith('#') ? source : '#0000ff';
      context.fillRect(0, 0, source.endsWith('half') ? side / 2 : side, side);
      counts.opened += 1;
      return { image, width: side, height: side, close: () => void (counts.closed += 1) };
    },
    outlines: async (texts) =>
      texts.map(() => ({ path: 'M0 0H1000V-1000H0Z', width: 1000, ascent: 1000, descent: 0 })),
    path: (data) => new Path2D(data),
    canvas: (width, height) => {
      const image = createCanvas(width, height);
      return { image, context: image.getContext('2d') };
    },
    changed: ({ image, width, height, close }, change) => {
      const pixels = image.getContext('2d').getImageData(0, 0, width, height);
      change(pixels.data);
      const next = createCanvas(width, height);
      next.getContext('2d').putImageData(pixels, 0, 0);
      return { image: next, width, height, close };
    },
  };
  return { counts, opener };
}

/** The colour of a pixel of a design that is 160 x 120. */
async function drawn(parts: ReturnType<typeof designParts>) {
  const design = readDesign(parts);
  const context = createCanvas(160, 120).getContext('2d');
  const images = await openDesign(design, testOpener().opener);
  drawDesign(design, context, images, wholeView(design, { width: 160, height: 120 }));
  return (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
}

const box = { x: 80, y: 60, width: 80, height: 60 };
const tiled = { columns: 512, rows: 512, rotation: 0, ...box };
const red = (fields = {}) => ({ kind: 'image', fields: { source: '#ff0000', ...box, ...fields } });

it('draws the lowest layer first, and hides what is hidden or replaced', async () => {
  const at = await drawn(
    designParts([
      red(),
      { kind: 'shape', fields: { ...box, width: 40, fill: '#00ff00' } },
      { kind: 'shape', fields: { ...box, fill: '#ffffff', hidden: true } },
      { kind: 'image', id: 'old', fields: { ...box, source: '#ffff00' } },
      { kind: 'image', fields: { ...box, width: 20, results: [{ file: '#000000' }], replaces: 'old' } },
    ]),
  );
  expect(at(50, 60)).toEqual([255, 0, 0, 255]);
  expect(at(65, 60)).toEqual([0, 255, 0, 255]);
  expect(at(80, 60)).toEqual([0, 0, 0, 255]);
  expect(at(10, 60)).toEqual([0, 0, 0, 0]);
});

it('keeps showing a layer until the one in its place has an image', async () => {
  const at = await drawn(
    designParts([
      { ...red(), id: 'old' },
      { kind: 'image', fields: { ...box, replaces: 'old' } },
    ]),
  );
  expect(at(80, 60)).toEqual([255, 0, 0, 255]);
});

it('shows a layer where its mask is painted, or everywhere else', async () => {
  const shown = await drawn(designParts([red({ mask: { ...tiled, tiles: { '0,0': 'tile-half' } } })]));
  expect([shown(60, 60)[3], shown(100, 60)[3]]).toEqual([255, 0]);
  const rest = await drawn(
    designParts([red({ mask: { ...tiled, width: 40, rest: true, tiles: { '0,0': 'tile-half' } } })]),
  );
  expect([rest(45, 60)[3], rest(70, 60)[3], rest(90, 60)[3], rest(115, 60)[3]]).toEqual([255, 255, 0, 255]);
  const none = await drawn(designParts([red({ mask: { ...tiled, tiles: {} } })]));
  expect(none(60, 60)[3]).toBe(0);
  const off = await drawn(designParts([red({ mask: { ...tiled, tiles: {}, off: true } })]));
  expect(off(60, 60)[3]).toBe(255);
});

it('crops by shares of the image, and cuts off what a straightened one has outside its box', async () => {
  const half = { ...red(), fields: { ...box, source: 'half' } };
  const right = await drawn(
    designParts([
      { ...half, fields: { ...half.fields, crop: { left: 0.5, top: 0, width: 0.5, height: 1 } } },
    ]),
  );
  expect(right(60, 60)[3]).toBe(0);
  const straight = await drawn(designParts([red({ straighten: 45, fit: 'cover' })]));
  expect(straight(80, 60)[3]).toBe(255);
  for (const [x, y] of [
    [80, 95],
    [80, 25],
    [125, 60],
  ] as const)
    expect(straight(x, y)[3]).toBe(0);
});

it('blends a group as one', async () => {
  const pair = [red(), red()];
  const at = await drawn(designParts([{ kind: 'group', fields: { opacity: 0.5 }, layers: pair }]));
  expect(at(80, 60)[3]).toBe(128);
  const apart = await drawn(
    designParts(pair.map((each) => ({ ...each, fields: { ...each.fields, opacity: 0.5 } }))),
  );
  expect(apart(80, 60)[3]).toBe(192);
});

it('adjusts pixels', async () => {
  const grey = (adjust: object) => drawn(designParts([red({ source: '#808080', adjust })]));
  const [r = 0, g = 0, b = 0] = (await grey({ temperature: 50 }))(80, 60);
  expect(r).toBeGreaterThan(g);
  expect(g).toBeGreaterThan(b);
  expect((await grey({ exposure: 50 }))(80, 60)[0]).toBe(176);
  expect((await grey({ contrast: -100 }))(80, 60)[0]).toBe(128);
  const at = await drawn(designParts([red({ adjust: { saturation: -100 } })]));
  expect(at(80, 60)).toEqual([53, 53, 53, 255]);
});

it('opens what is shown, each once, and closes it', async () => {
  const parts = designParts([
    red(),
    red({ x: 20 }),
    red({ source: 'missing' }),
    red({ hidden: true, source: 'broken' }),
  ]);
  const { counts, opener } = testOpener();
  const images = await openDesign(readDesign(parts), opener);
  expect(counts.opened).toBe(1);
  images.close();
  expect(counts.closed).toBe(1);
  const broken = readDesign(designParts([red(), red({ source: 'broken' })]));
  const other = testOpener();
  await expect(openDesign(broken, other.opener)).rejects.toThrow('broken');
  expect(other.counts).toEqual({ opened: 1, closed: 1 });
});

it('names sources and texts', () => {
  expect(designSources(readDesign(DESIGNS['a mask']!))).toEqual(['photo', 'tile']);
  expect(designTexts(readDesign(DESIGNS['letters set apart']!)).map(({ text }) => text)).toEqual([
    ...'Wave 春眠',
    'مرحبا',
  ]);
});

it('draws a part of a large drawing as the whole shows it', async () => {
  for (const [name, parts] of Object.entries(DESIGNS)) {
    const design = readDesign(parts);
    const images = await openDesign(design, testOpener().opener);
    const size = { width: 320, height: 240 };
    const whole = createCanvas(size.width, size.height).getContext('2d');
    drawDesign(design, whole, images, wholeView(design, size));
    const part = createCanvas(320, 70).getContext('2d');
    drawDesign(design, part, images, { ...wholeView(design, size), top: 90 });
    const expected = whole.getImageData(0, 90, 320, 70).data;
    const given = part.getImageData(0, 0, 320, 70).data;
    const others = expected.filter((value, at) => Math.abs(value - given[at]!) > 8).length;
    // The edges of turned layers are rounded otherwise.
    expect([name, others > expected.length / 500 ? others : 0]).toEqual([name, 0]);
  }
});

it('draws the same with one image open at a time', async () => {
  for (const [name, parts] of Object.entries(DESIGNS)) {
    const design = readDesign(parts);
    const { counts, opener } = testOpener();
    const view = wholeView(design, { width: 160, height: 120 });
    const [one, other] = [1, 2].map(() => createCanvas(160, 120).getContext('2d'));
    if (!one || !other) throw new Error('no canvas');
    const most: number[] = [];
    const image: typeof opener.image = async (source) => {
      most.push(counts.opened - counts.closed);
      return opener.image(source);
    };
    await drawDesignFrom(design, one, { ...opener, image }, view);
    drawDesign(design, other, await openDesign(design, testOpener().opener), view);
    const pixels = [one, other].map((each) => Buffer.from(each.getImageData(0, 0, 160, 120).data));
    expect([name, Buffer.compare(pixels[0]!, pixels[1]!)]).toEqual([name, 0]);
    expect(Math.max(0, ...most)).toBe(0);
    expect(counts.closed).toBe(counts.opened);
  }
});

it('counts the canvases that a drawing takes at a time', async () => {
  for (const [name, parts] of Object.entries(DESIGNS)) {
    const design = readDesign(parts);
    const { opener } = testOpener();
    let made = 0;
    const canvas: typeof opener.canvas = (width, height) => {
      // Rasters are larger than the drawing.
      if (width === 160) made += 1;
      return opener.canvas(width, height);
    };
    const context = createCanvas(160, 120).getContext('2d');
    const size = { width: 160, height: 120 };
    await drawDesignFrom(design, context, { ...opener, canvas }, wholeView(design, size));
    expect([name, canvasesFor(design.layers)]).toEqual([name, made]);
  }
});

it('hands a tool the image of a layer that shows it whole, in the box without margins', () => {
  const fields = { source: 'p', fit: 'contain', x: 50, y: 50, width: 100, height: 100, adjust: { tint: 0 } };
  const design = readDesign(designParts([{ kind: 'image', id: 'photo', fields }]));
  const drawing = inputDrawing(design, { on: { kind: 'layer', layer: 'photo' } }, () => ({
    width: 40,
    height: 20,
  }));
  expect(drawing).toMatchObject({
    whole: 'p',
    size: { width: 40, height: 20 },
    box: { x: 50, y: 50, width: 100, height: 50, rotation: 0 },
  });
});
