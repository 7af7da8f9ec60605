/** The frame of a crop: pure. All frames lie within the picture, in its whole pixels. */

import type { Point, Size } from '@inkreel/scene/geometry.ts';
import type { Rectangle } from '../../canvas/core/grid/grid.ts';

/** Sides that a drag moves: one for an edge, two for a corner. */
export type CropSide = 'left' | 'top' | 'right' | 'bottom';

/** Pixels of a frame's shorter side, so that it cannot get lost; less only if the picture itself has less. */
export const LEAST_SIDE = 16;

/** The frame of the whole picture. */
export function wholeFrame({ width, height }: Size): Rectangle {
  return { x: 0, y: 0, width, height };
}

/** Whether nothing would be cut off. */
export function isWhole(frame: Rectangle, picture: Size): boolean {
  return frame.width === picture.width && frame.height === picture.height;
}

/** Moves the frame by picture pixels, as far as the picture goes. */
export function moveFrame(frame: Rectangle, by: Point, picture: Size): Rectangle {
  return {
    ...frame,
    x: clamp(Math.round(frame.x + by.x), 0, picture.width - frame.width),
    y: clamp(Math.round(frame.y + by.y), 0, picture.height - frame.height),
  };
}

/**
 * Drags an edge or a corner by picture pixels, from where the frame was when the drag began; the opposite edge or
 * corner stays. With a ratio (width / height) a corner follows the direction that it was moved further in, and an edge
 * moves the two beside it.
 */
export function dragFrame(
  from: Rectangle,
  sides: readonly CropSide[],
  by: Point,
  picture: Size,
  ratio: number | undefined,
): Rectangle {
  const across = stretch(from.x, from.width, picture.width, by.x, sides, 'left', 'right');
  const down = stretch(from.y, from.height, picture.height, by.y, sides, 'top', 'bottom');
  if (ratio === undefined) {
    const width = sizeWithin(across.wanted, across.room, picture.width);
    const height = sizeWithin(down.wanted, down.room, picture.height);
    return { x: across.startOf(width), y: down.startOf(height), width, height };
  }
  const byWidth =
    across.moves && (!down.moves || further(across.wanted, from.width, down.wanted, from.height));
  const wanted = byWidth ? across.wanted : down.wanted * ratio;
  const { width, height } = sizeOfRatio(wanted, ratio, { width: across.room, height: down.room });
  return { x: across.startOf(width), y: down.startOf(height), width, height };
}

/**
 * A frame of a ratio (width / height) that keeps about as much as the previous one, around the same middle, as far as
 * the picture allows: for the whole picture it is the largest possible one.
 */
export function frameOfRatio(frame: Rectangle, ratio: number, picture: Size): Rectangle {
  const { width, height } = sizeOfRatio(Math.sqrt(frame.width * frame.height * ratio), ratio, picture);
  return {
    x: centred(frame.x, frame.width, width, picture.width),
    y: centred(frame.y, frame.height, height, picture.height),
    width,
    height,
  };
}

/**
 * Sets one number of the frame, as a field does. The corner stays at the upper left; with a ratio the other length
 * follows.
 */
export function setFrame(
  frame: Rectangle,
  part: keyof Rectangle,
  pixels: number,
  picture: Size,
  ratio: number | undefined,
): Rectangle {
  const by = pixels - frame[part];
  if (part === 'x') return moveFrame(frame, { x: by, y: 0 }, picture);
  if (part === 'y') return moveFrame(frame, { x: 0, y: by }, picture);
  const wide = part === 'width';
  const moved = wide ? { x: by, y: 0 } : { x: 0, y: by };
  const free = wide ? (['right'] as const) : (['bottom'] as const);
  return dragFrame(frame, ratio === undefined ? free : ['right', 'bottom'], moved, picture, ratio);
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The start of a length that grows around the middle of another one. */
const centred = (start: number, length: number, next: number, whole: number) =>
  clamp(Math.round(start + (length - next) / 2), 0, whole - next);

/** One direction of a drag: the length that is wanted, how long it may become, and where it then begins. */
function stretch(
  start: number,
  length: number,
  whole: number,
  by: number,
  sides: readonly CropSide[],
  low: CropSide,
  high: CropSide,
) {
  if (sides.includes(low)) {
    const end = start + length;
    return { moves: true, wanted: length - by, room: end, startOf: (next: number) => end - next };
  }
  if (sides.includes(high)) {
    return { moves: true, wanted: length + by, room: whole - start, startOf: () => start };
  }
  const startOf = (next: number) => (next === length ? start : centred(start, length, next, whole));
  return { moves: false, wanted: length, room: whole, startOf };
}

function sizeWithin(wanted: number, room: number, whole: number): number {
  return clamp(Math.round(wanted), Math.min(LEAST_SIDE, whole, room), room);
}

/**
 * The lengths of a ratio nearest to a width, within the room. If the ratio does not fit the room at the least size, the
 * room limits the result.
 */
function sizeOfRatio(wanted: number, ratio: number, room: Size): Size {
  const most = Math.min(room.width, room.height * ratio);
  const least = Math.min(most, LEAST_SIDE * Math.max(1, ratio));
  const width = clamp(wanted, least, most);
  return {
    width: clamp(Math.round(width), 1, room.width),
    height: clamp(Math.round(width / ratio), 1, room.height),
  };
}

/** Whether a length was changed by a larger factor than the other one. */
function further(wanted: number, length: number, otherWanted: number, otherLength: number): boolean {
  return Math.abs(wanted / length - 1) >= Math.abs(otherWanted / otherLength - 1);
}
