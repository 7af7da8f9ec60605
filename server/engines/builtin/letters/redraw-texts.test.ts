import { expect, test } from 'vitest';
import type { Picture } from '../pixels/picture.ts';
import { findLetterInk } from './letter-ink.ts';
import type { Rectangle } from './pieces.ts';
import { redrawTexts } from './redraw-texts.ts';
import { poster } from './testing/poster.ts';

const GROUND = [240, 230, 210] as const;
const first = { x: 30, y: 20, width: 320, height: 48 };
const second = { x: 30, y: 110, width: 320, height: 48 };
const shop = () =>
  poster(420, 190, GROUND, [
    { ...first, text: 'Grand Opening', weight: 'bold', color: '#7a1f14' },
    { ...second, text: '新店全场八折', weight: 'regular', color: '#1b3a6b' },
  ]);
const copyOf = (picture: Picture): Picture => ({ ...picture, data: picture.data.slice() });
const ignore = () => undefined;

/**
 * Number of pixels of the rectangle that differ from the colour by less than `within` in each
 * channel.
 */
function count(
  picture: Picture,
  { x, y, width, height }: Rectangle,
  color: readonly number[],
  within: number,
) {
  let found = 0;
  for (let row = y; row < y + height; row += 1) {
    for (let at = (row * picture.width + x) * 4; at < (row * picture.width + x + width) * 4; at += 4) {
      const off = color.map((part, index) => Math.abs((picture.data[at + index] as number) - part));
      if (Math.max(...off) <= within) found += 1;
    }
  }
  return found;
}

test('finds the colour, weight and outline of letters', () => {
  const picture = shop();
  expect(findLetterInk(picture, first, 'Grand Opening')).toMatchObject({ color: '#7a1f14', weight: 'bold' });
  expect(findLetterInk(picture, second, '新店全场八折')).toMatchObject({
    color: '#1b3a6b',
    weight: 'regular',
  });
  expect(findLetterInk(picture, first, 'Grand Opening')?.outline).toBeUndefined();
  const lined = poster(
    420,
    90,
    [120, 40, 30],
    [
      {
        ...first,
        text: '限量发售',
        weight: 'bold',
        color: '#ffffff',
        outline: { color: '#101010', width: 3 },
      },
    ],
  );
  const { color, outline } = findLetterInk(lined, first, '限量发售') ?? {};
  expect(color).toBe('#ffffff');
  expect(outline?.color).toBe('#101010');
});

test('nothing is found if nothing is written', () => {
  expect(findLetterInk(poster(420, 90, GROUND, []), first, 'text')).toBeUndefined();
});

test('a changed box loses its old letters and gets the new ones in the same colour', () => {
  const picture = shop();
  redrawTexts(picture, [{ ...first, text: '', original: 'Grand Opening' }], ignore);
  expect(count(picture, { x: 0, y: 0, width: 420, height: 100 }, GROUND, 4)).toBe(42_000);
  const again = shop();
  redrawTexts(again, [{ ...first, text: '盛大开业', original: 'Grand Opening' }], ignore);
  expect(count(again, first, [0x7a, 0x1f, 0x14], 6)).toBeGreaterThan(600);
});

test('pixels outside the changed boxes stay identical', () => {
  const picture = shop();
  const before = copyOf(picture);
  redrawTexts(
    picture,
    [
      { ...first, text: 'Now open', original: 'Grand Opening' },
      { ...second, text: '新店全场八折', original: '新店全场八折' },
    ],
    ignore,
  );
  expect(picture.data.slice(95 * 420 * 4)).toEqual(before.data.slice(95 * 420 * 4));
  expect(picture.data).not.toEqual(before.data);
});

test('a line close below stays intact', () => {
  const below = { x: 30, y: 72, width: 320, height: 40 };
  const picture = poster(420, 130, GROUND, [
    { ...first, text: 'Grand Opening', weight: 'bold', color: '#7a1f14' },
    { ...below, text: 'Out of the oven', weight: 'regular', color: '#333333' },
  ]);
  const before = copyOf(picture);
  redrawTexts(picture, [{ ...first, text: '', original: 'Grand Opening' }], ignore);
  expect(picture.data.slice(74 * 420 * 4)).toEqual(before.data.slice(74 * 420 * 4));
  expect(count(picture, first, GROUND, 4)).toBeGreaterThan(320 * 48 * 0.98);
});

test('a textured background is filled with texture', () => {
  const picture = poster(240, 90, GROUND, []);
  const shade = (at: number) => 120 + ((at * 2654435761) % 97);
  for (let at = 0; at < 240 * 90; at += 1) picture.data.fill(shade(at), at * 4, at * 4 + 3);
  const word = poster(
    240,
    90,
    [0, 0, 0],
    [{ x: 40, y: 20, width: 160, height: 50, text: 'SALE', weight: 'bold', color: '#ffffff' }],
  );
  for (let at = 0; at < word.data.length; at += 4) {
    if ((word.data[at] as number) > 128) picture.data.set([200, 20, 20], at);
  }
  redrawTexts(picture, [{ x: 38, y: 18, width: 164, height: 54, text: '', original: 'SALE' }], ignore);
  expect(count(picture, { x: 0, y: 0, width: 240, height: 90 }, [200, 20, 20], 40)).toBeLessThan(20);
  let steps = 0;
  for (let x = 50; x < 190; x += 1) {
    const at = (45 * 240 + x) * 4;
    steps += Math.abs((picture.data[at] as number) - (picture.data[at + 4] as number));
  }
  expect(steps / 140).toBeGreaterThan(12);
});

test('a new box is drawn on the picture in a legible colour', () => {
  const picture = poster(200, 80, [20, 20, 30], []);
  redrawTexts(picture, [{ x: 10, y: 10, width: 180, height: 60, text: 'New' }], ignore);
  expect(count(picture, { x: 0, y: 0, width: 200, height: 80 }, [255, 255, 255], 4)).toBeGreaterThan(300);
});

test('a box beyond the picture’s border is clipped, and markup is drawn literally', () => {
  const picture = shop();
  redrawTexts(
    picture,
    [
      {
        x: 300,
        y: 150,
        width: 4000,
        height: 900,
        text: '<b>&"\u0007\ud800',
        original: 'x',
        color: '#ff0000',
      },
    ],
    ignore,
  );
  expect(count(picture, { x: 300, y: 150, width: 120, height: 40 }, [255, 0, 0], 40)).toBeGreaterThan(20);
});

test('it stops when the report throws', () => {
  const stop = () => {
    throw new Error('not wanted');
  };
  expect(() => redrawTexts(shop(), [{ ...first, text: 'x', original: 'y' }], stop)).toThrow('not wanted');
});
