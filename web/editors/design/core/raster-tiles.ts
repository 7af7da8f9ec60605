/** Painted layers and masks: the size of their rasters, and the tiles that a stroke touches. Pure. */
import { DESIGN_LIMITS, TILE_SIDE } from '@inkreel/contract/documents/design-document.ts';
import type { Point } from '@inkreel/scene/geometry.ts';
import { type Placement, turn } from '@inkreel/scene/layers/layer-document.ts';

interface Size {
  width: number;
  height: number;
}

/** Pixels of a raster that lies over a canvas: as many as the canvas has, or as a raster may have. */
export function rasterSize({ width, height }: Size): { columns: number; rows: number } {
  const { side, pixels } = DESIGN_LIMITS.raster;
  const share = Math.min(1, side / Math.max(width, height), Math.sqrt(pixels / (width * height)));
  return { columns: Math.max(1, Math.floor(width * share)), rows: Math.max(1, Math.floor(height * share)) };
}

/** Where a raster lies on the canvas. */
export interface RasterBox extends Placement {
  flipX?: boolean;
  flipY?: boolean;
}

/** The pixel of a raster at a point of the canvas. */
export function onRaster(
  { columns, rows }: { columns: number; rows: number },
  { x, y, width, height, rotation, flipX = false, flipY = false }: RasterBox,
  point: Point,
): Point {
  const from = turn({ x: point.x - x, y: point.y - y }, -rotation);
  const share = { x: (flipX ? -from.x : from.x) / width, y: (flipY ? -from.y : from.y) / height };
  return { x: (share.x + 0.5) * columns, y: (share.y + 0.5) * rows };
}

/** A rectangle of pixels that was painted on. */
export interface Painted {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The rectangle with a round stamp in it. */
export const withStamp = (
  painted: Painted | undefined,
  { x, y }: { x: number; y: number },
  radius: number,
): Painted => ({
  left: Math.min(painted?.left ?? Number.POSITIVE_INFINITY, x - radius),
  top: Math.min(painted?.top ?? Number.POSITIVE_INFINITY, y - radius),
  right: Math.max(painted?.right ?? 0, x + radius),
  bottom: Math.max(painted?.bottom ?? 0, y + radius),
});

/** Names of the tiles that a rectangle touches, `column,row`. */
export function touchedTiles(
  painted: Painted,
  { columns, rows }: { columns: number; rows: number },
): string[] {
  const at = (value: number, pixels: number) =>
    Math.min(Math.ceil(pixels / TILE_SIDE) - 1, Math.max(0, Math.floor(value / TILE_SIDE)));
  const names: string[] = [];
  for (let row = at(painted.top, rows); row <= at(painted.bottom, rows); row += 1)
    for (let column = at(painted.left, columns); column <= at(painted.right, columns); column += 1)
      names.push(`${column},${row}`);
  return names;
}
