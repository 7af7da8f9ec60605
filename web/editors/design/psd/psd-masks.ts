/** Masks of Photoshop files as rasters of a design. */
import { DESIGN_LIMITS, TILE_SIDE } from '@inkreel/contract/documents/design-document.ts';
import { unpackChannel, type Window } from './psd-channels.ts';
import type { Channel } from './psd-colors.ts';

/** One of the things that limit where a layer is shown. */
export interface Clip {
  /** On the canvas. */
  box: Window;
  /** Absent is nothing in the box, or everything if it covers. */
  channel?: Channel;
  covers?: boolean;
  /** In place of a channel: makes the values of a part of the canvas. */
  values?: (window: Window) => Uint8Array;
  /** Whether everything outside is shown. */
  rest: boolean;
  /** How much of what a mask hides is hidden, 0 to 1. */
  density: number;
  opacity?: number;
}

/** Pixels of the raster for a box: as many as it has, or as a raster may have. */
export function rasterOf({ width, height }: Window): { columns: number; rows: number } {
  const { side, pixels } = DESIGN_LIMITS.raster;
  const share = Math.min(1, side / Math.max(width, height), Math.sqrt(pixels / (width * height)));
  return { columns: Math.max(1, Math.floor(width * share)), rows: Math.max(1, Math.floor(height * share)) };
}

/**
 * How much is shown, 0 to 255, where all of the clips do.
 * @throws PsdRefusal
 */
export function maskValues(
  clips: readonly Clip[],
  box: Window,
  { columns, rows }: { columns: number; rows: number },
): Uint8Array {
  const whole = new Uint8Array(box.width * box.height).fill(255);
  for (const clip of clips) multiply(whole, box, clip);
  if (columns === box.width && rows === box.height) return whole;
  return reduce(whole, box, { columns, rows });
}

function multiply(values: Uint8Array, box: Window, clip: Clip): void {
  const { left, top, width, height } = clip.box;
  const inner = {
    left: Math.max(0, box.left - left),
    top: Math.max(0, box.top - top),
    width: Math.max(0, Math.min(box.left + box.width, left + width) - Math.max(box.left, left)),
    height: Math.max(0, Math.min(box.top + box.height, top + height) - Math.max(box.top, top)),
  };
  const { opacity = 1, density } = clip;
  const shownAs = (value: number) => (255 - density * (255 - value)) * opacity;
  const outside = shownAs(clip.rest ? 255 : 0);
  const onCanvas = { ...inner, left: left + inner.left, top: top + inner.top };
  const unpacked = clip.values
    ? clip.values(onCanvas)
    : clip.channel && unpackChannel(clip.channel, inner, false);
  const within = shownAs(clip.covers ? 255 : 0);
  const [startX, startY] = [Math.max(box.left, left) - box.left, Math.max(box.top, top) - box.top];
  for (let y = 0, at = 0; y < box.height; y += 1) {
    const row = y - startY;
    const isRow = row >= 0 && row < inner.height;
    for (let x = 0; x < box.width; x += 1, at += 1) {
      const column = x - startX;
      const isIn = isRow && column >= 0 && column < inner.width;
      let value = outside;
      if (isIn) value = unpacked ? shownAs(unpacked[row * inner.width + column]!) : within;
      values[at] = Math.round((values[at]! * value) / 255);
    }
  }
}

/** The mean of the pixels that each pixel of a smaller raster stands for. */
function reduce(
  values: Uint8Array,
  { width, height }: Window,
  { columns, rows }: { columns: number; rows: number },
): Uint8Array {
  const reduced = new Uint8Array(columns * rows);
  for (let row = 0, at = 0; row < rows; row += 1) {
    const [top, bottom] = [Math.floor((row * height) / rows), Math.ceil(((row + 1) * height) / rows)];
    for (let column = 0; column < columns; column += 1, at += 1) {
      const left = Math.floor((column * width) / columns);
      const right = Math.ceil(((column + 1) * width) / columns);
      let sum = 0;
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) sum += values[y * width + x]!;
      reduced[at] = Math.round(sum / ((bottom - top) * (right - left)));
    }
  }
  return reduced;
}

/** The tiles of a mask that differ from those that are not there: how opaque each pixel is. */
export function* maskTiles({
  columns,
  rows,
  values,
  rest,
}: {
  columns: number;
  rows: number;
  values: Uint8Array;
  rest: boolean;
}): Generator<{ tile: string; pixels: Uint8ClampedArray<ArrayBuffer> }> {
  const absent = rest ? 255 : 0;
  for (let top = 0; top < rows; top += TILE_SIDE)
    for (let left = 0; left < columns; left += TILE_SIDE) {
      const pixels = new Uint8ClampedArray(TILE_SIDE * TILE_SIDE * 4);
      let differs = false;
      for (let y = 0; y < TILE_SIDE; y += 1)
        for (let x = 0; x < TILE_SIDE; x += 1) {
          const isIn = top + y < rows && left + x < columns;
          const value = isIn ? values[(top + y) * columns + left + x]! : absent;
          if (value !== absent) differs = true;
          pixels[(y * TILE_SIDE + x) * 4 + 3] = value;
        }
      if (differs) yield { tile: `${left / TILE_SIDE},${top / TILE_SIDE}`, pixels };
    }
}
