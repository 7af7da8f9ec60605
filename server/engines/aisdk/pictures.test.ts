/** Pictures are fitted, masked, cropped back and combined without a seam. */
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseCanvas, placeIn } from './canvas.ts';
import { finishPicture, fitPicture, maskOfPad, padPicture, readMask, sentMask } from './pictures.ts';
import { createImageWorld, type ImageWorld } from './testing/image-world.ts';

const SIZE = { width: 120, height: 80 };
const rule = {
  kind: 'list',
  sizes: [
    [64, 64],
    [96, 64],
  ],
} as const;
let world: ImageWorld;
let base: string;
let maskFile: string;
const at = (name: string) => path.join(world.folder, name);
const pixels = async (file: string | Buffer) =>
  sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  world = createImageWorld();
  base = at('base.png');
  // A gradient: a pixel that moved differs from the original.
  const data = Buffer.from(
    Array.from({ length: SIZE.width * SIZE.height }, (_, at) => [
      (at % SIZE.width) * 2,
      Math.floor(at / SIZE.width) * 3,
      90,
    ]).flat(),
  );
  await sharp(data, { raw: { ...SIZE, channels: 3 } })
    .png()
    .toFile(base);
  maskFile = at(await world.mask('mask.png', [120, 80], [40, 20, 40, 40]));
});
afterAll(() => world.close());

test('protected pixels stay identical to the last bit, and inside the mask there is no hard edge', async () => {
  const canvas = chooseCanvas(rule, SIZE);
  const mask = await readMask(maskFile, SIZE, 0);
  const made = at('made.png');
  await sharp(await plain(96, 64, '#00ff00')).toFile(made);
  const place = placeIn(canvas, SIZE);
  await finishPicture(made, { canvas, place, target: SIZE, kept: { base, mask, feather: 3 } }, at('out.png'));
  const [before, after] = [await pixels(base), await pixels(at('out.png'))];
  expect(after.info).toMatchObject(SIZE);
  let largestStep = 0;
  for (let y = 0; y < SIZE.height; y += 1) {
    for (let x = 0; x < SIZE.width; x += 1) {
      const here = 3 * (y * SIZE.width + x);
      if ((mask.data[y * SIZE.width + x] as number) === 0)
        expect([...after.data.subarray(here, here + 3)]).toEqual([...before.data.subarray(here, here + 3)]);
      if (x > 0)
        largestStep = Math.max(
          largestStep,
          Math.abs((after.data[here + 1] as number) - (after.data[here - 2] as number)),
        );
    }
  }
  const middle = 3 * (40 * SIZE.width + 60);
  expect([...after.data.subarray(middle, middle + 3)]).toEqual([0, 255, 0]);
  // A hard paste would step by up to 200 from one pixel to the next.
  expect(largestStep).toBeLessThan(80);
});

test('a grown mask lets a few more pixels change, and no others', async () => {
  const tight = await readMask(maskFile, SIZE, 0);
  const grown = await readMask(maskFile, SIZE, 3);
  const count = (mask: { data: Uint8Array }) => mask.data.filter((value) => value > 0).length;
  expect(count(tight)).toBe(1600);
  expect(count(grown)).toBeGreaterThan(1600 + 4 * 40);
  expect(count(grown)).toBeLessThan(52 * 52);
});

test('a model gets the whole picture with mirrored margins, and its answer is cropped back', async () => {
  const canvas = { width: 64, height: 64 };
  const place = placeIn(canvas, SIZE);
  const fitted = await fitPicture(base, canvas, place);
  const { data, info } = await pixels(fitted);
  expect(info).toMatchObject(canvas);
  const row = (y: number) => [...data.subarray(3 * 64 * y, 3 * 64 * (y + 1))];
  expect(row(place.top - 1)).toEqual(row(place.top));
  // The model answers at double size with red margins: none of the red is left.
  const made = at('twice.png');
  const inner = await sharp(fitted).resize(128, 128, { kernel: 'nearest' }).toBuffer();
  await sharp(await plain(128, 128, '#ff0000'))
    .composite([
      {
        input: await sharp(inner)
          .extract({ left: 0, top: 2 * place.top, width: 128, height: 2 * place.height })
          .toBuffer(),
        left: 0,
        top: 2 * place.top,
      },
    ])
    .png()
    .toFile(made);
  await finishPicture(made, { canvas, place, target: SIZE }, at('cut.png'));
  const [before, after] = [await pixels(base), await pixels(at('cut.png'))];
  expect(after.info).toMatchObject(SIZE);
  const difference = after.data.reduce(
    (sum, value, at) => sum + Math.abs(value - (before.data[at] as number)),
    0,
  );
  expect(difference / after.data.length).toBeLessThan(4);
});

test.each(['white', 'transparent'] as const)(
  'a mask is sent with %s pixels where the picture may change',
  async (polarity) => {
    const canvas = { width: 64, height: 64 };
    const place = placeIn(canvas, SIZE);
    const sent = await sentMask(await readMask(maskFile, SIZE, 0), polarity, canvas, place);
    const { data, info } = await sharp(sent).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ ...canvas, channels: polarity === 'white' ? 3 : 4 });
    const value = (x: number, y: number) => data[(y * 64 + x) * info.channels + info.channels - 1];
    const [changes, stays] = polarity === 'white' ? [255, 0] : [0, 255];
    expect(value(32, 32)).toBe(changes);
    expect(value(5, 32)).toBe(stays);
    expect(value(32, 2)).toBe(stays);
  },
);

test('an extended picture keeps its pixels, and its margins begin as their mirror image', async () => {
  const sides = { left: 30, top: 0, right: 10, bottom: 20 };
  await padPicture(base, sides, 'mirror', at('padded.png'));
  const mask = await maskOfPad(sides, SIZE);
  expect(mask).toMatchObject({ width: 160, height: 100 });
  const made = at('extended-made.png');
  await sharp(await plain(160, 100, '#00ff00')).toFile(made);
  const target = { width: 160, height: 100 };
  const place = { left: 0, top: 0, ...target };
  const kept = { base: at('padded.png'), mask, feather: 4 };
  await finishPicture(made, { canvas: target, place, target, kept }, at('extended.png'));
  const after = await pixels(at('extended.png'));
  const inside = await pixels(
    await sharp(at('extended.png'))
      .extract({ left: 30, top: 0, ...SIZE })
      .toBuffer(),
  );
  expect(inside.data.equals((await pixels(base)).data)).toBe(true);
  const green = (x: number, y: number) => after.data[3 * (y * 160 + x) + 1] as number;
  expect(green(2, 50)).toBe(255);
  // Just outside the edge it still has almost the neighbour's colour.
  expect(Math.abs(green(29, 40) - green(30, 40))).toBeLessThan(60);
});

test('bytes that are no picture are refused', async () => {
  await expect(
    finishPicture(maskFile.replace('mask.png', 'none.png'), { canvas: SIZE, target: SIZE }, at('no.png')),
  ).rejects.toThrow();
});
