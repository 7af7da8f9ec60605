import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePng } from '../picture/codec.ts';
import { createMask, createPicture, type Mask, type Picture } from '../pixels/picture.ts';
import removeObject from './remove-object.ts';

/** A meadow with a red dot, and a mask that just misses the dot's rim. */
function dotted(): { picture: Picture; mask: Mask } {
  const picture = createPicture(120, 90, [60, 120, 50]);
  const mask = createMask(120, 90);
  for (let at = 0; at < 120 * 90; at += 1) {
    const distance = Math.hypot((at % 120) - 60, Math.floor(at / 120) - 45);
    picture.data[at * 4 + 1] = 110 + ((at * 31) % 17);
    if (distance < 12) picture.data.set([220, 20, 20], at * 4);
    if (distance < 11.5) mask.data[at] = 255;
  }
  return { picture, mask };
}

const mostRed = ({ data }: Picture) =>
  data.reduce((most, value, at) => (at % 4 === 0 ? Math.max(most, value) : most), 0);

async function run(grow: boolean) {
  const { picture, mask } = dotted();
  const shares: number[] = [];
  const made = await removeObject(
    { image_url: 'a', mask_url: 'm', grow, count: 1, seed: 3 },
    {
      files: {
        a: await encodePng(picture),
        m: await sharp(mask.data, { raw: { width: 120, height: 90, channels: 1 } })
          .png()
          .toBuffer(),
      },
      index: 0,
      seed: 3,
      report: (_stage, share) => shares.push(share),
    },
  );
  if (!('picture' in made)) throw new Error('a picture was wanted');
  return { picture, mask, made: made.picture, shares };
}

test('the rim outside a hand-drawn mask is removed too if the mask may grow', async () => {
  const { made, shares } = await run(true);
  expect(mostRed(made)).toBeLessThan(90);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
});

test('without growth not one pixel outside the mask changes', async () => {
  const { picture, mask, made } = await run(false);
  expect(mostRed(made)).toBe(220);
  for (let at = 0; at < mask.data.length; at += 1) {
    if (mask.data[at] === 255) continue;
    expect(made.data.subarray(at * 4, at * 4 + 4)).toEqual(picture.data.subarray(at * 4, at * 4 + 4));
  }
});

test('a mask that would grow over the rest of the picture is not grown', async () => {
  const picture = createPicture(40, 30, [220, 20, 20]);
  const mask = createMask(40, 30);
  for (let at = 0; at < 40 * 30; at += 1) {
    if (at % 40 === 0) picture.data.set([60, 120, 50], at * 4);
    else mask.data[at] = 255;
  }
  const made = await removeObject(
    { image_url: 'a', mask_url: 'm', grow: true, count: 1, seed: 3 },
    {
      files: {
        a: await encodePng(picture),
        m: await sharp(mask.data, { raw: { width: 40, height: 30, channels: 1 } })
          .png()
          .toBuffer(),
      },
      index: 0,
      seed: 3,
      report: () => undefined,
    },
  );
  if (!('picture' in made)) throw new Error('a picture was wanted');
  expect(mostRed(made.picture)).toBeLessThan(90);
});
