import { blurPlane } from '@inkreel/server/engines/builtin/pixels/blur.ts';
import { edges, flatten, type Tick, warp } from '@inkreel/server/engines/builtin/pixels/filters.ts';
import { luminance } from '@inkreel/server/engines/builtin/pixels/image.ts';
import { noise } from '@inkreel/server/engines/builtin/pixels/noise.ts';
import { paperGrain } from '@inkreel/server/engines/builtin/pixels/paper-grain.ts';
import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { unitOf, writePixel } from './pixels.ts';

const PAPER = [252, 248, 239] as const;

/** Watercolour: wobbling flat washes, pigment that gathers at edges and in grain, torn white border. New raster. */
export function paintWatercolour(source: Raster, seed: number, tick: Tick): Raster {
  const { width, height } = source;
  const unit = unitOf(source);
  const driftX = noise(width, height, 42 * unit, seed, 3);
  const driftY = noise(width, height, 42 * unit, seed + 1, 3);
  tick();
  const raster = flatten(warp(source, driftX, driftY, 8 * unit, tick), 2.4 * unit, tick);
  const rim = blurPlane(edges(raster), unit).data;
  tick();
  const grain = noise(width, height, 4 * unit, seed + 3, 2).data;
  const wash = noise(width, height, 130 * unit, seed + 4, 4).data;
  tick();
  const paper = paperGrain(width, height, unit, seed + 8);
  const { data } = raster;
  // Dark pictures get thinner paint: on paper they would turn to mud.
  const light = luminance(raster).data;
  const mean = light.reduce((sum, value) => sum + value, 0) / light.length;
  const body = mean < 120 ? 0.93 - ((120 - mean) / 120) * 0.24 : 0.93;
  for (let y = 0, at = 0; y < height; y += 1) {
    if (y % 64 === 0) tick();
    for (let x = 0; x < width; x += 1, at += 1) {
      const inward =
        Math.min(x, width - 1 - x, y, height - 1 - y) / (34 * unit) +
        ((driftX.data[at] as number) - 0.5) * 2.3;
      const bare = inward < 0.7 ? 1 : inward < 0.95 ? (0.95 - inward) / 0.25 : 0;
      const pooled = inward >= 0.95 && inward < 1.15 ? 0.1 : 0;
      const pigment =
        body +
        0.3 * ((wash[at] as number) - 0.4) +
        Math.min(0.3, (rim[at] as number) / 460) +
        0.16 * ((grain[at] as number) - 0.5) +
        pooled;
      const to = at * 3;
      const tone = (channel: 0 | 1 | 2): number => {
        const painted = 255 - (255 - (data[to + channel] as number)) * pigment;
        const onPaper = painted + (PAPER[channel] - 255) * 0.6;
        return (onPaper * (1 - bare) + PAPER[channel] * bare) * (paper[at] as number);
      };
      writePixel(data, to, tone(0), tone(1), tone(2));
    }
  }
  return raster;
}
