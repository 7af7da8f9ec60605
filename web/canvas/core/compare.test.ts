import { expect, test } from 'vitest';
import { coversResult, moveDivider, originalView, seenPart } from './compare.ts';
import { toWindow } from './placement.ts';

test('each corner of an upscaled result lies over the same corner of its original', () => {
  const original = { width: 300, height: 200 };
  const result = { width: 1200, height: 800 };
  const view = { scale: 1, x: 40, y: -12 };
  const frame = { width: 500, height: 400 };
  const under = originalView(view, original, result);
  expect(under.scale).toBe(4);
  for (const corner of [
    [0, 0],
    [1, 1],
    [0.25, 0.75],
  ] as const) {
    const at = (picture: { width: number; height: number }, seen: typeof view) =>
      toWindow(
        { picture, frame, device: frame, view: seen },
        { x: corner[0] * picture.width, y: corner[1] * picture.height },
      );
    expect(at(original, under)).toEqual(at(result, view));
  }
});

test('the whole of an original with another ratio lies in the middle of the result', () => {
  const under = originalView(
    { scale: 2, x: 0, y: 0 },
    { width: 100, height: 100 },
    { width: 300, height: 100 },
  );
  expect(under).toEqual({ scale: 2, x: 0, y: 0 });
});

test('an extended original lies where it was in the frame, even if the result is larger', () => {
  const original = { width: 600, height: 400 };
  const place = { left: 120, top: 0, width: 840, height: 440 };
  const view = { scale: 0.5, x: 30, y: -7 };
  const frame = { width: 500, height: 400 };
  for (const enlarged of [1, 2]) {
    const result = { width: place.width * enlarged, height: place.height * enlarged };
    const at = (picture: typeof result, seen: typeof view, point: { x: number; y: number }) =>
      toWindow({ picture, frame, device: frame, view: seen }, point);
    const under = originalView(view, original, result, place);
    const corner = { x: 120 * enlarged, y: 0 };
    expect(at(original, under, { x: 0, y: 0 })).toEqual(at(result, view, corner));
    const opposite = { x: 720 * enlarged, y: 400 * enlarged };
    expect(at(original, under, { x: 600, y: 400 })).toEqual(at(result, view, opposite));
  }
});

test('the dividing line moves by keys and stops at the ends', () => {
  expect(moveDivider(0.5, 'ArrowLeft', false)).toBe(0.48);
  expect(moveDivider(0.95, 'ArrowRight', true)).toBe(1);
  expect(moveDivider(0.3, 'Home', false)).toBe(0);
  expect(moveDivider(0.3, 'End', false)).toBe(1);
  expect(moveDivider(0.3, 'a', false)).toBeUndefined();
});

test('the line stays on the visible part of a picture, fitted or zoomed', () => {
  const frame = { width: 800, height: 700 };
  const picture = { width: 400, height: 700 };
  expect(seenPart({ scale: 1, x: 0, y: 0 }, picture, frame)).toEqual({
    left: 200,
    right: 600,
    top: 0,
    bottom: 700,
  });
  expect(seenPart({ scale: 4, x: 700, y: 0 }, picture, frame)).toEqual({
    left: 300,
    right: 800,
    top: 0,
    bottom: 700,
  });
});

test('an original covers its result unless it was extended or has another ratio', () => {
  const original = { width: 600, height: 400 };
  expect(coversResult(original, { width: 1200, height: 801 })).toBe(true);
  expect(coversResult(original, { width: 600, height: 600 })).toBe(false);
  const place = { left: 0, top: 100, width: 600, height: 600 };
  expect(coversResult(original, { width: 600, height: 600 }, place)).toBe(false);
  expect(coversResult(original, original, { left: 0, top: 0, ...original })).toBe(true);
});
