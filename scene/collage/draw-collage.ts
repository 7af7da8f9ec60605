/** Draws a collage on a canvas, cell by cell, so that only one large photograph is open at a time. */
import type { DrawContext, OpenImage } from '../draw-context.ts';
import type { Size } from '../geometry.ts';
import { drawLayer } from '../layers/draw-layer.ts';
import type { FontFamilies } from '../layers/text-layout.ts';
import { type CellView, pictureRect } from './cell-view.ts';
import type { CollageDocument } from './collage-document.ts';
import { visibleLayers } from './collage-operations.ts';
import { cellRects, shownView } from './collage-shape.ts';
import type { ExportFormat } from './export-size.ts';
import type { Rect } from './splits.ts';

/**
 * Draws a collage on an empty canvas of `size` pixels. Lossy formats without transparency get a white ground.
 * @param open the image of a source; a missing one leaves its cell empty
 */
export async function drawCollage<Image>(
  context: DrawContext<Image>,
  collage: CollageDocument,
  { size, format, families }: { size: Size; format: ExportFormat; families: FontFamilies },
  open: (source: string) => Promise<OpenImage<Image> | undefined>,
): Promise<void> {
  context.imageSmoothingQuality = 'high';
  const background = collage.background ?? (format === 'jpg' ? '#ffffff' : null);
  if (background !== null) {
    context.fillStyle = background;
    context.fillRect(0, 0, size.width, size.height);
  }
  const scale = size.width / collage.width;
  if (collage.mode !== 'free') {
    const rects = cellRects(collage);
    for (const [index, cell] of collage.cells.entries()) {
      const rect = rects[index];
      const picture = await open(cell.source);
      if (rect && picture) drawCell(context, shownView(collage, cell), rect, collage.radius, scale, picture);
      picture?.close();
    }
  }
  context.setTransform(scale, 0, 0, size.height / collage.height, 0, 0);
  for (const layer of visibleLayers(collage)) {
    const picture = layer.kind === 'text' ? undefined : await open(layer.source);
    drawLayer(context, layer, picture?.image, families);
    picture?.close();
  }
}

/** Cells end on whole pixels, so that adjacent cells leave no seam. */
function drawCell<Image>(
  context: DrawContext<Image>,
  view: CellView,
  rect: Rect,
  radius: number,
  scale: number,
  picture: OpenImage<Image>,
): void {
  const left = Math.round(rect.x * scale);
  const top = Math.round(rect.y * scale);
  const width = Math.round((rect.x + rect.width) * scale) - left;
  const height = Math.round((rect.y + rect.height) * scale) - top;
  const lies = pictureRect(view, { width, height }, picture);
  context.save();
  context.beginPath();
  context.roundRect(left, top, width, height, Math.min(radius * scale, width / 2, height / 2));
  context.clip();
  context.drawImage(picture.image, left + lies.x, top + lies.y, lies.width, lies.height);
  context.restore();
}
