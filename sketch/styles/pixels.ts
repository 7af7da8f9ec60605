import { blurRaster } from '@inkreel/server/engines/builtin/pixels/blur.ts';
import { toByte } from '@inkreel/server/engines/builtin/pixels/image.ts';
import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';

/** Lets the bright parts (luminance above `threshold`) shine over their surroundings, in place. */
export function addBloom(raster: Raster, threshold: number, radius: number, strength: number): void {
  const { width, height, data } = raster;
  const bright: Raster = { width, height, data: new Uint8Array(data.length) };
  for (let at = 0; at < data.length; at += 3) {
    const red = data[at] as number;
    const green = data[at + 1] as number;
    const blue = data[at + 2] as number;
    const share = (0.299 * red + 0.587 * green + 0.114 * blue - threshold) / (255 - threshold);
    if (share <= 0) continue;
    bright.data[at] = red * share;
    bright.data[at + 1] = green * share;
    bright.data[at + 2] = blue * share;
  }
  const soft = blurRaster(bright, radius).data;
  for (let at = 0; at < data.length; at += 1) {
    const here = data[at] as number;
    data[at] = here + ((255 - here) * (soft[at] as number) * strength) / 255;
  }
}

/** Sets one pixel from numbers that may lie outside a byte. */
export function writePixel(data: Uint8Array, at: number, red: number, green: number, blue: number): void {
  data[at] = toByte(red);
  data[at + 1] = toByte(green);
  data[at + 2] = toByte(blue);
}

/** The picture's scale: one thousandth of its middle side, in pixels. */
export function unitOf(raster: Raster): number {
  return Math.sqrt(raster.width * raster.height) / 1000;
}
