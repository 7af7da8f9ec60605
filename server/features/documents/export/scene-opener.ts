import type { DesignOpener } from '@inkreel/scene/design/open-design.ts';
import type { OpenImage } from '@inkreel/scene/draw-context.ts';
import type { ImageResource, Opener } from '@inkreel/scene/timeline/resources.ts';
import type { Surface } from '@inkreel/scene/timeline/scene-context.ts';
import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas';
import type { Owner } from '../../../gate/fair-queue.ts';
import { outlinesOf } from '../../../outlines/outlines.ts';

/**
 * Opens what a scene needs on the server; the counterpart of `web/canvas/ui/scene-opener.ts`.
 * @param image opens an image of the document; undefined if it cannot be shown
 */
export const sceneOpener = (
  owner: Owner,
  image: (resource: ImageResource) => Promise<OpenImage<Canvas> | undefined>,
): Opener<Canvas, Path2D> => ({
  image,
  outlines: (lines) => outlinesOf(owner, lines),
  path: (data) => new Path2D(data),
  canvas: surfaceOf,
});

/**
 * The same for a design.
 * @param image opens an image, or a tile, by its source
 */
export const designOpener = (
  image: DesignOpener<Canvas, Path2D>['image'],
  outlines: DesignOpener<Canvas, Path2D>['outlines'],
): DesignOpener<Canvas, Path2D> => ({
  outlines,
  path: (data) => new Path2D(data),
  canvas: surfaceOf,
  image,
  changed: ({ image: canvas, width, height, close }, change) => {
    const changed = createCanvas(width, height);
    const pixels = canvas.getContext('2d').getImageData(0, 0, width, height);
    change(pixels.data);
    changed.getContext('2d').putImageData(pixels, 0, 0);
    return { image: changed, width, height, close };
  },
});

function surfaceOf(width: number, height: number): Surface<Canvas, Path2D> {
  const canvas = createCanvas(width, height);
  return { image: canvas, context: canvas.getContext('2d') };
}
