import { type CellView, pictureRect } from '@inkreel/scene/collage/cell-view.ts';
import type { Cell } from '@inkreel/scene/collage/collage-document.ts';
import type { Rect } from '@inkreel/scene/collage/splits.ts';

/** The part of a picture that its cell shows, in units of the canvas. */
export function CellPicture({
  cell,
  view,
  rect,
  url,
}: {
  cell: Cell;
  view: CellView;
  rect: Rect;
  url: string | undefined;
}) {
  if (url === undefined) return <span className="cell-missing" />;
  const { x, y, width, height } = pictureRect(view, rect, cell.size);
  return <img src={url} alt="" draggable={false} style={{ left: x, top: y, width, height }} />;
}
