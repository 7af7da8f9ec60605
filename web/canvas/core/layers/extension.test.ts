import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ANCHORS,
  anchorOf,
  anchorPicture,
  dragSides,
  frameOfRatio,
  frameSize,
  judgeFrame,
  keepWithinLimit,
  movePicture,
  NO_EXTENSION,
  setSide,
} from './extension.ts';

const picture = { width: 400, height: 300 };

test('a side grows as far as its opposite leaves room', () => {
  const frame = { ...NO_EXTENSION, left: 700 };
  expect(setSide(frame, 'right', 500, picture)).toEqual({ left: 700, top: 0, right: 100, bottom: 0 });
  expect(setSide(frame, 'left', -5, picture).left).toBe(0);
  expect(setSide(frame, 'top', 33.6, picture).top).toBe(34);
});

test('a corner drags both its sides, outwards in its own direction', () => {
  const dragged = dragSides(NO_EXTENSION, ['left', 'top'], { x: -50, y: -20 }, picture);
  expect(dragged).toEqual({ left: 50, top: 20, right: 0, bottom: 0 });
  expect(dragSides(dragged, ['right', 'bottom'], { x: -50, y: 20 }, picture)).toEqual({
    left: 50,
    top: 20,
    right: 0,
    bottom: 20,
  });
});

test('the picture moves within its frame and stops at its edges', () => {
  const frame = { left: 100, top: 50, right: 40, bottom: 0 };
  expect(movePicture(frame, { x: 60, y: 10 })).toEqual({ left: 140, top: 50, right: 0, bottom: 0 });
  expect(movePicture(frame, { x: -500, y: -50 })).toEqual({ left: 0, top: 0, right: 140, bottom: 50 });
});

test('a frame from elsewhere that is too large is reduced to three times', () => {
  expect(keepWithinLimit({ left: 1600, top: -3, right: 0, bottom: 10.4 }, picture)).toEqual({
    left: 800,
    top: 0,
    right: 0,
    bottom: 10,
  });
});

test('a ratio gives the smallest frame that holds the picture', () => {
  expect(frameOfRatio(1, { x: 0.5, y: 0.5 }, picture)).toEqual({ left: 0, top: 50, right: 0, bottom: 50 });
  expect(frameOfRatio(16 / 9, { x: 0, y: 0.5 }, picture)).toEqual({
    left: 0,
    top: 0,
    right: 133,
    bottom: 0,
  });
  expect(frameOfRatio(4 / 3, { x: 0, y: 0 }, picture)).toEqual(NO_EXTENSION);
  // Ten to one would need a width of 3000.
  expect(frameSize(frameOfRatio(10, { x: 1, y: 0 }, picture), picture)).toEqual({ width: 1200, height: 300 });
});

test('each of the nine anchors is recognised', () => {
  const frame = { left: 60, top: 40, right: 61, bottom: 21 };
  expect(ANCHORS).toHaveLength(9);
  for (const anchor of ANCHORS) {
    const anchored = anchorPicture(frame, anchor);
    expect(frameSize(anchored, picture)).toEqual(frameSize(frame, picture));
    expect(anchorOf(anchored)).toEqual(anchor);
  }
  expect(anchorOf(frame)).toBeUndefined();
  expect(anchorOf(NO_EXTENSION)).toBeUndefined();
  expect(anchorOf({ left: 10, top: 0, right: 0, bottom: 0 })).toEqual({ x: 1, y: 0.5 });
});

test('the warning begins above half of a side, the limit is three times', () => {
  expect(judgeFrame({ left: 100, top: 0, right: 100, bottom: 150 }, picture)).toEqual({
    grown: true,
    atLimit: false,
    aboveAdvised: false,
  });
  expect(judgeFrame({ ...NO_EXTENSION, bottom: 151 }, picture).aboveAdvised).toBe(true);
  expect(judgeFrame({ ...NO_EXTENSION, top: 600 }, picture).atLimit).toBe(true);
  expect(judgeFrame(NO_EXTENSION, picture).grown).toBe(false);
});

test('no drag, field or ratio ever leaves three times the picture, or whole pixels', () => {
  const length = fc.integer({ min: 1, max: 5000 });
  const push = fc.double({ min: -20_000, max: 20_000, noNaN: true });
  const sides = fc.subarray(['left', 'top', 'right', 'bottom'] as const);
  fc.assert(
    fc.property(
      length,
      length,
      fc.array(fc.tuple(sides, push, push)),
      push,
      (width, height, drags, ratio) => {
        const size = { width, height };
        const frames = [frameOfRatio(Math.max(0.01, Math.abs(ratio) / 1000), { x: 0.5, y: 1 }, size)];
        let frame = NO_EXTENSION;
        for (const [moved, x, y] of drags) {
          frame = dragSides(frame, moved, { x, y }, size);
          frames.push(frame, movePicture(frame, { x: y, y: x }));
          frames.push(keepWithinLimit({ left: x, top: y, right: y, bottom: x }, size));
        }
        for (const each of frames) {
          const grown = frameSize(each, size);
          expect(grown.width).toBeLessThanOrEqual(width * 3);
          expect(grown.height).toBeLessThanOrEqual(height * 3);
          for (const side of Object.values(each)) expect(Number.isInteger(side) && side >= 0).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
