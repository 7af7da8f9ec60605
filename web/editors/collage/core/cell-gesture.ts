/**
 * A drag that begins on a cell, as a state machine: within its own cell it moves the picture; once it is over another
 * cell it offers to swap the two, and the picture returns to its position. Points are in the units of the canvas.
 */
import type { Point } from '@inkreel/scene/geometry.ts';

export interface CellGesture {
  readonly cellId: string;
  readonly start: Point;
  readonly phase: 'pressed' | 'panning' | 'swapping';
  /** The cell to swap with, while one is under the pointer. */
  readonly targetId: string | undefined;
}

/** A press on a cell. */
export function pressCell(cellId: string, start: Point): CellGesture {
  return { cellId, start, phase: 'pressed', targetId: undefined };
}

/**
 * The pointer moved.
 * @param overId the cell under the pointer, if any
 * @param slack units before a press becomes a drag
 * @returns how far the picture is moved in its cell; undefined while it is where it started
 */
export function moveOverCells(
  gesture: CellGesture,
  at: Point,
  overId: string | undefined,
  slack: number,
): { gesture: CellGesture; moved: Point | undefined } {
  const moved = { x: at.x - gesture.start.x, y: at.y - gesture.start.y };
  if (gesture.phase === 'pressed' && Math.hypot(moved.x, moved.y) < slack)
    return { gesture, moved: undefined };
  if (overId === gesture.cellId)
    return { gesture: { ...gesture, phase: 'panning', targetId: undefined }, moved };
  // Between two cells and outside the canvas a picture that is being moved continues moving.
  if (overId === undefined && gesture.phase !== 'swapping')
    return { gesture: { ...gesture, phase: 'panning' }, moved };
  return { gesture: { ...gesture, phase: 'swapping', targetId: overId }, moved: undefined };
}
