import { expect, test } from 'vitest';
import { createMask, createPicture, type Mask, type Picture } from '../pixels/picture.ts';
import { cutOut } from './cut-out.ts';
import { SURE_ENOUGH } from './full-size.ts';

const quiet = () => {};

/** A striped disc in front of a grey wall that gets lighter to the right, with its true alpha. */
function disc(width: number, height: number, radius: number, x = width / 2, y = height / 2) {
  const picture = createPicture(width, height);
  const truth = createMask(width, height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const alpha = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(column + 0.5 - x, row + 0.5 - y)));
      const subject = [190, 40 + (column % 9) * 6, 30];
      const wall = 150 + (column / width) * 40;
      for (let channel = 0; channel < 3; channel += 1)
        picture.data[4 * at + channel] = (subject[channel] as number) * alpha + wall * (1 - alpha);
      truth.data[at] = Math.round(alpha * 255);
    }
  }
  return { picture, truth };
}

const meanError = (one: Mask, other: Mask) =>
  one.data.reduce((sum, value, at) => sum + Math.abs(value - (other.data[at] as number)), 0) /
  one.data.length;

function painted(size: Pick<Picture, 'width' | 'height'>, left: number, top: number, side: number): Mask {
  const mask = createMask(size.width, size.height);
  for (let y = top; y < top + side; y += 1)
    mask.data.fill(255, y * size.width + left, y * size.width + left + side);
  return mask;
}

test('in front of a plain wall alpha is correct, and the pixels of the subject are unchanged', async () => {
  const { picture, truth } = disc(220, 160, 50);
  const { alpha, picture: cut, confidence } = await cutOut(picture, {}, quiet);
  expect(confidence).toBeGreaterThan(SURE_ENOUGH);
  expect(meanError(alpha, truth)).toBeLessThan(1);
  for (let at = 0; at < truth.data.length; at += 1) {
    if (alpha.data[at] !== 255) continue;
    expect([...cut.data.subarray(4 * at, 4 * at + 3)]).toEqual([
      ...picture.data.subarray(4 * at, 4 * at + 3),
    ]);
  }
});

test('the colour of the wall is removed from the edge', async () => {
  const { picture, truth } = disc(220, 160, 50);
  const { picture: cut } = await cutOut(picture, {}, quiet);
  let edges = 0;
  let blue = 0;
  for (let at = 0; at < truth.data.length; at += 1) {
    const alpha = cut.data[4 * at + 3] as number;
    if (alpha < 80 || alpha > 200) continue;
    edges += 1;
    blue += cut.data[4 * at + 2] as number;
  }
  expect(edges).toBeGreaterThan(20);
  // The disc has 30, the wall 150 and more.
  expect(blue / edges).toBeLessThan(50);
});

test('a large picture gets sharp alpha at its full size', async () => {
  const { picture, truth } = disc(2400, 1800, 560);
  const { alpha } = await cutOut(picture, {}, quiet);
  expect(meanError(alpha, truth)).toBeLessThan(0.6);
});

test('a subject that extends beyond the picture is kept up to its border', async () => {
  const { picture, truth } = disc(200, 150, 60, 100, 140);
  const { alpha } = await cutOut(picture, {}, quiet);
  expect(alpha.data[149 * 200 + 100]).toBe(255);
  expect(meanError(alpha, truth)).toBeLessThan(2);
});

test('strokes are obeyed to the pixel', async () => {
  const { picture } = disc(220, 160, 50);
  const keep = painted(picture, 5, 5, 11);
  const erase = painted(picture, 100, 70, 13);
  const { alpha } = await cutOut(picture, { keep, erase }, quiet);
  keep.data.forEach((value, at) => {
    if (value) expect(alpha.data[at]).toBe(255);
  });
  erase.data.forEach((value, at) => {
    if (value) expect(alpha.data[at]).toBe(0);
  });
});

test('a rough stroke keeps or erases the whole area that it touches', async () => {
  const { picture } = disc(240, 160, 34, 60, 80);
  for (let y = 60; y < 110; y += 1)
    for (let x = 150; x < 210; x += 1) picture.data.set([40, 90, 40 + (x % 7) * 5], 4 * (y * 240 + x));
  const both = await cutOut(picture, {}, quiet);
  expect([both.alpha.data[80 * 240 + 60], both.alpha.data[80 * 240 + 200]]).toEqual([255, 255]);
  const erase = painted(picture, 170, 70, 20);
  const keep = painted(picture, 50, 70, 20);
  const one = await cutOut(picture, { erase, keep }, quiet);
  expect([one.alpha.data[80 * 240 + 60], one.alpha.data[64 * 240 + 205]]).toEqual([255, 0]);
});

