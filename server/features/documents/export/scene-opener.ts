import type { OpenImage } from '@inkreel/scene/draw-context.ts';
import type { ImageResource, Opener } from '@inkreel/scene/timeline/resources.ts';
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
  canvas: (width, height) => {
    const canvas = createCanvas(width, height);
    return { image: canvas, context: canvas.getContext('2d') };
  },
});
