import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CropSide,
  dragFrame,
  frameOfRatio,
  isWhole,
  LEAST_SIDE,
  moveFrame,
  setFrame,
  wholeFrame,
} from './crop-frame.ts';

const PICTURE = { width: 400, height: 300 };
const FRAME = { x: 100, y: 50, width: 200, height: 100 };
const drag = (sides: readonly CropSide[], x: number, y: number, ratio?: number) =>
  dragFrame(FRAME, sides, { x, y }, PICTURE, ratio);

describe('a frame', () => {
  it('keeps everything at first, and is moved as far as the picture goes', () => {
    expect(wholeFrame(PICTURE)).toEqual({ x: 0, y: 0, width: 400, height: 300 });
    expect(isWhole(wholeFrame(PICTURE), PICTURE)).toBe(true);
    expect(isWhole(FRAME, PICTURE)).toBe(false);
    expect(moveFrame(FRAME, { x: 10.4, y: -20 }, PICTURE)).toEqual({ ...FRAME, x: 110, y: 30 });
    expect(moveFrame(FRAME, { x: 900, y: -900 }, PICTURE)).toEqual({ ...FRAME, x: 200, y: 0 });
  });

  it.each([
    ['an edge outwards', ['left'], -30, 99, { x: 70, y: 50, width: 230, height: 100 }],
    ['an edge beyond the picture', ['right'], 999, 0, { x: 100, y: 50, width: 300, height: 100 }],
    ['an edge past the other one', ['top'], 0, 500, { x: 100, y: 134, width: 200, height: LEAST_SIDE }],
    ['a corner', ['left', 'bottom'], 20, 40, { x: 120, y: 50, width: 180, height: 140 }],
  ] as const)('is dragged by %s', (_what, sides, x, y, expected) => {
    expect(drag(sides, x, y)).toEqual(expected);
  });

  it.each([
    // The opposite corner stays.
    [
      'a corner, followed where it went further',
      ['left', 'top'],
      -40,
      5,
      { x: 60, y: 30, width: 240, height: 120 },
    ],
    [
      'a corner inwards, in one direction only',
      ['right', 'bottom'],
      -100,
      0,
      { x: 100, y: 50, width: 100, height: 50 },
    ],
    [
      'a corner to the end of the picture',
      ['right', 'top'],
      999,
      0,
      { x: 100, y: 0, width: 300, height: 150 },
    ],
    // The middle of the two edges beside it stays.
    ['an edge', ['right'], 40, 0, { x: 100, y: 40, width: 240, height: 120 }],
    [
      'an edge, until a side of the picture shifts it',
      ['bottom'],
      0,
      100,
      { x: 0, y: 50, width: 400, height: 200 },
    ],
  ] as const)('keeps its ratio when it is dragged by %s', (_what, sides, x, y, expected) => {
    expect(drag(sides, x, y, 2)).toEqual(expected);
  });

  it('takes a ratio and keeps about as much, around its middle', () => {
    expect(frameOfRatio({ ...FRAME, height: 50 }, 1, PICTURE)).toEqual({
      x: 150,
      y: 25,
      width: 100,
      height: 100,
    });
    expect(frameOfRatio({ ...FRAME, x: 200, y: 0 }, 4, PICTURE)).toEqual({
      x: 117,
      y: 15,
      width: 283,
      height: 71,
    });
  });

  it('of the whole picture becomes the largest of a ratio', () => {
    const whole = wholeFrame(PICTURE);
    expect(frameOfRatio(whole, 1, PICTURE)).toEqual({ x: 50, y: 0, width: 300, height: 300 });
    expect(frameOfRatio(whole, 16 / 9, PICTURE)).toEqual({ x: 0, y: 38, width: 400, height: 225 });
    expect(frameOfRatio(whole, 400 / 300, PICTURE)).toEqual(whole);
  });

  it.each([
    ['x', 999, undefined, { ...FRAME, x: 200 }],
    ['y', 7, undefined, { ...FRAME, y: 7 }],
    ['width', 150, undefined, { ...FRAME, width: 150 }],
    ['height', 999, undefined, { ...FRAME, height: 250 }],
    ['height', 150, 2, { ...FRAME, width: 300, height: 150 }],
    ['width', 0, 2, { ...FRAME, width: 2 * LEAST_SIDE, height: LEAST_SIDE }],
  ] as const)('takes a number for %s (%#)', (part, pixels, ratio, expected) => {
    expect(setFrame(FRAME, part, pixels, PICTURE, ratio)).toEqual(expected);
  });

  it('stays within the picture, in whole pixels and large enough, whatever is done', () => {
    const side = fc.integer({ min: 1, max: 900 });
    const far = fc.double({ min: -2000, max: 2000, noNaN: true });
    const sides = fc.constantFrom<readonly CropSide[]>(
      ['left'],
      ['bottom'],
      ['right', 'top'],
      ['left', 'bottom'],
    );
    const ratio = fc.constantFrom(undefined, 1, 4 / 3, 9 / 16);
    fc.assert(
      fc.property(side, side, fc.array(fc.tuple(sides, far, far, ratio)), (width, height, drags) => {
        const picture = { width, height };
        let frame = wholeFrame(picture);
        for (const [grip, x, y, held] of drags) {
          frame = moveFrame(dragFrame(frame, grip, { x, y }, picture, held), { x: y, y: x }, picture);
          expect(Object.values(frame).every(Number.isInteger)).toBe(true);
          expect(frame.x >= 0 && frame.x + frame.width <= width).toBe(true);
          expect(frame.y >= 0 && frame.y + frame.height <= height).toBe(true);
          expect(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });
});
