import type { Size } from '@inkreel/scene/geometry.ts';
import type { Grid } from '../core/grid/grid.ts';
import { maskFrom, meantPixels } from '../core/mask/mask-import.ts';

/** Rows that are read at a time: phones have no canvas for the whole of a large picture. */
const STRIP_ROWS = 512;

/**
 * A mask from an uploaded picture of any size, scaled to `size`.
 * @throws DOMException if the browser cannot read the picture
 */
export async function readMask(file: Blob, size: Size): Promise<Grid> {
  const picture = await createImageBitmap(file, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
  const { width, height } = picture;
  const meant = new Uint8Array(width * height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.min(STRIP_ROWS, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser has no 2D canvas');
  for (let top = 0; top < height; top += canvas.height) {
    const rows = Math.min(canvas.height, height - top);
    context.clearRect(0, 0, width, rows);
    context.drawImage(picture, 0, top, width, rows, 0, 0, width, rows);
    meant.set(meantPixels(context.getImageData(0, 0, width, rows).data), top * width);
  }
  picture.close();
  return maskFrom({ width, height, meant }, size);
}
