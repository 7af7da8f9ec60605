import { Resvg } from '@resvg/resvg-js';
import type { Picture, Plane, Raster } from './picture.ts';

/**
 * Draws an SVG fragment. `view` is the part of the fragment's coordinates that fills the picture
 * (default: 0,0 to width,height in pixels). System fonts are off, so the result is the same everywhere.
 */
export function rasterise(
  fragment: string,
  width: number,
  height: number,
  view: { left: number; top: number; width: number; height: number } = { left: 0, top: 0, width, height },
): Picture {
  const viewBox = `${view.left} ${view.top} ${view.width} ${view.height}`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" ` +
    `height="${height}" viewBox="${viewBox}" preserveAspectRatio="none">${fragment}</svg>`;
  const rendered = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const data = new Uint8ClampedArray(rendered.pixels);
  unmultiply(data);
  return { width: rendered.width, height: rendered.height, data };
}

/** Converts premultiplied colour, which the SVG renderer returns, to straight colour, in place. */
function unmultiply(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number;
    if (alpha === 0 || alpha === 255) continue;
    const factor = 255 / alpha;
    data[at] = (data[at] as number) * factor;
    data[at + 1] = (data[at + 1] as number) * factor;
    data[at + 2] = (data[at + 2] as number) * factor;
  }
}

/** A picture filled with one colour (three bytes). */
export function createRaster(width: number, height: number, fill = 255): Raster {
  return { width, height, data: new Uint8Array(width * height * 3).fill(fill) };
}

/** Draws `source` over `target` in place with its top left corner at whole pixels (left, top). */
export function compositeOver(target: Raster, source: Picture, left = 0, top = 0, opacity = 1): void {
  const firstX = Math.max(0, -left);
  const lastX = Math.min(source.width, target.width - left);
  const firstY = Math.max(0, -top);
  const lastY = Math.min(source.height, target.height - top);
  const from = source.data;
  const to = target.data;
  for (let y = firstY; y < lastY; y += 1) {
    let read = (y * source.width + firstX) * 4;
    let write = ((y + top) * target.width + firstX + left) * 3;
    for (let x = firstX; x < lastX; x += 1, read += 4, write += 3) {
      const alpha = ((from[read + 3] as number) / 255) * opacity;
      if (alpha === 0) continue;
      const keep = 1 - alpha;
      to[write] = (to[write] as number) * keep + (from[read] as number) * alpha + 0.5;
      to[write + 1] = (to[write + 1] as number) * keep + (from[read + 1] as number) * alpha + 0.5;
      to[write + 2] = (to[write + 2] as number) * keep + (from[read + 2] as number) * alpha + 0.5;
    }
  }
}

/** Rec. 601 luminance of every pixel, 0 to 255. */
export function luminance(raster: Raster): Plane {
  const data = new Float32Array(raster.width * raster.height);
  for (let at = 0, from = 0; at < data.length; at += 1, from += 3) {
    data[at] =
      0.299 * (raster.data[from] as number) +
      0.587 * (raster.data[from + 1] as number) +
      0.114 * (raster.data[from + 2] as number);
  }
  return { width: raster.width, height: raster.height, data };
}

/** Clamps a number to 0 to 255. */
export function toByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
