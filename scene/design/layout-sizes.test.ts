import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { expect, it } from 'vitest';
import { layoutIn } from './layout-sizes.ts';
import { designParts, type TestLayer } from './testing.ts';

const BASE = { width: 1000, height: 1000 };
const TALL = { width: 1000, height: 2000 };
const WIDE = { width: 2000, height: 1000 };
const SMALL = { width: 500, height: 250 };

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
const layer = (id: string, kind: string, [x, y, width, height]: number[], fields = {}): TestLayer => ({
  kind,
  id,
  fields: { x: x!, y: y!, width: width!, height: height!, ...fields },
});
const laid = (layers: TestLayer[], to: typeof BASE) =>
  layoutIn(designParts(layers, BASE), BASE, to) as ReadonlyMap<string, Box & Record<string, Json>>;
const edges = ({ x, y, width, height }: Box) => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

it.each([TALL, WIDE, SMALL])('lets a background go on covering %j', (to) => {
  const photo = layer('photo', 'image', [520, 500, 1200, 1100]);
  const plate = layer('plate', 'shape', [500, 500, 1000, 1000], { radius: 10 });
  const result = laid([photo, plate], to);
  const { left, top, right, bottom } = edges(result.get('photo')!);
  expect([left <= 0, top <= 0, right >= to.width, bottom >= to.height]).toEqual([true, true, true, true]);
  const { width, height } = result.get('photo')!;
  expect(width / height).toBeCloseTo(1200 / 1100);
  expect(edges(result.get('plate')!)).toEqual({ left: 0, top: 0, right: to.width, bottom: to.height });
});

it('keeps a logo at its corner, a title in the middle, and what is between at its share of the side', () => {
  const logo = layer('logo', 'image', [920, 940, 120, 80]);
  const title = layer('title', 'text', [500, 400, 600, 100], { font_size: 70 });
  const tall = laid([logo, title], TALL);
  const { right, bottom } = edges(tall.get('logo')!);
  const { width, height } = tall.get('logo')!;
  expect(width / height).toBeCloseTo(1.5);
  expect((TALL.width - right) / (TALL.height - bottom)).toBeCloseTo(1);
  expect(TALL.width - right).toBeLessThan(40);
  expect(tall.get('title')).toMatchObject({ x: 500, y: 800 });
  expect(tall.get('title')!['font_size']).toBeCloseTo((70 * tall.get('title')!.width) / 600, 1);
  const small = laid([logo, title], SMALL);
  expect(edges(small.get('logo')!).right).toBeCloseTo(500 - 20 * (small.get('logo')!.width / 120), 1);
});

it('enlarges what has room, and never so far that layers that lay apart lie on each other', () => {
  const alone = laid([layer('a', 'text', [500, 500, 400, 100], { font_size: 80 })], TALL);
  expect(alone.get('a')!.width).toBeCloseTo(400 * Math.SQRT2, 0);
  const pair = laid(
    [layer('a', 'text', [250, 500, 400, 100]), layer('b', 'text', [750, 500, 400, 100])],
    TALL,
  );
  expect(edges(pair.get('a')!).right).toBeLessThanOrEqual(edges(pair.get('b')!).left);
});

it('moves what lies on each other as one, and stretches a band from edge to edge', () => {
  const band = layer('band', 'shape', [500, 900, 1000, 200], { stroke_width: 4 });
  const words = layer('words', 'text', [500, 900, 500, 80]);
  for (const to of [TALL, WIDE, SMALL]) {
    const result = laid([band, words], to);
    const [under, over] = [edges(result.get('band')!), edges(result.get('words')!)];
    expect([under.left, under.right]).toEqual([0, to.width]);
    expect(under.bottom).toBeCloseTo(to.height, 1);
    expect(over.top).toBeGreaterThanOrEqual(under.top);
    expect(over.bottom).toBeLessThanOrEqual(under.bottom);
    expect(result.get('words')!.y).toBeCloseTo(result.get('band')!.y, 1);
  }
});

it('keeps what lies at both ends of a band at its ends', () => {
  const band = layer('band', 'shape', [500, 900, 1000, 200]);
  const [price, plate] = [
    layer('price', 'text', [200, 900, 300, 80]),
    layer('plate', 'shape', [850, 900, 200, 90]),
  ];
  const order = layer('order', 'text', [850, 900, 120, 60]);
  const result = laid([band, price, plate, order], { width: 4000, height: 1000 });
  const [left, right, words] = ['price', 'plate', 'order'].map((id) => edges(result.get(id)!));
  expect(left!.left).toBeLessThan(200);
  expect(4000 - right!.right).toBeLessThan(200);
  expect((words!.left + words!.right) / 2).toBeCloseTo((right!.left + right!.right) / 2, 1);
});

it('moves a group as one unless it covers the canvas, and masks with their layers', () => {
  const mask = {
    mask: { x: 200, y: 200, width: 100, height: 50, rotation: 30, columns: 8, rows: 4, tiles: {} },
  };
  const inside = [layer('a', 'shape', [150, 150, 100, 100]), layer('b', 'text', [260, 150, 100, 40], mask)];
  const result = laid([{ kind: 'group', id: 'g', layers: inside, fields: mask }], TALL);
  const [a, b] = [result.get('a')!, result.get('b')!];
  expect((b.x - a.x) / a.width).toBeCloseTo(1.1);
  expect(result.get('g')).toEqual({ mask_box: b['mask_box'] });
  const box = b['mask_box'] as unknown as Box & { rotation: number };
  expect([(box.x - b.x) / b.width, box.width / b.width, box.rotation]).toEqual([
    expect.closeTo(-0.6),
    expect.closeTo(1),
    30,
  ]);
  const whole = laid(
    [{ kind: 'group', id: 'g', layers: [layer('back', 'image', [500, 500, 1000, 1000]), ...inside] }],
    TALL,
  );
  expect(whole.get('back')).toMatchObject({ width: 2000, height: 2000 });
  expect(whole.get('a')!.width).toBeLessThan(200);
});

it('never lets what lay within the canvas leave it, whatever the sizes', () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647) * most;
  };
  for (let round = 0; round < 300; round += 1) {
    const layers = Array.from({ length: 6 }, (_, at) => {
      const [width, height] = [20 + random(900), 20 + random(900)];
      const place = [width / 2 + random(1000 - width), height / 2 + random(1000 - height), width, height];
      return layer(`l${at}`, ['text', 'image', 'shape'][at % 3]!, place);
    });
    const to = { width: 50 + Math.round(random(3000)), height: 50 + Math.round(random(3000)) };
    for (const box of laid(layers, to).values()) {
      const { left, top, right, bottom } = edges(box);
      expect(Math.min(left, top, to.width - right, to.height - bottom)).toBeGreaterThan(-0.05);
    }
  }
});
