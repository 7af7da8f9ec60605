import { FILM_LOOKS, LUT_BYTES, LUT_SIDE } from '@inkreel/contract/film/looks.ts';
import { expect, test } from 'vitest';
import { adjustPixels } from '../design/adjust-pixels.ts';
import { colorPixels } from './clip-colors.ts';
import { applyLut, lutFromBytes, lutOf } from './lut.ts';
import { readCube } from './read-cube.ts';

/** Every grey, and colours over the whole range. */
function colors(): Uint8ClampedArray {
  const pixels: number[] = [];
  for (let value = 0; value < 256; value += 1) pixels.push(value, value, value, 255);
  for (let seed = 1, at = 0; at < 4000; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    pixels.push(seed & 255, (seed >> 8) & 255, (seed >> 16) & 255, 255);
  }
  return Uint8ClampedArray.from(pixels);
}
const SIZE = { width: 4256, height: 1 };
const after = (change: (pixels: Uint8ClampedArray) => void) => {
  const pixels = colors();
  change(pixels);
  return pixels;
};
/** A table in the words of a file. */
const cube = (side: number, value: (place: readonly [number, number, number]) => readonly number[]) => {
  const lines = ['# made for a test', 'TITLE "Test look"', `LUT_3D_SIZE ${side}`];
  for (let at = 0; at < side ** 3; at += 1)
    lines.push(value([at % side, Math.floor(at / side) % side, Math.floor(at / side ** 2)]).join(' '));
  return lines.join('\n');
};

test('a table of no change leaves every colour as it is, and one of no strength too', () => {
  expect(
    after((pixels) =>
      applyLut(
        pixels,
        lutOf((...color) => color),
      ),
    ),
  ).toEqual(colors());
  expect(
    after((pixels) =>
      applyLut(
        pixels,
        lutOf(() => [0, 0, 0], 0),
      ),
    ),
  ).toEqual(colors());
});

test('between its values a table that is straight is followed, in whichever order the channels are', () => {
  const swapped = after((pixels) =>
    applyLut(
      pixels,
      lutOf((red, green, blue) => [1 - blue, red, green]),
    ),
  );
  const expected = colors();
  for (let at = 0; at < expected.length; at += 4) {
    const [red, green, blue] = expected.slice(at, at + 3);
    expected.set([255 - blue!, red!, green!], at);
  }
  expect(swapped).toEqual(expected);
});

test('transparent pixels are left alone', () => {
  const pixels = Uint8ClampedArray.of(0, 0, 0, 0, 9, 9, 9, 255);
  applyLut(
    pixels,
    lutOf(() => [1, 1, 1]),
  );
  expect([...pixels]).toEqual([0, 0, 0, 0, 255, 255, 255, 255]);
});

test.each(FILM_LOOKS)('the look %s changes colours, and keeps darker greys darker', (name) => {
  const pixels = after((given) => colorPixels(given, { look: { name }, strength: 1 }, SIZE));
  expect(pixels).not.toEqual(colors());
  const light = Array.from(
    { length: 256 },
    (_, value) => 54 * pixels[value * 4]! + 183 * pixels[value * 4 + 1]! + 19 * pixels[value * 4 + 2]!,
  );
  for (let value = 1; value < 256; value += 1) expect(light[value]).toBeGreaterThanOrEqual(light[value - 1]!);
  const half = after((given) => colorPixels(given, { look: { name }, strength: 0.5 }, SIZE));
  expect(half).not.toEqual(pixels);
});

test('a look that is not known changes nothing', () => {
  expect(after((pixels) => colorPixels(pixels, { look: { name: 'gone' }, strength: 1 }, SIZE))).toEqual(
    colors(),
  );
  expect(after((pixels) => colorPixels(pixels, { look: { table: '$$$' }, strength: 1 }, SIZE))).toEqual(
    colors(),
  );
});

test.each([
  ['shadows', 60, 200],
  ['highlights', 200, 60],
] as const)('%s change what they name, and no two values swap', (name, own, other) => {
  const changed = (amount: number) => after((pixels) => adjustPixels(pixels, { [name]: amount }, SIZE));
  for (const amount of [-100, 100]) {
    const pixels = changed(amount);
    const greys = Array.from({ length: 256 }, (_, value) => pixels[value * 4]!);
    const moved = (value: number) => (greys[value]! - value) * Math.sign(amount);
    expect(moved(own)).toBeGreaterThan(10);
    expect(moved(other)).toBeLessThan(moved(own) / 4);
    for (let value = 1; value < 256; value += 1)
      expect(greys[value]).toBeGreaterThanOrEqual(greys[value - 1]!);
    expect([greys[0], greys[255]]).toEqual([0, 255]);
  }
});

test.each([2, 9, 33])('a file with %i places a side is brought to the size that films keep', (side) => {
  const read = readCube(cube(side, (place) => place.map((value) => 1 - value / (side - 1))));
  expect(read?.title).toBe('Test look');
  const lut = lutFromBytes(read!.bytes);
  const negative = after((pixels) => applyLut(pixels, lut!));
  const greys = Array.from({ length: 256 }, (_, value) => negative[value * 4]!);
  for (const [value, grey] of greys.entries()) expect(Math.abs(grey - (255 - value))).toBeLessThanOrEqual(1);
});

test('a file of one dimension, and its domain, are read', () => {
  const read = readCube('LUT_1D_SIZE 2\r\nDOMAIN_MIN 0 0 0\r\nDOMAIN_MAX 2 2 2\r\n0 0 0\r\n1 0.5 2\r\n');
  expect(read?.title).toBe('');
  expect(Array.from(read!.bytes.slice(-3))).toEqual([128, 64, 255]);
});

test.each([
  ['nothing', ''],
  ['too few values', 'LUT_3D_SIZE 2\n0 0 0\n'],
  ['a side that is too long', `LUT_3D_SIZE 500\n${'0 0 0\n'.repeat(8)}`],
  ['words in place of numbers', cube(2, () => ['0', 'x', '0'] as unknown as number[])],
  ['infinite values', cube(2, () => [0, Number.POSITIVE_INFINITY, 0])],
  ['a domain without length', `DOMAIN_MAX 0 0 0\n${cube(2, (place) => place)}`],
])('a file with %s is none', (_, text) => {
  expect(readCube(text)).toBeUndefined();
});

test('a table is as long as films keep it', () => {
  expect(LUT_BYTES).toBe(LUT_SIDE ** 3 * 3);
  expect(lutFromBytes(new Uint8Array(3))).toBeUndefined();
});
