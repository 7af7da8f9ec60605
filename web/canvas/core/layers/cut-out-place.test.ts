import { expect, test } from 'vitest';
import { placementOf, placeOf, placeWithPadding, seenBounds } from './cut-out-place.ts';

const canvas = { width: 1000, height: 500 };
const whole = { width: 200, height: 400, seen: { left: 0, top: 0, right: 200, bottom: 400 } };
/** Only the lower right quarter is visible. */
const quarter = { ...whole, seen: { left: 100, top: 200, right: 200, bottom: 400 } };

test('a cut-out without transparent borders lies where its place says', () => {
  const place = { x: 0.25, y: 0.6, scale: 0.125 };
  const placement = placementOf(place, canvas, whole);
  expect(placement).toEqual({ x: 250, y: 300, width: 125, height: 250, rotation: 0 });
  expect(placeOf(placement, canvas, whole)).toEqual(place);
});

test('handles surround the visible part, but the place of the whole is stored', () => {
  const place = { x: 0.5, y: 0.5, scale: 0.2 };
  const placement = placementOf(place, canvas, quarter);
  expect(placement).toEqual({ x: 550, y: 350, width: 100, height: 200, rotation: 0 });
  expect(placeOf(placement, canvas, quarter)).toEqual(place);
});

test('a layer dragged away stays within the limits of the tool', () => {
  const far = { x: -9000, y: 9000, width: 9000, height: 100, rotation: 0 };
  expect(placeOf(far, canvas, whole)).toEqual({ x: -1, y: 2, scale: 4 });
});

test('padding counts from the visible part and centres it', () => {
  // 400 of the 500 pixels of height remain, so the cut-out is shown at its own size.
  expect(placeWithPadding(canvas, whole, 0.1)).toEqual({ x: 0.5, y: 0.5, scale: 0.2 });
  const place = placeWithPadding(canvas, quarter, 0.1);
  expect(place.scale).toBe(0.4);
  expect(placementOf(place, canvas, quarter)).toMatchObject({ x: 500, y: 250, width: 200, height: 400 });
});

test('the visible part of a picture is found by its alpha', () => {
  const pixels = new Uint8ClampedArray(4 * 5 * 4);
  const size = { width: 5, height: 4 };
  expect(seenBounds(pixels, size)).toEqual({ left: 0, top: 0, right: 5, bottom: 4 });
  pixels[(1 * 5 + 2) * 4 + 3] = 255;
  pixels[(2 * 5 + 3) * 4 + 3] = 30;
  pixels[3] = 5;
  expect(seenBounds(pixels, size)).toEqual({ left: 2, top: 1, right: 4, bottom: 3 });
});
