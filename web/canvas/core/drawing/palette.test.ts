import { expect, test } from 'vitest';
import { COLOUR_NAMES, colourOf, FIRST_COLOURS, hexOf, nearestValue, paletteWith } from './palette.ts';

test('colours convert to hexadecimal names and back', () => {
  for (const colour of Object.values(FIRST_COLOURS)) expect(colourOf(hexOf(colour))).toEqual(colour);
  expect(hexOf([0, 5, 255])).toBe('#0005ff');
  expect(colourOf('red')).toEqual([0, 0, 0]);
});

test('custom colours come after the default ones, so that drawings keep their colours', () => {
  const palette = paletteWith([[1, 2, 3]]);
  expect(palette[COLOUR_NAMES.indexOf('red')]).toEqual(FIRST_COLOURS.red);
  expect(palette.at(-1)).toEqual([1, 2, 3]);
});

test('finds the nearest colour of the palette', () => {
  const palette = paletteWith([]);
  expect(nearestValue(palette, [250, 250, 250])).toBe(COLOUR_NAMES.indexOf('white') + 1);
  expect(nearestValue(palette, [40, 90, 170])).toBe(COLOUR_NAMES.indexOf('blue') + 1);
});
