import type { Rect } from './yuv.ts';

/** A rectangle with a margin on all sides. */
export const grown = ({ x, y, width, height }: Rect, across: number, along: number): Rect => ({
  x: x - across,
  y: y - along,
  width: width + 2 * across,
  height: height + 2 * along,
});

/** The part of a rectangle inside a frame. */
export function clipped({ x, y, width, height }: Rect, size: { width: number; height: number }): Rect {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: left,
    y: top,
    width: Math.min(size.width, x + width) - left,
    height: Math.min(size.height, y + height) - top,
  };
}

/** Share of a box that another one covers. */
export function coveredShare(box: Rect, by: Rect): number {
  const width = Math.min(box.x + box.width, by.x + by.width) - Math.max(box.x, by.x);
  const height = Math.min(box.y + box.height, by.y + by.height) - Math.max(box.y, by.y);
  return (Math.max(0, width) * Math.max(0, height)) / (box.width * box.height);
}
