/** An area that was chosen on a design: its raster, and what of it is chosen. Pure. */
import type { Placement } from '@inkreel/scene/layers/layer-document.ts';

interface Size {
  width: number;
  height: number;
}
/** Pixels of a raster, right and lower edge not included. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Most pixels of the raster of an area. */
const MOST = 2048 * 2048;

/** Pixels of the raster over a canvas. */
export function areaSize({ width, height }: Size): Size {
  const share = Math.min(1, Math.sqrt(MOST / (width * height)));
  return { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) };
}

/** The pixels that are chosen at all; undefined for none. @param pixels four bytes each, the last one says how much */
export function chosenBounds(pixels: Uint8ClampedArray, { width, height }: Size): Bounds | undefined {
  const isRow = (row: number) => {
    for (let at = row * width * 4 + 3; at < (row + 1) * width * 4; at += 4) if (pixels[at] !== 0) return true;
    return false;
  };
  let top = 0;
  while (top < height && !isRow(top)) top += 1;
  if (top === height) return undefined;
  let bottom = height;
  while (!isRow(bottom - 1)) bottom -= 1;
  const isColumn = (column: number) => {
    for (let row = top; row < bottom; row += 1) if (pixels[(row * width + column) * 4 + 3] !== 0) return true;
    return false;
  };
  let left = 0;
  while (!isColumn(left)) left += 1;
  let right = width;
  while (!isColumn(right - 1)) right -= 1;
  return { left, top, right, bottom };
}

/** Where a part of the raster lies on the canvas. */
export function placeOfBounds({ left, top, right, bottom }: Bounds, raster: Size, canvas: Size): Placement {
  const [across, down] = [canvas.width / raster.width, canvas.height / raster.height];
  return {
    x: ((left + right) / 2) * across,
    y: ((top + bottom) / 2) * down,
    width: (right - left) * across,
    height: (bottom - top) * down,
    rotation: 0,
  };
}
