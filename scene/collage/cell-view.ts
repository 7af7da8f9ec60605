/** Which part of a picture its cell shows: pure. */
import type { Point, Size } from '../geometry.ts';

/**
 * `zoom` 1 just fills the cell; the maximum is `CELL_ZOOM.maximum`. `x`, `y` choose the visible part of a picture that
 * is larger than the cell: 0 its left or upper end, 1 its right or lower end. A view therefore stays valid when the
 * cell changes its shape.
 */
export interface CellView {
  zoom: number;
  x: number;
  y: number;
}

export const CELL_ZOOM = { minimum: 1, maximum: 8 } as const;
export const WHOLE_VIEW: CellView = { zoom: 1, x: 0.5, y: 0.5 };

/** Position and size of the picture, from the cell's upper left corner, in the units of the cell. */
export function pictureRect(view: CellView, cell: Size, picture: Size): Point & Size {
  const scale = Math.max(cell.width / picture.width, cell.height / picture.height) * view.zoom;
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { x: (cell.width - width) * view.x, y: (cell.height - height) * view.y, width, height };
}

/** Moves the picture by this many units of the cell; it never leaves a part of the cell empty. */
export function panInCell(view: CellView, moved: Point, cell: Size, picture: Size): CellView {
  const lies = pictureRect(view, cell, picture);
  return { ...view, ...shareOf({ x: lies.x + moved.x, y: lies.y + moved.y }, lies, cell) };
}

/**
 * Changes the zoom so that the picture's point under `at` (from the cell's corner) stays under it as far as possible.
 */
export function zoomInCell(view: CellView, zoom: number, at: Point, cell: Size, picture: Size): CellView {
  const kept = Math.min(CELL_ZOOM.maximum, Math.max(CELL_ZOOM.minimum, zoom));
  const before = pictureRect(view, cell, picture);
  const after = pictureRect({ ...view, zoom: kept }, cell, picture);
  const grown = after.width / before.width;
  const corner = { x: at.x - (at.x - before.x) * grown, y: at.y - (at.y - before.y) * grown };
  return { zoom: kept, ...shareOf(corner, after, cell) };
}

/** Two fingers: the zoom follows their distance, the picture their middle. */
export function pinchInCell(
  view: CellView,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  cell: Size,
  picture: Size,
): CellView {
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
  const [from, to] = [middle(before), middle(after)];
  const factor = distance(after) / Math.max(1, distance(before));
  const zoomed = zoomInCell(view, view.zoom * factor, from, cell, picture);
  return panInCell(zoomed, { x: to.x - from.x, y: to.y - from.y }, cell, picture);
}

function shareOf(corner: Point, lies: Size, cell: Size): Point {
  const share = (at: number, rest: number) => (rest < -1e-6 ? Math.min(1, Math.max(0, at / rest)) : 0.5);
  return { x: share(corner.x, cell.width - lies.width), y: share(corner.y, cell.height - lies.height) };
}
