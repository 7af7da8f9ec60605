import type { Tick } from '@inkreel/server/engines/builtin/pixels/filters.ts';
import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { addBloom, unitOf, writePixel } from './pixels.ts';

/** Anime and 3D cartoon: clear colours, light from above, soft bloom. In place. */
export function brighten(raster: Raster, saturation: number, bloom: number, tick: Tick): void {
  const { width, height, data } = raster;
  addBloom(raster, 190, 16 * unitOf(raster), bloom);
  for (let y = 0; y < height; y += 1) {
    if (y % 64 === 0) tick();
    const lift = 1.03 - 0.05 * (y / height);
    for (let at = y * width * 3; at < (y + 1) * width * 3; at += 3) {
      const red = data[at] as number;
      const green = data[at + 1] as number;
      const blue = data[at + 2] as number;
      const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
      writePixel(
        data,
        at,
        (grey + (red - grey) * saturation) * lift + 3,
        (grey + (green - grey) * saturation) * lift + 2,
        (grey + (blue - grey) * saturation) * lift + 4,
      );
    }
  }
}
