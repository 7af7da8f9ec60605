import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import { adjustPixels, isAdjusted } from '@inkreel/scene/design/adjust-pixels.ts';
import type { DesignImage, DesignPaint, LayerMask, Raster } from '@inkreel/scene/design/design.ts';
import { type DesignImages, openDesign } from '@inkreel/scene/design/open-design.ts';
import type { OpenImage } from '@inkreel/scene/draw-context.ts';
import { type OpenOutline, resourceKey, type TextResource } from '@inkreel/scene/timeline/resources.ts';
import { exactDesignOpener } from '../../canvas/ui/scene-opener.ts';
import { type SceneImage, type ScenePath, sceneSurface } from '../../canvas/ui/scene-surface.ts';
import { textOutlines } from '../../canvas/ui/text-outlines.ts';

/** Longest side at which an image is held while its design is edited. */
const HELD_SIDE = 1600;
/** Adjusted copies that are kept besides the images. */
const ADJUSTED = 8;

type Files = ReadonlyMap<string, DocumentFile>;
type Held = OpenImage<SceneImage>;

/** What the stage draws from, held at the size of a screen; what is not there yet is fetched, and `onArrival` draws again. */
export interface PreviewImages extends DesignImages<SceneImage, ScenePath> {
  /** The stored files of the design. */
  know: (files: Files) => void;
  /** The pixels of a raster to be painted on; undefined while its tiles are fetched. */
  canvasOf: (raster: Raster | LayerMask) => OffscreenCanvas | undefined;
  /** What was painted is drawn again. */
  touch: () => void;
  /** Reads the pixels of a raster again. */
  forget: (raster: Raster | LayerMask) => void;
  /** Takes painted pixels as those of a raster; those that were held under `before` are read again. */
  paint: (raster: Raster | LayerMask, canvas: OffscreenCanvas, before: Raster | LayerMask) => void;
}

const rasterKey = (raster: Raster | LayerMask): string =>
  JSON.stringify(['rest' in raster && raster.rest, raster.columns, raster.rows, raster.tiles]);

