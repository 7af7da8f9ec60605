/**
 * The frame of a picture to be extended: pure. All lengths are pixels of the picture, whole and not negative.
 */
import { EXTENSION_FACTOR } from '@inkreel/contract/limits.ts';
import type { Point, Size } from '@inkreel/scene/geometry.ts';

export interface Extension {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Sides of the frame that a drag moves: one for an edge, two for a corner. */
export type FrameSide = keyof Extension;

export const NO_EXTENSION: Extension = { left: 0, top: 0, right: 0, bottom: 0 };
/** Growth of one side in one run above which the new part is seldom as good as the picture. */
const ADVISED_GROWTH = 0.5;

/** Where the picture lies in its frame, in thirds: 0, 0 is the upper left, 0.5, 0.5 the middle. */
export interface Anchor {
  x: 0 | 0.5 | 1;
  y: 0 | 0.5 | 1;
}
/** The nine anchors, row by row. */
export const ANCHORS: readonly Anchor[] = ([0, 0.5, 1] as const).flatMap((y) =>
  ([0, 0.5, 1] as const).map((x) => ({ x, y })),
);

/** Size of the frame. */
export function frameSize(extension: Extension, picture: Size): Size {
  return {
    width: extension.left + picture.width + extension.right,
    height: extension.top + picture.height + extension.bottom,
  };
}

/** Whole pixels within the limit: if two opposite sides together exceed it, both shrink in proportion. */
export function keepWithinLimit(extension: Extension, picture: Size): Extension {
  const [left, right] = heldPair(extension.left, extension.right, room(picture.width));
  const [top, bottom] = heldPair(extension.top, extension.bottom, room(picture.height));
  return { left, top, right, bottom };
}

/** Sets one side, as a field does: only as far as the opposite side leaves room. */
export function setSide(extension: Extension, side: FrameSide, pixels: number, picture: Size): Extension {
  const left = room(side === 'left' || side === 'right' ? picture.width : picture.height);
  const most = left - extension[OPPOSITE[side]];
  return { ...extension, [side]: Math.round(Math.min(most, Math.max(0, pixels))) };
}

/** Drags an edge or a corner by picture pixels, from where the frame was when the drag began. */
export function dragSides(
  from: Extension,
  sides: readonly FrameSide[],
  moved: Point,
  picture: Size,
): Extension {
  const outwards = { left: -moved.x, right: moved.x, top: -moved.y, bottom: moved.y };
  return sides.reduce((frame, side) => setSide(frame, side, from[side] + outwards[side], picture), from);
}

/** Moves the picture within its frame, which keeps its size: a drag of the picture itself. */
export function movePicture(from: Extension, moved: Point): Extension {
  const shift = (low: number, high: number, by: number) => {
    const held = Math.round(Math.min(high, Math.max(-low, by)));
    return [low + held, high - held] as const;
  };
  const [left, right] = shift(from.left, from.right, moved.x);
  const [top, bottom] = shift(from.top, from.bottom, moved.y);
  return { left, top, right, bottom };
}

/** The same frame with the picture at one of the nine anchors. */
export function anchorPicture(extension: Extension, anchor: Anchor): Extension {
  const width = extension.left + extension.right;
  const height = extension.top + extension.bottom;
  const left = Math.round(width * anchor.x);
  const top = Math.round(height * anchor.y);
  return { left, top, right: width - left, bottom: height - top };
}

/** The smallest frame of a ratio (width / height) that holds the picture, or as near to it as the limit allows. */
export function frameOfRatio(ratio: number, anchor: Anchor, picture: Size): Extension {
  const wider = ratio > picture.width / picture.height;
  const width = wider ? Math.round(picture.height * ratio) : picture.width;
  const height = wider ? picture.height : Math.round(picture.width / ratio);
  const more = {
    left: 0,
    top: 0,
    right: Math.min(room(picture.width), width - picture.width),
    bottom: Math.min(room(picture.height), height - picture.height),
  };
  return anchorPicture(more, anchor);
}

/** The anchor of the picture in the frame; undefined if it is at none, or the frame has not grown. */
export function anchorOf(extension: Extension): Anchor | undefined {
  const width = extension.left + extension.right;
  const height = extension.top + extension.bottom;
  if (width + height === 0) return undefined;
  const same = (anchor: Anchor) => {
    const anchored = anchorPicture(extension, anchor);
    return anchored.left === extension.left && anchored.top === extension.top;
  };
  // If one direction did not grow, all three anchors along it are the same, and the middle one is returned.
  const middle = ANCHORS.filter(({ x, y }) => (width > 0 || x === 0.5) && (height > 0 || y === 0.5));
  return middle.find(same);
}

/** What to tell the user about a frame. */
export function judgeFrame(
  extension: Extension,
  picture: Size,
): { grown: boolean; atLimit: boolean; aboveAdvised: boolean } {
  const width = extension.left + extension.right;
  const height = extension.top + extension.bottom;
  return {
    grown: width + height > 0,
    atLimit: width >= room(picture.width) || height >= room(picture.height),
    aboveAdvised: width > picture.width * ADVISED_GROWTH || height > picture.height * ADVISED_GROWTH,
  };
}

const OPPOSITE: Record<FrameSide, FrameSide> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/** Pixels that a side of this length may grow by, both ends together. */
const room = (side: number) => side * (EXTENSION_FACTOR - 1);

function heldPair(low: number, high: number, most: number): readonly [number, number] {
  const [a, b] = [Math.max(0, Math.round(low)), Math.max(0, Math.round(high))];
  if (a + b <= most) return [a, b];
  const held = Math.floor((a * most) / (a + b));
  return [held, most - held];
}
