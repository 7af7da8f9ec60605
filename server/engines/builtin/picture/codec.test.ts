import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPicture } from '../pixels/picture.ts';
import { decodeMask, decodePicture, encodePng } from './codec.ts';

/** Left half red, right half blue, 4 x 2. */
const halves = () => {
  const picture = createPicture(4, 2, [255, 0, 0]);
  for (const at of [2, 3, 6, 7]) picture.data.set([0, 0, 255, 255], at * 4);
  return picture;
};

test('a picture is the same after writing and reading', async () => {
  const picture = halves();
  picture.data[3] = 100;
  const again = await decodePicture(await encodePng(picture));
  expect(again).toEqual(picture);
});

test('an opaque picture is written without alpha', async () => {
  expect((await sharp(await encodePng(halves())).metadata()).channels).toBe(3);
});

test('a picture with an orientation tag is turned upright', async () => {
  const jpeg = await sharp(await encodePng(halves()))
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const { width, height, data } = await decodePicture(jpeg);
  expect([width, height]).toEqual([2, 4]);
  expect(Array.from(data.slice(0, 3))).toEqual([255, 0, 0]);
  expect(Array.from(data.slice(-4, -1))).toEqual([0, 0, 255]);
});

test('16 bit and CMYK become 8-bit sRGB', async () => {
  const deep = await sharp(await encodePng(halves()))
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  expect((await decodePicture(deep)).data).toEqual(halves().data);
  const cmyk = await sharp(await encodePng(createPicture(8, 8, [255, 0, 0])))
    .toColourspace('cmyk')
    .jpeg({ quality: 100 })
    .toBuffer();
  const [red, green, blue] = (await decodePicture(cmyk)).data;
  expect(red).toBeGreaterThan(190);
  expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(90);
});

test('white pixels of a mask are marked, and transparent ones are not', async () => {
  const picture = createPicture(2, 1, [255, 255, 255]);
  picture.data[7] = 0;
  const png = await sharp(picture.data, { raw: { width: 2, height: 1, channels: 4 } })
    .png()
    .toBuffer();
  expect([...(await decodeMask(png, { width: 2, height: 1 })).data]).toEqual([255, 0]);
});

test('a mask of another size lines up with the picture to the pixel', async () => {
  const small = Buffer.from([0, 255, 0, 0]);
  const png = await sharp(small, { raw: { width: 4, height: 1, channels: 1 } })
    .png()
    .toBuffer();
  const grown = await decodeMask(png, { width: 12, height: 2 });
  expect(Array.from(grown.data.slice(0, 12))).toEqual([0, 0, 0, 255, 255, 255, 0, 0, 0, 0, 0, 0]);
  expect(grown.data.slice(0, 12)).toEqual(grown.data.slice(12));
});
