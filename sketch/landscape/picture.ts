import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { developed } from '../product/develop.ts';
import { clamp } from '../product/vectors.ts';
import type { Canvas } from './trees.ts';

/** Saturation, film curve, edge smoothing, and a light vignette; linear colours in, bytes out. */
export function finishPicture(canvas: Canvas, gain: number, saturation: number): Raster {
  const { width, height, light } = canvas;
  const toned = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 3 * (y * width + x);
      const corner = ((x + 0.5) / width - 0.5) ** 2 + ((y + 0.5) / height - 0.5) ** 2;
      const lens = gain * (1 - 0.34 * corner);
      const grey =
        (light[at] as number) * 0.21 + (light[at + 1] as number) * 0.72 + (light[at + 2] as number) * 0.07;
      for (let channel = 0; channel < 3; channel += 1) {
        const color = grey + ((light[at + channel] as number) - grey) * saturation;
        toned[at + channel] = developed(color * lens);
      }
    }
  }
  return { width, height, data: smoothed(toned, width, height) };
}

/**
 * Softens stairs at the edges of the ground: where a pixel differs strongly from its neighbours it is mixed with the
 * mean of those along the edge (after Lottes, "FXAA", 2009, without the search for edge ends).
 */
function smoothed(toned: Float32Array, width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  const tone = (at: number) =>
    (toned[at] as number) * 0.3 + (toned[at + 1] as number) * 0.59 + (toned[at + 2] as number) * 0.11;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 3 * (y * width + x);
      let share = 0;
      let one = at;
      let other = at;
      if (x > 0 && y > 0 && x < width - 1 && y < height - 1) {
        const north = tone(at - 3 * width);
        const south = tone(at + 3 * width);
        const west = tone(at - 3);
        const east = tone(at + 3);
        const here = tone(at);
        const contrast = Math.max(north, south, west, east, here) - Math.min(north, south, west, east, here);
        if (contrast > 14) {
          const level = Math.abs(north + south - 2 * here) > Math.abs(west + east - 2 * here);
          const step = level ? 3 * width : 3;
          one = at - step;
          other = at + step;
          share = clamp((contrast - 14) / 60) * 0.4;
        }
      }
      for (let channel = 0; channel < 3; channel += 1) {
        const mean = ((toned[one + channel] as number) + (toned[other + channel] as number)) / 2;
        data[at + channel] = (toned[at + channel] as number) * (1 - share) + mean * share + 0.5;
      }
    }
  }
  return data;
}
