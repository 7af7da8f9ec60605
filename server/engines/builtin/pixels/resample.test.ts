import { expect, test } from 'vitest';
import { createMask, createPicture, type Plane } from './picture.ts';
import { resampleMask, resamplePart, resamplePicture, resamplePlane } from './resample.ts';

/** Centre of mass of a plane, in shares of its sides. */
function centre({ width, height, data }: Plane): [number, number] {
  let sum = 0;
  let across = 0;
  let down = 0;
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const value = data[at] as number;
      sum += value;
      across += value * (x + 0.5);
      down += value * (y + 0.5);
    }
  return [across / sum / width, down / sum / height];
}

const plane = (width: number, height: number): Plane => ({
  width,
  height,
  data: new Float32Array(width * height),
});

test.each([2, 3, 4, 2.37, 1.1, 0.5, 1 / 3, 0.61])(
  'a dot stays where it is at %f times the size',
  (factor) => {
    const dot = plane(128, 96);
    dot.data[40 * 128 + 64] = 1;
    const size = { width: Math.round(128 * factor), height: Math.round(96 * factor) };
    const [across, down] = centre(resamplePlane(dot, size));
    // Half a pixel of the result would be 0.125 of a source pixel or more.
    expect(Math.abs(across * 128 - 64.5)).toBeLessThan(0.08);
    expect(Math.abs(down * 96 - 40.5)).toBeLessThan(0.08);
  },
);

test.each([
  [13, 7, 31, 22],
  [64, 48, 97, 200],
  [200, 100, 63, 31],
  [1, 1, 9, 4],
  [5, 300, 5, 17],
])('a mask lines up with its picture from %i x %i to %i x %i', (width, height, newWidth, newHeight) => {
  const mask = createMask(width, height);
  const picture = createPicture(width, height, [0, 0, 0]);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (x / width + y / height < 0.8) continue;
      mask.data[y * width + x] = 255;
      picture.data.fill(255, (y * width + x) * 4, (y * width + x) * 4 + 4);
    }
  const size = { width: newWidth, height: newHeight };
  const grown = resampleMask(mask, size).data;
  const seen = resamplePicture(picture, size).data;
  let crossed = 0;
  for (let at = 0; at < grown.length; at += 1) {
    // If one is clearly on a side of the edge, so is the other.
    if ((grown[at] as number) > 215 && (seen[at * 4] as number) < 128) crossed += 1;
    if ((grown[at] as number) < 40 && (seen[at * 4] as number) > 127) crossed += 1;
  }
  expect(crossed).toBe(0);
});

test('flat areas stay unchanged, up to the border', () => {
  const picture = createPicture(17, 9, [12, 200, 77], 140);
  for (const size of [
    { width: 60, height: 41 },
    { width: 4, height: 3 },
  ]) {
    const { data } = resamplePicture(picture, size);
    for (let at = 0; at < data.length; at += 4) {
      // Colour was multiplied by alpha and divided again, which may change it by one.
      expect(Math.abs((data[at] as number) - 12)).toBeLessThan(2);
      expect(Math.abs((data[at + 1] as number) - 200)).toBeLessThan(2);
      expect(data[at + 3]).toBe(140);
    }
  }
});

test('transparent pixels contribute no colour to their neighbours', () => {
  const picture = createPicture(8, 8, [255, 0, 0], 0);
  for (let y = 0; y < 8; y += 1)
    for (let x = 4; x < 8; x += 1) picture.data.set([0, 0, 255, 255], (y * 8 + x) * 4);
  const { data } = resamplePicture(picture, { width: 24, height: 24 });
  for (let at = 0; at < data.length; at += 4) if ((data[at + 3] as number) > 8) expect(data[at]).toBe(0);
});

test('a mask of black and white gets no ripples', () => {
  const mask = createMask(8, 1);
  mask.data.fill(255, 4);
  const row = [...resampleMask(mask, { width: 32, height: 1 }).data];
  expect(row.slice(0, 14).every((value) => value === 0)).toBe(true);
  expect(row.slice(18).every((value) => value === 255)).toBe(true);
});

test('the same size gives the same picture', () => {
  const picture = createPicture(5, 4);
  for (let at = 0; at < picture.data.length; at += 1) picture.data[at] = at % 4 === 3 ? 255 : (at * 37) % 256;
  expect(resamplePicture(picture, { width: 5, height: 4 }).data).toEqual(picture.data);
});

test('work stops within a few rows of being cancelled', () => {
  let calls = 0;
  const stop = () =>
    resamplePicture(createPicture(20, 20), { width: 40, height: 400 }, () => {
      calls += 1;
      if (calls === 2) throw new Error('not wanted');
    });
  expect(stop).toThrow('not wanted');
});

test('a part is resampled as in the whole', () => {
  const source = plane(50, 40);
  for (let at = 0; at < source.data.length; at += 1) source.data[at] = (at * 7919) % 251;
  const size = { width: 115, height: 92 };
  const complete = resamplePlane(source, size);
  const window = { left: 10, top: 8, width: 30, height: 24, whole: { width: 50, height: 40 } };
  const cut = plane(30, 24);
  for (let y = 0; y < 24; y += 1)
    cut.data.set(source.data.subarray((y + 8) * 50 + 10, (y + 8) * 50 + 40), y * 30);
  const part = resamplePart(cut, window, { left: 33, top: 28, width: 40, height: 30, whole: size });
  for (let y = 0; y < 30; y += 1)
    for (let x = 0; x < 40; x += 1)
      expect(part.data[y * 40 + x]).toBeCloseTo(complete.data[(y + 28) * 115 + x + 33] as number, 2);
});
