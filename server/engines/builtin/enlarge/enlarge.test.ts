import { expect, test } from 'vitest';
import { createPicture, type Picture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import { enlarge } from './enlarge.ts';

const calm = () => {};

/** Soft hills of colour with a hard diagonal edge. */
function scene(width: number, height: number): Picture {
  const picture = createPicture(width, height);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) {
      const [across, down] = [(x + 0.5) / width, (y + 0.5) / height];
      const side = across + down > 1 ? 150 : 40;
      const wave = 25 * Math.sin(across * 60) * Math.cos(down * 50);
      picture.data.set([side + wave, 180 - side + wave, 90 + wave, 255], at);
    }
  return picture;
}

/** Mean squared difference of the colours. */
function difference(one: Picture, other: Picture): number {
  let sum = 0;
  for (let at = 0; at < one.data.length; at += 1)
    sum += ((one.data[at] as number) - (other.data[at] as number)) ** 2;
  return sum / one.data.length;
}

test('restores the loss of plain interpolation', () => {
  const truth = scene(240, 200);
  const small = resamplePicture(truth, { width: 120, height: 100 });
  const plain = difference(truth, resamplePicture(small, truth));
  expect(difference(truth, enlarge(small, truth, 0, calm))).toBeLessThan(plain * 0.95);
});

test('crisp edges are steeper without halos', () => {
  const step = createPicture(40, 40, [60, 60, 60]);
  for (let at = 0; at < 1600; at += 1) if (at % 40 >= 20) step.data.set([190, 190, 190], at * 4);
  const size = { width: 160, height: 160 };
  const row = (crispness: number) => {
    const { data } = enlarge(step, size, crispness, calm);
    return Array.from({ length: 160 }, (_, x) => data[(80 * 160 + x) * 4] as number);
  };
  const steepest = (values: number[]) =>
    Math.max(...values.map((value, x) => value - (values[x - 1] ?? value)));
  const soft = row(0);
  const crisp = row(1);
  expect(steepest(crisp)).toBeGreaterThan(steepest(soft) * 1.15);
  expect(Math.max(...crisp)).toBeLessThanOrEqual(Math.max(...soft) + 1);
  expect(Math.min(...crisp)).toBeGreaterThanOrEqual(Math.min(...soft) - 1);
});

test('tiles leave no seam', () => {
  // Four tiles: 800 pixels are more than one.
  const small = scene(200, 200);
  const whole = enlarge(small, { width: 800, height: 800 }, 0.6, calm);
  const jump = (column: number) => {
    let sum = 0;
    for (let y = 0; y < 800; y += 1) {
      const at = (y * 800 + column) * 4;
      sum += Math.abs((whole.data[at] as number) - (whole.data[at - 4] as number));
    }
    return sum;
  };
  // One tile ends at 768: the step there is like that of the same motif one source pixel away.
  expect(jump(768)).toBeLessThan(1.2 * Math.max(jump(764), jump(772)));
});

test.each([
  [37, 23, 90, 61],
  [1, 1, 4, 4],
  [3, 900, 6, 1800],
])('any size: %i x %i to %i x %i', (width, height, newWidth, newHeight) => {
  const flat = createPicture(width, height, [10, 120, 240]);
  const { data, ...size } = enlarge(flat, { width: newWidth, height: newHeight }, 0.5, calm);
  expect(size).toEqual({ width: newWidth, height: newHeight });
  expect(Array.from(data.subarray(0, 4))).toEqual([10, 120, 240, 255]);
  expect(Array.from(data.subarray(-4))).toEqual([10, 120, 240, 255]);
});

test('keeps alpha, and transparent pixels contribute no colour', () => {
  const picture = createPicture(40, 40, [255, 0, 0], 0);
  for (let y = 0; y < 40; y += 1)
    for (let x = 20; x < 40; x += 1) picture.data.set([0, 0, 255, 255], (y * 40 + x) * 4);
  const { data } = enlarge(picture, { width: 80, height: 80 }, 0.5, calm);
  expect(data[(40 * 80 + 10) * 4 + 3]).toBe(0);
  expect(data[(40 * 80 + 70) * 4 + 3]).toBe(255);
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] as number) > 100) expect(data[at] as number).toBeLessThan(12);
});

test('reports progress and can be stopped several times a tile', () => {
  const shares: number[] = [];
  enlarge(scene(64, 64), { width: 128, height: 128 }, 0.5, (share) => shares.push(share));
  expect(shares.length).toBeGreaterThan(6);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(() =>
    enlarge(scene(64, 64), { width: 128, height: 128 }, 0.5, () => {
      throw new Error('not wanted');
    }),
  ).toThrow('not wanted');
});
