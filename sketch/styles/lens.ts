import type { Tick } from '@inkreel/server/engines/builtin/pixels/filters.ts';
import { noise } from '@inkreel/server/engines/builtin/pixels/noise.ts';
import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { addBloom, unitOf, writePixel } from './pixels.ts';

/** Film look: bloom, gentle contrast, teal shadows and warm lights, grain, vignette. In place. */
export function gradeFilm(raster: Raster, seed: number, cinema: boolean, tick: Tick): void {
  const { width, height, data } = raster;
  const unit = unitOf(raster);
  addBloom(raster, 196, 22 * unit, cinema ? 0.4 : 0.3);
  const grain = noise(width, height, 1.6, seed, 1).data;
  const split = cinema ? 24 : 8;
  const curve = new Float32Array(256);
  for (let value = 0; value < 256; value += 1) {
    const share = value / 255;
    curve[value] = 255 * (share * share * (3 - 2 * share) * 0.38 + share * 0.62);
  }
  for (let y = 0, at = 0; y < height; y += 1) {
    if (y % 64 === 0) tick();
    const down = y / height - 0.5;
    for (let x = 0; x < width; x += 1, at += 1) {
      const across = x / width - 0.5;
      const shade = 1 - (cinema ? 0.5 : 0.34) * (across * across + down * down);
      const to = at * 3;
      const red = data[to] as number;
      const green = data[to + 1] as number;
      const blue = data[to + 2] as number;
      const tilt = ((0.299 * red + 0.587 * green + 0.114 * blue) / 255 - 0.45) * split;
      const speck = ((grain[at] as number) - 0.5) * 9;
      writePixel(
        data,
        to,
        (curve[red] as number) * shade + tilt + speck,
        (curve[green] as number) * shade + tilt * 0.15 + speck,
        (curve[blue] as number) * shade - tilt * 0.9 + 4 + speck,
      );
    }
  }
  if (cinema && width > height * 1.5) addBars(raster);
}

/** The black bars of a 2:1 film frame: narrow enough to leave feet and heads alone. */
function addBars(raster: Raster): void {
  const { width, height, data } = raster;
  const bar = Math.max(0, Math.round((height - width / 2) / 2));
  data.fill(8, 0, bar * width * 3);
  data.fill(8, (height - bar) * width * 3);
}
