/** What a design needs to be drawn: opened first, so that it is then drawn in one go. */
import { TILE_SIDE } from '@inkreel/contract/documents/design-document.ts';
import type { OpenImage } from '../draw-context.ts';
import { type OpenOutline, type Outline, resourceKey, type TextResource } from '../timeline/resources.ts';
import type { Surface } from '../timeline/scene-context.ts';
import { adjustPixels, isAdjusted } from './adjust-pixels.ts';
import {
  type Design,
  type DesignImage,
  type DesignLayer,
  type LayerMask,
  type Raster,
  shownLayers,
} from './design.ts';
import { textLines } from './design-text.ts';
import type { ShareBox } from './warp.ts';

/** How a browser and the server open what a design needs. */
export interface DesignOpener<Image, Path> {
  /** Undefined if the source cannot be shown. */
  image(source: string): Promise<OpenImage<Image> | undefined>;
  /** In the order of the resources; undefined for those whose outlines are not there. */
  outlines(resources: readonly TextResource[]): Promise<readonly (Outline | undefined)[]>;
  path(data: string): Path;
  /** An empty canvas of these pixels; in browsers with `willReadFrequently`. */
  canvas(width: number, height: number): Surface<Image, Path>;
  /**
   * An image with other pixels; closing it closes the given one.
   * @param change writes red, green, blue, alpha, not premultiplied
   */
  changed(image: OpenImage<Image>, change: (pixels: Uint8ClampedArray) => void): OpenImage<Image>;
}

/** The image of a layer, adjusted. */
export interface OpenLayer<Image> extends OpenImage<Image> {
  /** What of the layer's box it shows, in perspective and with the mask that goes with it. Absent for the image as it is. */
  around?: ShareBox;
}

/** What was opened for a design. What is undefined is left out of the drawing. */
export interface DesignImages<Image, Path> {
  image(layer: DesignImage): OpenLayer<Image> | undefined;
  /** The whole of a painted layer, or of a mask: of one with `rest`, what it hides. */
  raster(raster: Raster | LayerMask): Image | undefined;
  outline(resource: TextResource): OpenOutline<Path> | undefined;
  canvas(width: number, height: number): Surface<Image, Path>;
  /** Frees the images. */
  close(): void;
}

/** Lines of text that a design needs. */
export const designTexts = ({ layers }: Pick<Design, 'layers'>): TextResource[] =>
  shownLayers(layers).flatMap((layer) => (layer.kind === 'text' ? textLines(layer).flat() : []));

/** Sources of the images that a design needs, tiles included, each once. */
export function designSources({ layers }: Pick<Design, 'layers'>): string[] {
  const shown = shownLayers(layers);
  const images = shown.flatMap((layer) => (layer.kind === 'image' ? (layer.source ?? []) : []));
  return [...new Set([...images, ...rastersOf(shown).flatMap(({ tiles }) => Object.values(tiles))])];
}

function rastersOf(layers: readonly DesignLayer[]): (Raster | LayerMask)[] {
  return layers.flatMap((layer) => [
    ...(layer.kind === 'paint' ? [layer] : []),
    ...(layer.mask ? [layer.mask] : []),
    ...(layer.kind === 'image' && layer.flatMask ? [layer.flatMask] : []),
  ]);
}

/**
 * Opens what a design needs, each once, an image after the other. If one of them fails, those that were opened are closed.
 * @throws what the opener throws
 */
export async function openDesign<Image, Path>(
  design: Pick<Design, 'layers'>,
  opener: DesignOpener<Image, Path>,
): Promise<DesignImages<Image, Path>> {
  const shown = shownLayers(design.layers);
  const images = new Map<string, OpenImage<Image>>();
  const rasters = new Map<string, Image>();
  const close = () => {
    for (const image of images.values()) image.close();
    images.clear();
    rasters.clear();
  };
  try {
    const outline = await openTexts(design, opener);
    for (const layer of shown) {
      if (layer.kind !== 'image' || layer.source === undefined || images.has(imageKey(layer))) continue;
      const image = await openLayer(layer, opener);
      if (image) images.set(imageKey(layer), image);
    }
    for (const raster of rastersOf(shown)) {
      const key = rasterKey(raster);
      const open = rasters.has(key) ? undefined : await openRaster(raster, opener);
      if (open) rasters.set(key, open.image);
    }
    return {
      image: (layer) => images.get(imageKey(layer)),
      raster: (raster) => rasters.get(rasterKey(raster)),
      outline,
      canvas: opener.canvas,
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** The outlines of a design's texts. @throws what the opener throws */
export async function openTexts<Image, Path>(
  design: Pick<Design, 'layers'>,
  opener: DesignOpener<Image, Path>,
): Promise<DesignImages<Image, Path>['outline']> {
  const outlines = new Map<string, OpenOutline<Path>>();
  const texts = [...new Map(designTexts(design).map((text) => [resourceKey(text), text])).values()];
  for (const [index, outline] of (await opener.outlines(texts)).entries())
    if (outline) outlines.set(resourceKey(texts[index]!), { ...outline, path: opener.path(outline.path) });
  return (resource) => outlines.get(resourceKey(resource));
}

const imageKey = ({ source, adjust }: Pick<DesignImage, 'source' | 'adjust'>): string =>
  JSON.stringify([source, isAdjusted(adjust) ? adjust : null]);

/** The image of a layer, adjusted. */
export async function openLayer<Image, Path>(
  { source, adjust }: DesignImage,
  opener: DesignOpener<Image, Path>,
): Promise<OpenImage<Image> | undefined> {
  const image = source === undefined ? undefined : await opener.image(source);
  if (!image || !isAdjusted(adjust)) return image;
  return opener.changed(image, (pixels) => adjustPixels(pixels, adjust, image));
}

const hidesPainted = (raster: Raster | LayerMask): boolean => 'rest' in raster && raster.rest;

/** The same for rasters that are drawn alike. */
const rasterKey = (raster: Raster | LayerMask): string =>
  JSON.stringify([hidesPainted(raster), raster.columns, raster.rows, raster.tiles]);

/** The tiles of a raster on one canvas; undefined without any. */
export async function openRaster<Image, Path>(
  raster: Raster | LayerMask,
  opener: DesignOpener<Image, Path>,
): Promise<OpenImage<Image> | undefined> {
  const named = Object.entries(raster.tiles);
  if (named.length === 0) return undefined;
  const { image, context } = opener.canvas(raster.columns, raster.rows);
  const hides = hidesPainted(raster);
  context.fillStyle = '#000000';
  for (const [at, source] of named) {
    const [column = 0, row = 0] = at.split(',').map(Number);
    const [x, y] = [column * TILE_SIDE, row * TILE_SIDE];
    const tile = await opener.image(source);
    if (!tile) continue;
    // A larger image is no tile: it would cover its neighbours.
    if (tile.width > TILE_SIDE || tile.height > TILE_SIDE) {
      tile.close();
      continue;
    }
    if (hides) {
      context.globalCompositeOperation = 'source-over';
      context.fillRect(x, y, TILE_SIDE, TILE_SIDE);
      context.globalCompositeOperation = 'destination-out';
    }
    context.drawImage(tile.image, x, y, tile.width, tile.height);
    tile.close();
  }
  return { image, width: raster.columns, height: raster.rows, close: () => undefined };
}