test('a few strokes are enough in clutter', async () => {
  const { picture, truth } = disc(240, 180, 55);
  for (let at = 0; at < truth.data.length; at += 1) {
    if (truth.data[at]) continue;
    const x = at % 240;
    const y = Math.floor(at / 240);
    const tone = 110 + 70 * Math.sin(x * 0.5) * Math.sin(y * 0.37) + ((x * 31 + y * 17) % 23);
    picture.data.set([tone * 0.5, tone, tone * 0.8], 4 * at);
  }
  const keep = painted(picture, 105, 75, 30);
  const erase = painted(picture, 5, 5, 20);
  const { alpha } = await cutOut(picture, { keep, erase }, quiet);
  expect(meanError(alpha, truth)).toBeLessThan(2);
});

test('nothing outside a box is kept', async () => {
  const { picture } = disc(220, 160, 50);
  const { alpha } = await cutOut(picture, { box: { left: 60, top: 20, width: 50, height: 120 } }, quiet);
  expect(alpha.data[80 * 220 + 90]).toBe(255);
  for (let x = 114; x < 220; x += 1) expect(alpha.data[80 * 220 + x]).toBe(0);
});

test('a thin object in a large picture is found whole in its box', async () => {
  const picture = createPicture(2400, 800, [40, 60, 110]);
  const isPole = (x: number, y: number) => x >= 700 && x < 702 && y >= 200 && y < 620;
  for (let at = 0; at < 2400 * 800; at += 1) {
    const [x, y] = [at % 2400, Math.floor(at / 2400)];
    const tone = ((x * 31 + y * 17) % 23) - 11;
    // Ground in the colours of the pole, so that the backdrop is not plain.
    const color = isPole(x, y) || y > 700 ? [200, 190, 170] : [40 + y / 20, 60 + y / 20, 110];
    picture.data.set(
      color.map((value) => value + tone),
      4 * at,
    );
  }
  const { alpha } = await cutOut(picture, { box: { left: 680, top: 180, width: 50, height: 460 } }, quiet);
  let missed = 0;
  for (let at = 0; at < alpha.data.length; at += 1)
    if ((alpha.data[at] as number) > 127 !== isPole(at % 2400, Math.floor(at / 2400))) missed += 1;
  expect(missed).toBeLessThan(2 * 420 * 0.2);
});

test('a hole shows the wall, and a shadow on it is not a subject', async () => {
  const { picture } = disc(240, 200, 60);
  for (let y = 0; y < 200; y += 1) {
    for (let x = 0; x < 240; x += 1) {
      const at = 4 * (y * 240 + x);
      const wall = 150 + (x / 240) * 40;
      if (Math.hypot(x - 120, y - 100) < 22) picture.data.set([wall, wall, wall], at);
      const shadow = Math.exp(-(((x - 60) / 22) ** 2) - ((y - 165) / 12) ** 2);
      if (Math.hypot(x - 120, y - 100) > 62)
        for (let channel = 0; channel < 3; channel += 1)
          picture.data[at + channel] = (picture.data[at + channel] as number) * (1 - 0.35 * shadow);
    }
  }
  const { alpha } = await cutOut(picture, {}, quiet);
  expect(alpha.data[100 * 240 + 120]).toBe(0);
  expect(alpha.data[165 * 240 + 60]).toBe(0);
  expect(alpha.data[100 * 240 + 75]).toBe(255);
});

test('transparent pictures keep their alpha', async () => {
  const { picture, truth } = disc(60, 40, 12);
  truth.data.forEach((value, at) => {
    picture.data[4 * at + 3] = value;
  });
  const { alpha, picture: cut } = await cutOut(picture, {}, quiet);
  expect(alpha.data).toEqual(truth.data);
  expect(cut).toEqual(picture);
  const erase = painted(picture, 28, 18, 4);
  const again = await cutOut(picture, { erase }, quiet);
  expect(again.alpha.data[20 * 60 + 30]).toBe(0);
  expect(again.alpha.data[0]).toBe(0);
});

test.each([
  [1, 1],
  [1, 40],
  [64, 64],
])('one colour, %i x %i: there is nothing to separate, which is reported', async (width, height) => {
  const { alpha, confidence } = await cutOut(createPicture(width, height, [90, 120, 200]), {}, quiet);
  expect(confidence).toBeLessThan(SURE_ENOUGH);
  expect(alpha.data.every((value) => value === 255)).toBe(true);
});

test('it stops when the caller throws, and progress never decreases', async () => {
  const { picture } = disc(220, 160, 50);
  const told: number[] = [];
  await cutOut(picture, {}, (share) => told.push(share));
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  const stop = new Error('stop');
  let calls = 0;
  const failing = cutOut(picture, {}, () => {
    calls += 1;
    if (calls > 4) throw stop;
  });
  await expect(failing).rejects.toBe(stop);
  expect(calls).toBe(5);
});
