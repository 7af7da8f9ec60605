import type { Surface } from '@inkreel/scene/timeline/scene-context.ts';

export type ScenePath = Path2D;
export type SceneImage = CanvasImageSource;
export type SceneSurface = { context: OffscreenCanvasRenderingContext2D } & Surface<SceneImage, ScenePath>;

/** A canvas with the same pixels as the server's. Without `willReadFrequently` the graphics card draws other ones. */
export function sceneSurface(width: number, height: number): SceneSurface {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas');
  return { image: canvas, context };
}