export function createPreviewImages(onArrival: () => void): PreviewImages {
  let files: Files = new Map();
  let closed = false;
  const images = new Map<string, Held | 'asked'>();
  const adjusted = new Map<string, Held>();
  const rasters = new Map<string, OffscreenCanvas | 'asked'>();
  const outlines = new Map<string, OpenOutline<ScenePath>>();
  const asked = new Set<string>();

  const fetchImage = async (source: string, whole: boolean): Promise<Held | undefined> => {
    const file = files.get(fileIdOf(source) ?? '');
    if (!file) return undefined;
    const answer = await fetch(file.url);
    if (!answer.ok) return undefined;
    const bitmap = await createImageBitmap(await answer.blob());
    return whole ? held(bitmap) : held(await screenSize(bitmap));
  };
  const want = (source: string): Held | undefined => {
    const found = images.get(source);
    if (found !== undefined) return found === 'asked' ? undefined : found;
    if (!files.has(fileIdOf(source) ?? '')) return undefined;
    images.set(source, 'asked');
    fetchImage(source, false)
      .catch(() => undefined)
      .then((image) => {
        if (!image || closed) return;
        images.set(source, image);
        onArrival();
      });
    return undefined;
  };
  const adjustedOf = (layer: DesignImage, image: Held): Held => {
    if (!isAdjusted(layer.adjust)) return image;
    const key = JSON.stringify([layer.source, layer.adjust]);
    const known = adjusted.get(key);
    if (known) return known;
    const { image: canvas, context } = sceneSurface(image.width, image.height);
    context.drawImage(image.image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height);
    adjustPixels(pixels.data, layer.adjust);
    context.putImageData(pixels, 0, 0);
    const made = { ...image, image: canvas };
    adjusted.set(key, made);
    const [oldest] = adjusted.keys();
    if (adjusted.size > ADJUSTED && oldest !== undefined) adjusted.delete(oldest);
    return made;
  };
  const openRaster = async (raster: Raster | LayerMask): Promise<OffscreenCanvas> => {
    const opener = exactDesignOpener((source) => fetchImage(source, true));
    const isMask = 'rest' in raster;
    const layer: DesignPaint = { ...PLAIN, ...(isMask ? EMPTY : raster), ...(isMask && { mask: raster }) };
    const opened = await openDesign({ layers: [layer] }, opener);
    const drawn = opened.raster(raster);
    if (drawn instanceof OffscreenCanvas) return drawn;
    return sceneSurface(raster.columns, raster.rows).image as OffscreenCanvas;
  };
  const rasterOf = (raster: Raster | LayerMask): OffscreenCanvas | undefined => {
    const key = rasterKey(raster);
    const found = rasters.get(key);
    if (found !== undefined) return found === 'asked' ? undefined : found;
    const tiles = Object.values(raster.tiles);
    if (tiles.some((source) => !files.has(fileIdOf(source) ?? ''))) return undefined;
    rasters.set(key, 'asked');
    openRaster(raster)
      .then((canvas) => {
        if (closed) return;
        rasters.set(key, canvas);
        onArrival();
      })
      .catch(() => rasters.delete(key));
    return undefined;
  };
  const outlineOf = (resource: TextResource): OpenOutline<ScenePath> | undefined => {
    const key = resourceKey(resource);
    const found = outlines.get(key);
    if (found) return found;
    const [known] = textOutlines.known([resource]);
    if (known) {
      const open = { ...known, path: new Path2D(known.path) };
      outlines.set(key, open);
      return open;
    }
    if (asked.has(key)) return undefined;
    asked.add(key);
    textOutlines.read([resource]).then(
      ([outline]) => outline && !closed && onArrival(),
      () => asked.delete(key),
    );
    return undefined;
  };
  return {
    know: (known) => {
      files = known;
    },
    image: (layer) => {
      const image = layer.source === undefined ? undefined : want(layer.source);
      return image && adjustedOf(layer, image);
    },
    raster: (raster) =>
      Object.keys(raster.tiles).length === 0 && !rasters.has(rasterKey(raster))
        ? undefined
        : rasterOf(raster),
    outline: outlineOf,
    canvas: sceneSurface,
    canvasOf: (raster) => {
      const key = rasterKey(raster);
      if (Object.keys(raster.tiles).length === 0 && !rasters.has(key))
        rasters.set(key, sceneSurface(raster.columns, raster.rows).image as OffscreenCanvas);
      return rasterOf(raster);
    },
    touch: onArrival,
    forget: (raster) => {
      rasters.delete(rasterKey(raster));
      onArrival();
    },
    paint: (raster, canvas, before) => {
      rasters.delete(rasterKey(before));
      rasters.set(rasterKey(raster), canvas);
    },
    close: () => {
      closed = true;
      for (const image of images.values()) if (image !== 'asked') image.close();
      for (const kept of [images, adjusted, rasters]) kept.clear();
    },
  };
}

const EMPTY = { columns: 1, rows: 1, tiles: {} } as const;
const PLAIN = {
  kind: 'paint',
  id: '',
  name: '',
  opacity: 1,
  blend: 'source-over',
  hidden: false,
  locked: false,
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  rotation: 0,
  flipX: false,
  flipY: false,
  ...EMPTY,
} as const;

const held = (image: ImageBitmap): Held => ({
  image,
  width: image.width,
  height: image.height,
  close: () => image.close(),
});

async function screenSize(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const share = HELD_SIDE / Math.max(bitmap.width, bitmap.height);
  if (share >= 1) return bitmap;
  const [resizeWidth, resizeHeight] = [bitmap.width, bitmap.height].map((side) =>
    Math.max(1, Math.round(side * share)),
  );
  const small = await createImageBitmap(bitmap, {
    resizeWidth: resizeWidth ?? 1,
    resizeHeight: resizeHeight ?? 1,
    resizeQuality: 'high',
  });
  bitmap.close();
  return small;
}
