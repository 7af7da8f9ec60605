import type { Rectangle } from '../../canvas/core/grid/grid.ts';
import { compressedType } from './compression.ts';
import type { Repair } from './repair.ts';

/** How a picture is drawn again. */
export interface Drawing extends Pick<Repair, 'width' | 'height' | 'type'> {
  /** The part of it that is kept, in its own pixels; undefined for all of it. */
  frame: Rectangle | undefined;
  /** From 0 to 1, if the type has one. */
  quality: number;
}

/** Rows of pixels read at a time in the search for transparency. */
const STRIP = 256;

/**
 * Decodes a picture in the browser, upright and in its own size.
 * @throws DOMException if this browser cannot open it
 */
export function decodePicture(blob: Blob): Promise<ImageBitmap> {
  return createImageBitmap(blob, { imageOrientation: 'from-image' });
}

/**
 * A picture drawn again in the size and type of a repair. Without a given type it becomes JPEG, or WebP if any part of
 * it is transparent (specification, section 9). The canvas is sRGB: wide-gamut colours are converted.
 * @throws Error if the canvas cannot hold it
 */
export async function redraw(
  picture: ImageBitmap,
  { width, height, frame, type, quality }: Drawing,
  mayBeTransparent: boolean,
): Promise<Blob> {
  const kept = frame ? cutOut(picture, frame) : picture;
  const canvas = drawScaled(kept, width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas of this size');
  const transparent = mayBeTransparent && isTransparent(context, width, height);
  return canvas.convertToBlob({
    type: type ?? compressedType(transparent),
    quality,
  });
}

/** Pixel for pixel: scaling first would mix colours of what is cut off into the edges. */
function cutOut(picture: ImageBitmap, { x, y, width, height }: Rectangle): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas of this size');
  context.drawImage(picture, -x, -y);
  return canvas;
}

/** Halved step by step if it shrinks a lot: one step would skip pixels. */
function drawScaled(picture: ImageBitmap | OffscreenCanvas, width: number, height: number): OffscreenCanvas {
  let source = picture;
  while (source.width >= 2 * width && source.height >= 2 * height) {
    source = drawn(source, Math.ceil(source.width / 2), Math.ceil(source.height / 2));
  }
  // Cut out already in the right size: nothing is left to do.
  if (source instanceof OffscreenCanvas && source.width === width && source.height === height) return source;
  return drawn(source, width, height);
}

function drawn(source: ImageBitmap | OffscreenCanvas, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: false });
  if (!context) throw new Error('no canvas of this size');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

function isTransparent(context: OffscreenCanvasRenderingContext2D, width: number, height: number): boolean {
  for (let top = 0; top < height; top += STRIP) {
    const { data } = context.getImageData(0, top, width, Math.min(STRIP, height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  }
  return false;
}
