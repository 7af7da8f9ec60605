import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePicture, encodePng } from '../picture/codec.ts';
import { createPicture, type Picture } from '../pixels/picture.ts';
import { createRandom } from '../pixels/random.ts';
import { clean, findFlaws } from './clean.ts';

const calm = () => {};

/** A soft gradient with a bright disc. */
function scene(): Picture {
  const picture = createPicture(160, 120);
  for (let y = 0, at = 0; y < 120; y += 1)
    for (let x = 0; x < 160; x += 1, at += 4) {
      const inside = Math.hypot(x - 80, y - 60) < 40;
      const light = 60 + x * 0.5 + y * 0.3 + (inside ? 90 : 0);
      picture.data.set([light, light * 0.9, 200 - light * 0.5, 255], at);
    }
  return picture;
}

function difference(one: Picture, other: Picture): number {
  let sum = 0;
  for (let at = 0; at < one.data.length; at += 1)
    sum += ((one.data[at] as number) - (other.data[at] as number)) ** 2;
  return sum / one.data.length;
}

test('a clean picture stays the same object', () => {
  const picture = scene();
  const flaws = findFlaws(picture);
  expect(flaws.grid).toBeUndefined();
  expect(clean(picture, flaws, calm)).toBe(picture);
});

test('noise is measured and mostly removed, and edges stay', () => {
  const truth = scene();
  const random = createRandom(7);
  const noisy = { ...truth, data: truth.data.slice() };
  for (let at = 0; at < noisy.data.length; at += 1)
    if (at % 4 < 3) {
      const chance = (random() + random() + random() - 1.5) * 2;
      noisy.data[at] = (noisy.data[at] as number) + 8 * chance;
    }
  const flaws = findFlaws(noisy);
  expect(flaws.noise).toBeGreaterThan(3);
  expect(flaws.noise).toBeLessThan(8);
  const cleaned = clean(noisy, flaws, calm);
  expect(difference(cleaned, truth)).toBeLessThan(difference(noisy, truth) * 0.3);
  // Across the rim of the disc, in row 60.
  const at = (60 * 160 + 40) * 4;
  expect((cleaned.data[at + 12] as number) - (cleaned.data[at - 12] as number)).toBeGreaterThan(70);
});

test('blocks of a strongly compressed JPEG are found, also in a cropped picture, and smoothed', async () => {
  const truth = scene();
  const jpeg = await decodePicture(
    await sharp(await encodePng(truth))
      .jpeg({ quality: 8 })
      .toBuffer(),
  );
  const flaws = findFlaws(jpeg);
  expect(flaws.grid).toMatchObject({ left: 0, top: 0 });
  expect(difference(clean(jpeg, flaws, calm), truth)).toBeLessThan(difference(jpeg, truth) * 0.9);
  const cropped = await decodePicture(
    await sharp(await encodePng(jpeg))
      .extract({ left: 3, top: 5, width: 150, height: 110 })
      .png()
      .toBuffer(),
  );
  expect(findFlaws(cropped).grid).toMatchObject({ left: 5, top: 3 });
});

test('measuring reports progress every few rows and can be stopped', () => {
  const picture = createPicture(32, 640, [90, 90, 90]);
  let told = 0;
  findFlaws(picture, () => {
    told += 1;
  });
  // At least one call for every 64 rows and each of the three measures.
  expect(told).toBeGreaterThan(30);
  expect(() =>
    findFlaws(picture, () => {
      throw new Error('not wanted');
    }),
  ).toThrow('not wanted');
});
