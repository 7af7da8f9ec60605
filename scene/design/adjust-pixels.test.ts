import type { Adjustments } from '@inkreel/contract/documents/image-adjustments.ts';
import { expect, test } from 'vitest';
import { adjustPixels, isAdjusted } from './adjust-pixels.ts';
import { curveTable } from './curve-table.ts';

/** A picture of two halves, black and white, of this many pixels. */
const halves = (width: number, height: number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 || (at / 4) % width >= width / 2 ? 255 : 0,
  );
function changed(adjust: Adjustments, { width = 40, height = 20, pixels = halves(width, height) } = {}) {
  adjustPixels(pixels, adjust, { width, height });
  return {
    pixels,
    at: (x: number, y = 10) => Array.from(pixels.slice((y * width + x) * 4, (y * width + x) * 4 + 4)),
  };
}

test('a curve goes through its points, never beyond two neighbours, and is level outside of them', () => {
  const points = [
    [10, 0],
    [60, 90],
    [128, 91],
    [200, 250],
  ] as const;
  const table = curveTable(points);
  for (const [before, after] of points) expect(table[before]).toBe(after);
  expect([table[0], table[255]]).toEqual([0, 250]);
  expect([...table].every((value, x) => x === 0 || value >= table[x - 1]!)).toBe(true);
  expect([...curveTable()]).toEqual(Array.from({ length: 256 }, (_, value) => value));
});

test('a curve of one channel leaves the others, and one of all is applied first', () => {
  const inverted = [
    [0, 255],
    [255, 0],
  ] as const;
  const half = [
    [0, 0],
    [255, 128],
  ] as const;
  expect(changed({ curves: { red: half } }).at(30)).toEqual([128, 255, 255, 255]);
  expect(changed({ curves: { all: inverted, red: half } }).at(5)).toEqual([128, 255, 255, 255]);
});

test.each<[Adjustments, (shown: ReturnType<typeof changed>) => void]>([
  [{ blur: 50 }, ({ at }) => expect(at(19)[0]).toBeGreaterThan(0)],
  [
    { blur: 50 },
    ({ at }) =>
      expect([at(0), at(39)]).toEqual([
        [0, 0, 0, 255],
        [255, 255, 255, 255],
      ]),
  ],
  [{ pixelate: 100 }, ({ at }) => expect(at(18)).toEqual(at(19))],
  [{ vignette: 100 }, ({ at }) => expect(at(39, 0)[0]).toBeLessThan(20)],
  [{ vignette: -100 }, ({ at }) => expect(at(0, 0)[0]).toBeGreaterThan(235)],
  [{ grain: 100 }, ({ pixels }) => expect(new Set(pixels).size).toBeGreaterThan(20)],
  [{ sepia: 100 }, ({ at }) => expect(at(30)).toEqual([255, 245, 191, 255])],
])('%j changes pixels as it says', (adjust, check) => {
  expect(isAdjusted(adjust)).toBe(true);
  check(changed(adjust));
});

test('black and white has no colour, and sharpening widens an edge that is soft', () => {
  const colors = Uint8ClampedArray.from([200, 40, 90, 255, 10, 200, 30, 128]);
  const { at } = changed({ mono: 100 }, { width: 2, height: 1, pixels: colors });
  for (const [red, green, blue] of [at(0, 0), at(1, 0)]) expect([green, blue]).toEqual([red, red]);
  const soft = halves(40, 20).map((value, at4) => (at4 % 4 === 3 ? 255 : value / 2 + 64));
  const sharp = changed({ sharpen: 100 }, { pixels: soft });
  expect(sharp.at(19)[0]).toBeLessThan(64);
  expect(sharp.at(20)[0]).toBeGreaterThan(191);
});

test('a blur spreads no colour of pixels that are transparent', () => {
  const pixels = Uint8ClampedArray.from({ length: 40 * 20 * 4 }, (_, at) => {
    const isLeft = (at / 4) % 40 < 20;
    return at % 4 === 0 ? 255 : at % 4 === 3 ? (isLeft ? 255 : 0) : isLeft ? 0 : 255;
  });
  const { at } = changed({ blur: 50 }, { pixels });
  expect(at(20).slice(0, 3)).toEqual([255, 0, 0]);
  expect(at(20)[3]).toBeLessThan(255);
});
