import { inpaint } from '../inpaint/inpaint.ts';
import { createMask, createPicture, type Picture } from '../pixels/picture.ts';
import { continued, type Direction } from './continued.ts';
import { fadeOut } from './fade-out.ts';
import type { Frame } from './frame.ts';

interface Options {
  /** Random seed; the same seed gives the same pixels. */
  seed: number;
  /** Called every few milliseconds with the progress, 0 to 1. May throw to stop. */
  tick: (share: number) => void;
}

/** Up to this share of its length a side is continued from patches; beyond, the picture is mirrored and blurred. */
const CONTINUED = 0.4;
/**
 * Preference of the continuation for sources at the same height (above and below: at the same column), far stronger
 * than for sources near the edge.
 */
const PULL = { along: 3000, keep: 20_000 };
/** Only content near the edge is copied, so that objects in the picture are not repeated. */
const REACH = 1;
const FILLED = 0.95;
/** Rows between two calls of `tick`. */
const TICK_ROWS = 128;

/**
 * The picture in a larger frame, with its pixels unchanged. Near the picture its texture, shades and lines continue;
 * further out, where that would only repeat, the picture is mirrored and increasingly blurred. A transparent side of
 * the picture stays transparent.
 */
export function extend(picture: Picture, frame: Frame, { seed, tick }: Options): Picture {
  const most = { across: Math.ceil(picture.width * CONTINUED), down: Math.ceil(picture.height * CONTINUED) };
  const near: Frame = {
    left: Math.min(frame.left, most.across),
    right: Math.min(frame.right, most.across),
    top: Math.min(frame.top, most.down),
    bottom: Math.min(frame.bottom, most.down),
  };
  const split = areaShare(picture, near) * FILLED;
  const wide = continueSides(picture, { ...near, top: 0, bottom: 0 }, 'across', {
    seed,
    tick: (share) => tick(share * split),
  });
  const continuedPicture = continueSides(wide, { ...near, left: 0, right: 0 }, 'down', {
    seed,
    tick: (share) => tick(split + share * (FILLED - split)),
  });
  const far: Frame = {
    left: frame.left - near.left,
    right: frame.right - near.right,
    top: frame.top - near.top,
    bottom: frame.bottom - near.bottom,
  };
  tick(FILLED);
  if (far.left + far.right + far.top + far.bottom === 0) return continuedPicture;
  return fadeOut(continuedPicture, near, far, (share) => tick(FILLED + share * (1 - FILLED)));
}

/** Share of the continuation that is left and right, 0 to 1. */
function areaShare({ width, height }: Picture, frame: Frame): number {
  const across = (frame.left + frame.right) * height;
  const down = (frame.top + frame.bottom) * (width + frame.left + frame.right);
  return across / Math.max(1, across + down);
}

function continueSides(picture: Picture, frame: Frame, direction: Direction, options: Options): Picture {
  if (frame.left + frame.right + frame.top + frame.bottom === 0) return picture;
  options.tick(0);
  const canvas = placeInFrame(picture, frame, () => options.tick(0));
  const mask = createMask(canvas.width, canvas.height);
  mask.data.fill(255);
  for (let y = 0; y < picture.height; y += 1) {
    const start = (y + frame.top) * canvas.width + frame.left;
    mask.data.fill(0, start, start + picture.width);
  }
  const pull =
    direction === 'across'
      ? { across: PULL.along, down: PULL.keep }
      : { across: PULL.keep, down: PULL.along };
  const suggest = (level: Parameters<typeof continued>[0]) => continued(level, direction);
  return inpaint(canvas, mask, {
    ...options,
    manner: { reach: REACH, pull, suggest, blendsWithGuide: false },
  });
}

/** The picture on a larger canvas, which is opaque on the sides where most of the picture's edge is. */
export function placeInFrame(picture: Picture, frame: Frame, tick: () => void): Picture {
  const width = picture.width + frame.left + frame.right;
  const height = picture.height + frame.top + frame.bottom;
  const canvas = createPicture(width, height, [0, 0, 0], 0);
  const solid = {
    left: isSolid(picture, 0, picture.width, picture.height),
    right: isSolid(picture, picture.width - 1, picture.width, picture.height),
    top: isSolid(picture, 0, 1, picture.width),
    bottom: isSolid(picture, (picture.height - 1) * picture.width, 1, picture.width),
  };
  for (let y = 0; y < height; y += 1) {
    if (y % TICK_ROWS === 0) tick();
    for (let x = 0; x < width; x += 1) {
      const isOpaque =
        (x < frame.left && solid.left) ||
        (x >= frame.left + picture.width && solid.right) ||
        (y < frame.top && solid.top) ||
        (y >= frame.top + picture.height && solid.bottom);
      if (isOpaque) canvas.data[(y * width + x) * 4 + 3] = 255;
    }
  }
  for (let y = 0; y < picture.height; y += 1) {
    const row = picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4);
    canvas.data.set(row, ((y + frame.top) * width + frame.left) * 4);
  }
  return canvas;
}

/** Whether more than half of a line of pixels is more opaque than not. */
function isSolid({ data }: Picture, start: number, step: number, count: number): boolean {
  let opaque = 0;
  for (let index = 0; index < count; index += 1)
    if ((data[(start + index * step) * 4 + 3] as number) > 127) opaque += 1;
  return opaque * 2 > count;
}
