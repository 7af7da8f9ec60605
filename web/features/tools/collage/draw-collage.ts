/** Draws a collage as a picture file, cell by cell, so that no more than one large photograph is open at a time. */
import { drawLayer, type FontFamilies } from '../../../canvas/core/layers/draw-layer.ts';
import type { Size } from '../../../canvas/core/zoom.ts';
import { type CellView, pictureRect } from './core/cell-view.ts';
import type { CollageDocument } from './core/collage-document.ts';
import { visibleLayers } from './core/collage-operations.ts';
import { cellRects, shownView } from './core/collage-shape.ts';
import { CONTENT_TYPES, type ExportFormat } from './core/export-size.ts';
import type { Rect } from './core/splits.ts';

/** 0 to 1, of JPG and WEBP. */
const QUALITY = 0.92;

/** The families that the page's own style gives to the two kinds of letters. */
export function pageFonts(): FontFamilies {
  const style = getComputedStyle(document.documentElement);
  return { sans: style.getPropertyValue('--font-ui'), serif: style.getPropertyValue('--font-song') };
}

/**
 * The collage as a file of `size` pixels.
 * @param open the bytes of a source; a picture whose bytes are gone leaves its cell empty
 * @throws where the device cannot draw a canvas of that size
 */
export async function drawCollage(
  collage: CollageDocument,
  size: Size,
  format: ExportFormat,
  open: (source: string) => Promise<Blob | undefined>,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas of this size');
  context.imageSmoothingQuality = 'high';
  const background = collage.background ?? (format === 'jpg' ? '#ffffff' : null);
  if (background !== null) {
    context.fillStyle = background;
    context.fillRect(0, 0, size.width, size.height);
  }
  const scale = size.width / collage.width;
  const bitmap = async (source: string) => {
    const bytes = await open(source);
    return bytes && createImageBitmap(bytes);
  };
  if (collage.mode !== 'free') {
    const rects = cellRects(collage);
    for (const [index, cell] of collage.cells.entries()) {
      const rect = rects[index];
      const picture = await bitmap(cell.source);
      if (rect && picture) drawCell(context, shownView(collage, cell), rect, collage.radius, scale, picture);
      picture?.close();
    }
  }
  context.setTransform(scale, 0, 0, size.height / collage.height, 0, 0);
  const fonts = pageFonts();
  for (const layer of visibleLayers(collage)) {
    const picture = layer.kind === 'text' ? undefined : await bitmap(layer.source);
    drawLayer(context, layer, picture, fonts);
    picture?.close();
  }
  const file = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, CONTENT_TYPES[format], QUALITY),
  );
  // Beyond what a device allows, the canvas stays empty and gives no file.
  if (!file) throw new Error('No canvas of this size');
  return file;
}

/** Cells end on whole pixels, so that two that touch leave no seam. */
function drawCell(
  context: CanvasRenderingContext2D,
  view: CellView,
  rect: Rect,
  radius: number,
  scale: number,
  picture: ImageBitmap,
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
  context.drawImage(picture, left + lies.x, top + lies.y, lies.width, lies.height);
  context.restore();
}
