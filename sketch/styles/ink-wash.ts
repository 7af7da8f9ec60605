import { blurPlane } from '@inkreel/server/engines/builtin/pixels/blur.ts';
import { edges, flatten, type Tick, warp } from '@inkreel/server/engines/builtin/pixels/filters.ts';
import { luminance } from '@inkreel/server/engines/builtin/pixels/image.ts';
import { noise } from '@inkreel/server/engines/builtin/pixels/noise.ts';
import { paperGrain } from '@inkreel/server/engines/builtin/pixels/paper-grain.ts';
import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { unitOf, writePixel } from './pixels.ts';

const PAPER = [244, 237, 220] as const;
const CINNABAR = [178, 44, 34] as const;

/** Ink painting: wet washes that bleed into fibrous paper, dry-brush contours, hints of colour, a red seal. New raster. */
export function paintInkWash(source: Raster, seed: number, tick: Tick): Raster {
  const { width, height } = source;
  const unit = unitOf(source);
  const driftX = noise(width, height, 26 * unit, seed, 4);
  const driftY = noise(width, height, 26 * unit, seed + 1, 4);
  tick();
  const raster = flatten(warp(source, driftX, driftY, 7 * unit, tick), 2 * unit, tick);
  const light = luminance(raster);
  const bleed = blurPlane(light, 6 * unit).data;
  tick();
  const contour = blurPlane(edges(raster), Math.max(1, 0.8 * unit)).data;
  const fibre = noise(width, height, 3 * unit, seed + 2, 2).data;
  const pool = noise(width, height, 190 * unit, seed + 3, 4).data;
  tick();
  const paper = paperGrain(width, height, unit, seed + 9, 0.12);
  const { data } = raster;
  for (let at = 0; at < light.data.length; at += 1) {
    const to = at * 3;
    const red = data[to] as number;
    const green = data[to + 1] as number;
    const blue = data[to + 2] as number;
    const mixed = 0.7 * (light.data[at] as number) + 0.3 * (bleed[at] as number);
    const share = Math.min(1, Math.max(0, (mixed / 255 - 0.1) / 0.72));
    const dry = 0.55 + 0.9 * (fibre[at] as number);
    const stroke = Math.min(0.62, (contour[at] as number) / 200) * dry;
    const tone = Math.min(
      1,
      Math.max(0.05, share ** 0.86 + 0.2 * ((pool[at] as number) - 0.5) * (1 - share) - stroke),
    );
    const strong = Math.max(red, green, blue) - Math.min(red, green, blue);
    const tint = Math.min(0.62, Math.max(0.14, (strong - 30) / 150));
    const wash = (channel: 0 | 1 | 2, value: number): number => {
      const ink = PAPER[channel] * (0.1 + 0.9 * tone);
      const colored = (PAPER[channel] * (value * 0.86 + 30)) / 255 - stroke * 90;
      return (ink * (1 - tint) + colored * tint) * (paper[at] as number);
    };
    writePixel(data, to, wash(0, red), wash(1, green), wash(2, blue));
  }
  stampSeal(raster, seed);
  return raster;
}

/** A square red seal with abstract carving (no letters) near the upper right corner. */
export function stampSeal(raster: Raster, seed: number): void {
  const { width, height, data } = raster;
  const side = Math.round(Math.min(width, height) * 0.05);
  const left = Math.round(width * 0.975) - side - Math.round(width * 0.035);
  const top = Math.round(height * 0.06);
  const worn = noise(side, side, 3, seed + 77, 2).data;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const u = x / side;
      const v = y / side;
      const bar = Math.abs(v - 0.26) < 0.035 || Math.abs(v - 0.5) < 0.035 || Math.abs(v - 0.76) < 0.035;
      const post = Math.abs(u - 0.5) < 0.035 || (Math.abs(u - 0.26) < 0.03 && v > 0.5);
      const carved = u > 0.16 && u < 0.84 && v > 0.16 && v < 0.84 && (bar || post);
      if (carved || (worn[y * side + x] as number) < 0.24) continue;
      const at = ((top + y) * width + left + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        data[at + channel] = (data[at + channel] as number) * 0.12 + (CINNABAR[channel] as number) * 0.88;
      }
    }
  }
}
