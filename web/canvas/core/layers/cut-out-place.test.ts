import { expect, test } from 'vitest';
import { placementOf, placeOf, placeWithPadding, seenBounds } from './cut-out-place.ts';

const canvas = { width: 1000, height: 500 };
const cutOut = { width: 200, height: 400 };

test('a place and its layer say the same', () => {
  const place = { x: 0.25, y: 0.6, scale: 0.125 };
  const placement = placementOf(place, canvas, cutOut);
  expect(placement).toEqual({ x: 250, y: 300, width: 125, height: 250, rotation: 0 });
  expect(placeOf(placement, canvas)).toEqual(place);
});

test('a layer dragged away stays within what the tool takes', () => {
  const far = { x: -10, y: 9000, width: 9000, height: 100, rotation: 0 };
  expect(placeOf(far, canvas)).toEqual({ x: 0, y: 1, scale: 4 });
});

test('padding counts from what is seen, and puts that in the middle', () => {
  const whole = placeWithPadding(canvas, cutOut, { left: 0, top: 0, right: 200, bottom: 400 }, 0.1);
  // 400 of the 500 pixels of height remain, so the cut-out is shown at its own size.
  expect(whole).toEqual({ x: 0.5, y: 0.5, scale: 0.2 });
  // Only the lower right quarter is seen: twice as large, and its centre in the middle.
  const seen = { left: 100, top: 200, right: 200, bottom: 400 };
  const quarter = placeWithPadding(canvas, cutOut, seen, 0.1);
  expect(quarter.scale).toBe(0.4);
  const { x, y, width, height } = placementOf(quarter, canvas, cutOut);
  expect(x - width / 2 + ((seen.left + seen.right) / 2) * (width / 200)).toBeCloseTo(500);
  expect(y - height / 2 + ((seen.top + seen.bottom) / 2) * (height / 400)).toBeCloseTo(250);
});

test('what is seen of a picture is found by its alpha', () => {
  const pixels = new Uint8ClampedArray(4 * 5 * 4);
  const size = { width: 5, height: 4 };
  expect(seenBounds(pixels, size)).toEqual({ left: 0, top: 0, right: 5, bottom: 4 });
  pixels[(1 * 5 + 2) * 4 + 3] = 255;
  pixels[(2 * 5 + 3) * 4 + 3] = 30;
  pixels[3] = 5;
  expect(seenBounds(pixels, size)).toEqual({ left: 2, top: 1, right: 4, bottom: 3 });
});
