import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import type { DesignPaint, LayerMask, Raster } from '@inkreel/scene/design/design.ts';
import { type DesignImages, openDesign } from '@inkreel/scene/design/open-design.ts';
import { type OpenOutline, resourceKey, type TextResource } from '@inkreel/scene/timeline/resources.ts';
import { exactDesignOpener } from '../../canvas/ui/scene-opener.ts';
import { type SceneImage, type ScenePath, sceneSurface } from '../../canvas/ui/scene-surface.ts';
import { textOutlines } from '../../canvas/ui/text-outlines.ts';
import { createHeldImages, type Held, held, readImage } from './held-images.ts';

type Files = ReadonlyMap<string, DocumentFile>;

/** What the stage draws from, held at the size of a screen; what is not there yet is fetched. */
export interface PreviewImages extends DesignImages<SceneImage, ScenePath> {
  /** The stored files of the design. */
  know: (files: Files) => void;
  /** Draws again if more files are known than at the last time: images may have waited for them. */
  lookAgain: () => void;
  /** Pixels of the screen to a pixel of the design. */
  shownAt: (scale: number) => void;
  /** Calls back when something arrives or was painted. @returns ends that */
  onChange: (listener: () => void) => () => void;
  /** Counts arrivals. */
  version: () => number;
  /** Images that were asked for and have not come. */
  missing: () => number;
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

export function createPreviewImages(): PreviewImages {
  let files: Files = new Map();
  let seen: Files | undefined;
  let closed = false;
  let version = 0;
  const listeners = new Set<() => void>();
  const rasters = new Map<string, OffscreenCanvas | 'asked'>();
  const outlines = new Map<string, OpenOutline<ScenePath>>();
  const asked = new Set<string>();

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onArrival = () => {
    version += 1;
    tell();
  };
  const fileOf = (source: string) => files.get(fileIdOf(source) ?? '');
  const images = createHeldImages(fileOf, onArrival, (mask) => canvasOf(mask));
  const openTile = async (source: string): Promise<Held | undefined> => {
    const file = fileOf(source);
    return file && held(await readImage(file.url));
  };
  const openRaster = async (raster: Raster | LayerMask): Promise<OffscreenCanvas> => {
    const opener = exactDesignOpener(openTile);
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
  const canvasOf = (raster: Raster | LayerMask): OffscreenCanvas | undefined => {
    const key = rasterKey(raster);
    if (Object.keys(raster.tiles).length === 0 && !rasters.has(key))
      rasters.set(key, sceneSurface(raster.columns, raster.rows).image as OffscreenCanvas);
    return rasterOf(raster);
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
    lookAgain: () => {
      if (seen !== undefined && seen !== files) onArrival();
      seen = files;
    },
    shownAt: images.shownAt,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    missing: images.missing,
    image: images.image,
    raster: (raster) =>
      Object.keys(raster.tiles).length === 0 && !rasters.has(rasterKey(raster))
        ? undefined
        : rasterOf(raster),
    outline: outlineOf,
    canvas: sceneSurface,
    canvasOf,
    touch: () => {
      images.touch();
      tell();
    },
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
      images.close();
      listeners.clear();
      rasters.clear();
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
