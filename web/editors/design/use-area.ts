import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { TILE_SIDE } from '@inkreel/contract/documents/design-document.ts';
import { type Json } from '@inkreel/contract/documents/parts/part.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import type { Placement } from '@inkreel/scene/layers/layer-document.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { sceneSurface } from '../../canvas/ui/scene-surface.ts';
import { uploadPicture } from '../kit/upload-picture.ts';
import { maskFields } from './core/action-target.ts';
import { areaSize, type Bounds, chosenBounds, placeOfBounds } from './core/area-raster.ts';
import { touchedTiles } from './core/raster-tiles.ts';
import { keepArea, readArea } from './keep-area.ts';

export type AreaShape = 'rect' | 'lasso' | 'brush';
type Context = OffscreenCanvasRenderingContext2D;

/** A part of the design that was chosen in this browser, for what follows: it is no part of the document. */
export interface DesignArea {
  shape: AreaShape;
  /** Takes away instead of adding. */
  erase: boolean;
  set: (choice: { shape?: AreaShape; erase?: boolean }) => void;
  /** What is chosen, in white; undefined for nothing. Another one after every change. */
  chosen: ChosenArea | undefined;
  /** Marks what `trace` draws in white, in pixels of the design. */
  mark: (trace: (context: Context) => void, erase?: boolean) => void;
  /** A rectangle alone. */
  frame: (place: Pick<Placement, 'x' | 'y' | 'width' | 'height'>) => void;
  invert: () => void;
  clear: () => void;
}

export interface ChosenArea {
  canvas: OffscreenCanvas;
  /** Of the design. */
  size: Size;
  bounds: Bounds;
  /** What is chosen as a whole, on the canvas of the design. */
  place: Placement;
}

/** @param design its id: what is chosen is kept over a reload */
export function useArea(design: string, { width, height }: Size): DesignArea {
  const [choice, setChoice] = useState<{ shape: AreaShape; erase: boolean }>({ shape: 'rect', erase: false });
  const [kept, setKept] = useState<ChosenArea | undefined>();
  // On a canvas of another size it would lie elsewhere.
  const chosen = kept?.size.width === width && kept.size.height === height ? kept : undefined;
  const change = (draw: (context: Context, raster: Size) => void, from = chosen) => {
    const size = areaSize({ width, height });
    const { image, context } = sceneSurface(size.width, size.height);
    if (from) context.drawImage(from.canvas, 0, 0);
    context.fillStyle = '#ffffff';
    context.strokeStyle = '#ffffff';
    draw(context, size);
    const { data } = context.getImageData(0, 0, size.width, size.height);
    const bounds = chosenBounds(data, size);
    const canvas = image as OffscreenCanvas;
    const place = bounds && placeOfBounds(bounds, size, { width, height });
    setKept(bounds && place && { canvas, size: { width, height }, bounds, place });
    void keepArea(design, bounds && canvas);
  };
  const restore = useEffectEvent((area: ImageBitmap) => {
    const size = areaSize({ width, height });
    const isSame = area.width === size.width && area.height === size.height;
    if (isSame && !kept) change((context) => context.drawImage(area, 0, 0));
    area.close();
  });
  useEffect(() => {
    let left = false;
    readArea(design).then(
      (area) => area && (left ? area.close() : restore(area)),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [design]);
  const onDesign = (context: Context, raster: Size) =>
    context.scale(raster.width / width, raster.height / height);
  return {
    ...choice,
    set: (next) => setChoice({ ...choice, ...next }),
    chosen,
    mark: (trace, erase = choice.erase) =>
      change((context, raster) => {
        context.globalCompositeOperation = erase ? 'destination-out' : 'source-over';
        onDesign(context, raster);
        trace(context);
      }),
    frame: (place) =>
      change((context, raster) => {
        context.clearRect(0, 0, raster.width, raster.height);
        onDesign(context, raster);
        context.fillRect(place.x - place.width / 2, place.y - place.height / 2, place.width, place.height);
      }),
    invert: () =>
      change((context, raster) => {
        context.globalCompositeOperation = 'xor';
        context.fillRect(0, 0, raster.width, raster.height);
      }),
    clear: () => {
      setKept(undefined);
      void keepArea(design, undefined);
    },
  };
}

/**
 * Stores what is chosen, in tiles.
 * @returns the field of a layer that it limits
 * @throws ApiError
 */
export async function storeArea({ canvas, bounds, place }: ChosenArea): Promise<Json> {
  const [columns, rows] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const tiles: Record<string, string> = {};
  for (const name of touchedTiles(
    { left: 0, top: 0, right: columns - 1, bottom: rows - 1 },
    { columns, rows },
  )) {
    const [column = 0, row = 0] = name.split(',').map(Number);
    const { image, context } = sceneSurface(TILE_SIDE, TILE_SIDE);
    context.drawImage(canvas, -bounds.left - column * TILE_SIDE, -bounds.top - row * TILE_SIDE);
    const file = await (image as OffscreenCanvas).convertToBlob({ type: 'image/png' });
    tiles[name] = fileSource(await uploadPicture(file, `tile ${name}.png`));
  }
  return maskFields({ ...place, columns, rows, tiles, rest: false });
}

/** What is chosen, in white on black, as large as the picture of an action. */
export async function areaFile(
  { canvas, size: design }: ChosenArea,
  { size, box }: { size: Size; box: Placement },
): Promise<Blob> {
  const { image, context } = sceneSurface(size.width, size.height);
  context.fillRect(0, 0, size.width, size.height);
  context.scale(size.width / box.width, size.height / box.height);
  context.translate(box.width / 2, box.height / 2);
  context.rotate((-box.rotation * Math.PI) / 180);
  context.translate(-box.x, -box.y);
  context.drawImage(canvas, 0, 0, design.width, design.height);
  return (image as OffscreenCanvas).convertToBlob({ type: 'image/png' });
}
