import type { Picture, Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { pictureOf } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { resamplePicture } from '@inkreel/server/engines/builtin/pixels/resample.ts';

/** A part of a picture, in whole pixels of the whole. */
export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of a picture in the window, at the picture's size. */
export function partOf({ width, height, data }: Picture, window: Window): Picture {
  const part: Picture = {
    width: window.width,
    height: window.height,
    data: new Uint8ClampedArray(window.width * window.height * 4),
  };
  for (let y = 0; y < window.height; y += 1) {
    const from = ((y + window.top) * width + window.left) * 4;
    part.data.set(data.subarray(from, from + window.width * 4), y * window.width * 4);
  }
  return resamplePicture(part, { width, height });
}

/** The same for an opaque picture. */
export function partOfRaster(raster: Raster, window: Window): Raster {
  const { width, height, data } = partOf(pictureOf(raster), window);
  const shown = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3)
    shown.set(data.subarray(from, from + 3), to);
  return { width, height, data: shown };
}
