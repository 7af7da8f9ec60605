import { pictureRect } from './core/cell-view.ts';
import type { Cell } from './core/collage-document.ts';
import type { Rect } from './core/splits.ts';

/** The part of a picture that its cell shows, in units of the canvas. */
export function CellPicture({ cell, rect, url }: { cell: Cell; rect: Rect; url: string | undefined }) {
  if (url === undefined) return <span className="cell-missing" />;
  const { x, y, width, height } = pictureRect(cell.view, rect, cell.size);
  return <img src={url} alt="" draggable={false} style={{ left: x, top: y, width, height }} />;
}
