/** What keys do to a picture in its cell: pure. */

import { panInCell, WHOLE_VIEW, zoomInCell } from '@inkreel/scene/collage/cell-view.ts';
import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { removePicture, showPart, swapPictures } from '@inkreel/scene/collage/collage-operations.ts';
import { cellRects, neighbourCell } from '@inkreel/scene/collage/collage-shape.ts';
import type { KeyPress } from '../../../canvas/core/layers/layer-keys.ts';

const DIRECTIONS = {
  ArrowLeft: { side: 'left', x: -1, y: 0 },
  ArrowRight: { side: 'right', x: 1, y: 0 },
  ArrowUp: { side: 'up', x: 0, y: -1 },
  ArrowDown: { side: 'down', x: 0, y: 1 },
} as const;
const isArrow = (key: string): key is keyof typeof DIRECTIONS => key in DIRECTIONS;
/** Units of the canvas for one press; Shift is ten times as far. */
const STEP = 4;
/** Factor of one press. */
export const ZOOM_STEP = 1.1;

/**
 * The collage after a key on a cell, or undefined if the key does nothing to cells: arrows move the picture, with Alt
 * they swap it with the neighbour on that side; plus, minus and 0 zoom; Delete removes it.
 */
export function pressCellKey(
  collage: CollageDocument,
  cellId: string,
  { key, altKey, shiftKey }: Pick<KeyPress, 'key' | 'altKey' | 'shiftKey'>,
): CollageDocument | undefined {
  const at = collage.cells.findIndex(({ id }) => id === cellId);
  const cell = collage.cells[at];
  const rects = cellRects(collage);
  const rect = rects[at];
  if (!cell || !rect) return undefined;
  if (key === 'Delete' || key === 'Backspace') return removePicture(collage, cellId);
  if (isArrow(key)) {
    const { side, x, y } = DIRECTIONS[key];
    if (altKey) {
      const other = collage.cells[neighbourCell(rects, at, side) ?? at];
      return other && swapPictures(collage, cellId, other.id);
    }
    const step = STEP * (shiftKey ? 10 : 1);
    return showPart(collage, cellId, panInCell(cell.view, { x: x * step, y: y * step }, rect, cell.size));
  }
  // A strip always shows whole pictures.
  if (altKey || collage.mode === 'strip') return undefined;
  const middle = { x: rect.width / 2, y: rect.height / 2 };
  const zoom = (factor: number) =>
    showPart(collage, cellId, zoomInCell(cell.view, cell.view.zoom * factor, middle, rect, cell.size));
  if (key === '+' || key === '=') return zoom(ZOOM_STEP);
  if (key === '-') return zoom(1 / ZOOM_STEP);
  return key === '0' ? showPart(collage, cellId, WHOLE_VIEW) : undefined;
}
