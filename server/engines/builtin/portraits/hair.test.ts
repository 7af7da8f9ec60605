import { expect, test } from 'vitest';
import type { Face } from '../faces/face.ts';
import { faceFrame } from '../faces/face-frame.ts';
import { oneFace } from '../faces/one-face.ts';
import { photo } from '../faces/testing/photos.ts';
import { createMask, type Picture } from '../pixels/picture.ts';
import { changeHair } from './change-hair.ts';
import { hairMask } from './hair-mask.ts';
import { HAIR_CODES } from './offered.ts';

const quiet = () => {};
let known: { picture: Picture; face: Face } | undefined;
const portrait = async () => {
  if (!known) {
    const picture = await photo('astronaut');
    known = { picture, face: await oneFace(picture) };
  }
  return known;
};
/** Mean of the pixels in a square of 9 around a place of the face. */
const colorAt = (picture: Picture, face: Face, u: number, v: number) => {
  const { x, y } = faceFrame(face).at(u, v);
  const sum = [0, 0, 0];
  for (let j = -4; j <= 4; j += 1)
    for (let i = -4; i <= 4; i += 1)
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] =
          (sum[channel] ?? 0) +
          (picture.data[4 * ((Math.round(y) + j) * picture.width + Math.round(x) + i) + channel] as number) /
            81;
  return sum as [number, number, number];
};
/** Places of the astronaut's face: crown, side of the hair, nose, cheek, backdrop. */
const HAIR = [
  [0, -0.8],
  [0.62, -0.1],
] as const;
const OTHER = [
  [0, 0.12],
  [0.25, 0.2],
  [1.1, -0.6],
] as const;

test('the mask has the hair, and neither face nor backdrop', async () => {
  const { picture, face } = await portrait();
  const mask = await hairMask(picture, face.points, quiet);
  const at = (u: number, v: number) => {
    const { x, y } = faceFrame(face).at(u, v);
    return mask.data[Math.round(y) * picture.width + Math.round(x)];
  };
  for (const [u, v] of HAIR) expect(at(u, v)).toBeGreaterThan(0.9);
  for (const [u, v] of OTHER) expect(at(u, v)).toBeLessThan(0.05);
});

test('a fringe over the forehead is hair, in a soft enlargement too', async () => {
  const large = await photo('astronaut', (image) => image.resize(608));
  for (const picture of [(await portrait()).picture, large]) {
    const face = await oneFace(picture);
    const mask = await hairMask(picture, face.points, quiet);
    const { x, y } = faceFrame(face).at(0, -0.42);
    expect(mask.data[Math.round(y) * picture.width + Math.round(x)]).toBeGreaterThan(0.6);
  }
});

test('a colour changes the hair alone', async () => {
  const { picture, face } = await portrait();
  const blue = await changeHair(picture, face, { color: '#2f5fb0', strength: 1 }, undefined, quiet);
  for (const [u, v] of HAIR) {
    const [red, , deep] = colorAt(blue, face, u, v);
    expect(deep - red).toBeGreaterThan(40);
  }
  for (const [u, v] of OTHER) expect(colorAt(blue, face, u, v)).toEqual(colorAt(picture, face, u, v));
});

test('half the strength makes half the change', async () => {
  const { picture, face } = await portrait();
  const at = async (strength: number) =>
    colorAt(await changeHair(picture, face, { color: '#2f5fb0', strength }, undefined, quiet), face, 0, -0.8);
  const [none, half, full] = [await at(0), await at(0.5), await at(1)];
  expect(none).toEqual(colorAt(picture, face, 0, -0.8));
  expect(half[2] - none[2]).toBeCloseTo((full[2] - none[2]) / 2, -1);
});

test('a painted mask of the hair is used unchanged', async () => {
  const { picture, face } = await portrait();
  const painted = createMask(picture.width, picture.height);
  const { x, y } = faceFrame(face).at(0.25, 0.2);
  for (let j = -6; j <= 6; j += 1)
    painted.data.fill(
      255,
      (Math.round(y) + j) * picture.width + Math.round(x) - 6,
      (Math.round(y) + j) * picture.width + Math.round(x) + 7,
    );
  const dyed = await changeHair(picture, face, { color: '#2f5fb0', strength: 1 }, painted, quiet);
  expect(colorAt(dyed, face, 0, -0.8)).toEqual(colorAt(picture, face, 0, -0.8));
  expect(colorAt(dyed, face, 0.25, 0.2)[2]).toBeGreaterThan(colorAt(dyed, face, 0.25, 0.2)[0]);
});

test('fuller hair covers the backdrop next to it and leaves the face unchanged', async () => {
  const { picture, face } = await portrait();
  const fuller = await changeHair(
    picture,
    face,
    { hair: HAIR_CODES.heavyVolume, strength: 1 },
    undefined,
    quiet,
  );
  const changed = (u: number, v: number) =>
    colorAt(fuller, face, u, v).some(
      (value, index) => Math.abs(value - (colorAt(picture, face, u, v)[index] ?? 0)) > 12,
    );
  expect(changed(0.86, -0.25)).toBe(true);
  for (const [u, v] of OTHER) expect(changed(u, v)).toBe(false);
});

test('matt hair loses its highlights and smooth hair its frizz', async () => {
  const { picture, face } = await portrait();
  const spread = (changed: Picture) => {
    const { x, y } = faceFrame(face).at(0, -0.75);
    const values: number[] = [];
    for (let j = -12; j <= 12; j += 1)
      for (let i = -25; i <= 25; i += 1)
        values.push(
          changed.data[4 * ((Math.round(y) + j) * picture.width + Math.round(x) + i) + 1] as number,
        );
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return {
      top: values.toSorted((a, b) => b - a)[60] as number,
      deviation: Math.hypot(...values.map((value) => value - mean)),
    };
  };
  const wish = (hair: number) => changeHair(picture, face, { hair, strength: 1 }, undefined, quiet);
  const before = spread(picture);
  expect(spread(await wish(HAIR_CODES.oilFree)).top).toBeLessThan(before.top - 4);
  expect(spread(await wish(HAIR_CODES.smooth)).deviation).toBeLessThan(before.deviation * 0.95);
});

test('stops when the report throws', async () => {
  const { picture, face } = await portrait();
  const stop = (share: number) => {
    if (share > 0.3) throw new Error('not wanted');
  };
  await expect(changeHair(picture, face, { color: '#000000', strength: 1 }, undefined, stop)).rejects.toThrow(
    'not wanted',
  );
});
