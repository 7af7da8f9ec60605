import { ZOOM } from '@inkreel/contract/limits.ts';
import type { Point, Size } from '@inkreel/scene/geometry.ts';

/** How a picture lies in its window: CSS pixels per picture pixel, and its centre's offset from the window's centre. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

const tenths = Math.round(1 / ZOOM.step);

/**
 * Keeps a scale within the specification's 0.1 to 5 (section 9). A picture so large that only a smaller scale shows it
 * whole may be left at that scale: `from` is where it is now.
 */
export function clampScale(scale: number, from: number = ZOOM.minimum): number {
  return Math.min(ZOOM.maximum, Math.max(Math.min(ZOOM.minimum, from), scale));
}

/**
 * The next scale on the grid of 0.1 steps, up or down; a scale between two steps goes to the next one in that
 * direction.
 */
export function stepScale(scale: number, direction: 1 | -1): number {
  const steps = scale * tenths;
  // A scale that is on the grid up to rounding counts as on it.
  const near = Math.round(steps);
  const onGrid = Math.abs(steps - near) < 1e-6;
  const next = onGrid ? near + direction : direction > 0 ? Math.ceil(steps) : Math.floor(steps);
  const clamped = clampScale(next / tenths);
  return direction > 0 ? clamped : Math.min(scale, clamped);
}

/**
 * The view that shows the whole picture, centred.
 * @param most the largest scale: 1 never enlarges the picture
 */
export function fitView(picture: Size, frame: Size, most = 1): View {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height, most);
  return { scale, x: 0, y: 0 };
}

/** Changes the scale so that the picture's point under `at` (from the window's centre) stays under it. */
export function zoomAt(view: View, scale: number, at: Point): View {
  const next = clampScale(scale, view.scale);
  const ratio = next / view.scale;
  return { scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** Moves the picture, but never so far that its edge leaves the middle of the window. */
export function panBy(view: View, by: Point, picture: Size): View {
  const reach = (side: number) => (side * view.scale) / 2;
  const hold = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return {
    scale: view.scale,
    x: hold(view.x + by.x, reach(picture.width)),
    y: hold(view.y + by.y, reach(picture.height)),
  };
}

/** Two fingers: the scale follows their distance, the picture their middle. */
export function pinch(
  view: View,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  picture: Size,
): View {
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
  const from = middle(before);
  const to = middle(after);
  const moved = panBy(view, { x: to.x - from.x, y: to.y - from.y }, picture);
  return zoomAt(moved, view.scale * (distance(after) / Math.max(1, distance(before))), to);
}
