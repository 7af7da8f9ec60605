import { expect, test } from 'vitest';
import { createMask, createPicture, type Mask, type Picture } from '../pixels/picture.ts';
import { inpaint } from './inpaint.ts';

const quiet = { seed: 1, tick: () => {} };

/** Vertical stripes, 8 pixels each, with a little grain: texture and structure. */
function stripes(width: number, height: number): Picture {
  const picture = createPicture(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shade = (x % 16 < 8 ? 200 : 60) + ((x * 7 + y * 13) % 5);
      picture.data.set([shade, shade - 20, 255 - shade], (y * width + x) * 4);
    }
  return picture;
}

function boxMask(width: number, height: number, ...boxes: [number, number, number, number][]): Mask {
  const mask = createMask(width, height);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y += 1) mask.data.fill(255, y * width + left, y * width + right);
  return mask;
}

/** The picture with the masked pixels in a colour that occurs nowhere else. */
function damaged(picture: Picture, mask: Mask): Picture {
  const data = picture.data.slice();
  mask.data.forEach((meant, at) => {
    if (meant >= 128) data.set([255, 0, 255], at * 4);
  });
  return { ...picture, data };
}

function changedOutside(before: Picture, after: Picture, mask: Mask): number {
  let changed = 0;
  mask.data.forEach((meant, at) => {
    if (meant >= 128) return;
    for (let channel = 0; channel < 4; channel += 1)
      if (before.data[at * 4 + channel] !== after.data[at * 4 + channel]) changed += 1;
  });
  return changed;
}

/** Mean absolute difference inside the mask, in levels of 255. */
function errorInside(wanted: Picture, got: Picture, mask: Mask): number {
  let sum = 0;
  let count = 0;
  mask.data.forEach((meant, at) => {
    if (meant < 128) return;
    count += 3;
    for (let channel = 0; channel < 3; channel += 1)
      sum += Math.abs((wanted.data[at * 4 + channel] as number) - (got.data[at * 4 + channel] as number));
  });
  return sum / count;
}

test.each<[string, [number, number, number, number][]]>([
  ['in the middle', [[50, 40, 80, 70]]],
  ['in a corner', [[0, 0, 30, 25]]],
  ['at the right border', [[100, 30, 128, 60]]],
  ['of whole rows', [[0, 40, 128, 60]]],
  ['of one pixel', [[64, 48, 65, 49]]],
  [
    'in two places',
    [
      [10, 10, 25, 25],
      [95, 60, 115, 85],
    ],
  ],
])('continues stripes through a gap %s and changes nothing else', (_, boxes) => {
  const picture = stripes(128, 96);
  const mask = boxMask(128, 96, ...boxes);
  const before = damaged(picture, mask);
  const after = inpaint(before, mask, quiet);
  expect(changedOutside(before, after, mask)).toBe(0);
  expect(errorInside(picture, after, mask)).toBeLessThan(8);
});

test('fills a gap of four fifths of the picture from the rest', () => {
  const picture = stripes(80, 48);
  const mask = boxMask(80, 48, [0, 0, 64, 48]);
  const before = damaged(picture, mask);
  const after = inpaint(before, mask, quiet);
  expect(changedOutside(before, after, mask)).toBe(0);
  // Shifted stripes would differ by 70, the colour of the damage by 121.
  expect(errorInside(picture, after, mask)).toBeLessThan(90);
});

test('an empty mask and a full one change nothing', () => {
  const picture = stripes(40, 30);
  expect(inpaint(picture, createMask(40, 30), quiet).data).toEqual(picture.data);
  expect(inpaint(picture, boxMask(40, 30, [0, 0, 40, 30]), quiet).data).toEqual(picture.data);
});

test('a picture too small to copy from takes the colours at the edge', () => {
  const picture = createPicture(3, 1, [100, 150, 200]);
  const mask = boxMask(3, 1, [1, 0, 2, 1]);
  expect(inpaint(damaged(picture, mask), mask, quiet).data).toEqual(picture.data);
  expect(inpaint(createPicture(1, 1), boxMask(1, 1, [0, 0, 1, 1]), quiet).data).toEqual(
    createPicture(1, 1).data,
  );
});

test('alpha stays, and transparent pixels contribute no colour', () => {
  const picture = stripes(96, 64);
  for (let at = 0; at < 96 * 64; at += 1)
    if (at % 96 > 64) picture.data.set([0, 255, 0, 0], at * 4);
    else if (at % 96 > 56) picture.data[at * 4 + 3] = 90;
  const mask = boxMask(96, 64, [40, 20, 70, 40]);
  const after = inpaint(picture, mask, quiet);
  for (let at = 3; at < after.data.length; at += 4) expect(after.data[at]).toBe(picture.data[at]);
  for (let y = 20; y < 40; y += 1)
    for (let x = 40; x < 64; x += 1) {
      const at = (y * 96 + x) * 4;
      // Green alone is nowhere among the stripes.
      expect((after.data[at] as number) + (after.data[at + 2] as number)).toBeGreaterThan(120);
    }
});

test('the same seed gives the same pixels, and progress reaches 1', () => {
  const mask = boxMask(128, 96, [30, 30, 70, 60], [100, 70, 110, 80]);
  const shares: number[] = [];
  const first = inpaint(stripes(128, 96), mask, { ...quiet, seed: 5, tick: (share) => shares.push(share) });
  expect(inpaint(stripes(128, 96), mask, { ...quiet, seed: 5 }).data).toEqual(first.data);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(shares.length).toBeGreaterThan(20);
});

test('an error thrown by the tick stops the work', () => {
  const stop = new Error('stop');
  let ticks = 0;
  const tick = () => {
    ticks += 1;
    if (ticks === 5) throw stop;
  };
  expect(() => inpaint(stripes(128, 96), boxMask(128, 96, [30, 30, 90, 60]), { ...quiet, tick })).toThrow(
    stop,
  );
  expect(ticks).toBe(5);
});
