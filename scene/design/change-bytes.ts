/** What it takes to change the pixels of images, on top of the canvases of a drawing. */
import type { Size } from '../geometry.ts';
import { isAdjusted } from './adjust-pixels.ts';
import { type DesignImage, type DesignLayer, shownLayers } from './design.ts';
import { bandPixels, COPIED_PIXELS } from './draw-warped.ts';
import { isWarped } from './warp.ts';

/** Bytes of a pixel: on a canvas and as it is read from it, and while a filter spreads it. */
const READ = 8;
const SPREAD = 6;

type SizeOf = (source: string) => { width: number | null; height: number | null } | undefined;

/**
 * Bytes that the image takes that takes most: they are changed one after the other.
 * @param sizeOf pixels of an image, by its source
 * @param size of the drawing
 */
export function changeBytes(layers: readonly DesignLayer[], sizeOf: SizeOf, { width }: Size): number {
  const bytesOf = (layer: DesignImage): number => {
    const { width: across, height: down } = sizeOf(layer.source ?? '') ?? {};
    const pixels = (across ?? 0) * (down ?? 0);
    const { blur = 0, sharpen = 0 } = layer.adjust ?? {};
    const adjusting = isAdjusted(layer.adjust) ? pixels * (READ + (blur > 0 || sharpen > 0 ? SPREAD : 0)) : 0;
    if (!isWarped(layer)) return adjusting;
    const { columns = 0, rows = 0 } = layer.flatMask ?? {};
    const read = Math.min(pixels, COPIED_PIXELS) + columns * rows + bandPixels(width);
    // The adjusted image is there while its copy is read.
    return Math.max(adjusting, (adjusting > 0 ? pixels * 4 : 0) + read * READ);
  };
  return Math.max(
    0,
    ...shownLayers(layers).flatMap((layer) => (layer.kind === 'image' ? [bytesOf(layer)] : [])),
  );
}
