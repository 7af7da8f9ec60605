import type { Tick } from '@inkreel/server/engines/builtin/pixels/filters.ts';
import { luminance } from '@inkreel/server/engines/builtin/pixels/image.ts';
import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { addBloom, unitOf, writePixel } from './pixels.ts';

/**
 * Cyberpunk: shadows towards violet, lights towards cyan and pink, neon bloom, split colour channels and scan lines.
 * Bright pictures are first exposed down, so that a snow field is not overexposed. New raster.
 */
export function gradeNeon(source: Raster, tick: Tick): Raster {
  const { width, height } = source;
  const unit = unitOf(source);
  const light = luminance(source).data;
  let sum = 0;
  for (const value of light) sum += value;
  const mean = sum / light.length;
  const exposure = mean > 92 ? (92 / mean) ** 1.05 : 1;
  const raster: Raster = { width, height, data: new Uint8Array(source.data.length) };
  for (let y = 0, at = 0; y < height; y += 1) {
    if (y % 64 === 0) tick();
    for (let x = 0; x < width; x += 1, at += 1) {
      const share = ((light[at] as number) / 255) * exposure;
      const rise = Math.max(0, share - 0.42);
      const shade = 1.08 - 0.9 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2);
      const from = at * 3;
      const keep = 0.94 * exposure;
      writePixel(
        raster.data,
        from,
        ((source.data[from] as number) * keep * 1.16 + 8 + 26 * share + 20 * rise) * shade,
        ((source.data[from + 1] as number) * keep * 1.08 + 2 + 14 * share + 34 * rise) * shade,
        ((source.data[from + 2] as number) * keep * 1.1 + 20 + 36 * share) * shade,
      );
    }
  }
  addBloom(raster, 158, 18 * unit, 0.55);
  return splitChannels(raster, Math.max(1, Math.round(1.6 * unit)));
}

/** Moves red to the left and blue to the right like a cheap lens, and dims every other pair of rows a little. */
function splitChannels(raster: Raster, by: number): Raster {
  const { width, height, data } = raster;
  const out = new Uint8Array(data);
  for (let y = 0; y < height; y += 1) {
    const dim = y % 4 < 2 ? 0.96 : 1;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const left = (y * width + Math.max(0, x - by)) * 3;
      const right = (y * width + Math.min(width - 1, x + by)) * 3;
      out[at] = (data[left] as number) * dim;
      out[at + 1] = (data[at + 1] as number) * dim;
      out[at + 2] = (data[right + 2] as number) * dim;
    }
  }
  return { width, height, data: out };
}
