import { blurPlane } from '@inkreel/server/engines/builtin/pixels/blur.ts';
import { flatten, type Tick } from '@inkreel/server/engines/builtin/pixels/filters.ts';
import { noise } from '@inkreel/server/engines/builtin/pixels/noise.ts';
import { paperGrain } from '@inkreel/server/engines/builtin/pixels/paper-grain.ts';
import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import type { Triple } from '../scenes/color.ts';
import { nearestWoodblock, WOODBLOCK } from '../scenes/palette.ts';
import { stampSeal } from './ink-wash.ts';
import { unitOf, writePixel } from './pixels.ts';

const MARGIN: Triple = [238, 226, 200];
const KEY: Triple = [34, 36, 52];

/**
 * Woodblock print: a dozen period colours in flat areas, key lines where areas meet, a graded band (bokashi) at the
 * top of the sky, wood grain in the colour and washi paper around it. `horizon` is the share of the height where
 * a second, lighter band lies. New raster.
 */
export function printWoodblock(source: Raster, seed: number, horizon: number, tick: Tick): Raster {
  const { width, height } = source;
  const unit = unitOf(source);
  const smooth = flatten(source, 2.6 * unit, tick);
  const areas = new Uint8Array(width * height);
  for (let at = 0; at < areas.length; at += 1) {
    areas[at] = nearestWoodblock(
      smooth.data[at * 3] as number,
      smooth.data[at * 3 + 1] as number,
      smooth.data[at * 3 + 2] as number,
    );
  }
  const lines = keyLines(areas, width, height, unit);
  tick();
  const grain = woodGrain(width, height, unit, seed);
  const paper = paperGrain(width, height, unit, seed + 4);
  tick();
  const wear = noise(width, height, 3 * unit, seed + 3, 2).data;
  const { data } = smooth;
  const margin = 22 * unit;
  for (let y = 0, at = 0; y < height; y += 1) {
    if (y % 64 === 0) tick();
    const top = Math.max(0, 1 - y / (height * 0.13)) ** 1.3 * 0.8;
    const low = Math.max(0, 1 - Math.abs(y / height - horizon) / 0.05) * 0.22;
    for (let x = 0; x < width; x += 1, at += 1) {
      const to = at * 3;
      const fibre = paper[at] as number;
      const inward = Math.min(x, width - 1 - x, y, height - 1 - y);
      if (inward < margin) {
        const frame = inward > margin - 3.2 * unit;
        const ink = frame ? KEY : MARGIN;
        writePixel(data, to, ink[0] * fibre, ink[1] * fibre, ink[2] * fibre);
        continue;
      }
      const flat = WOODBLOCK[areas[at] as number] as Triple;
      const line = Math.min(1, lines[at] as number) * (0.75 + 0.3 * (wear[at] as number));
      const print = (grain[at] as number) * fibre;
      const tone = (channel: 0 | 1 | 2): number => {
        const printed = flat[channel] * 0.9 + (data[to + channel] as number) * 0.1;
        const banded = printed * (1 - top) + (WOODBLOCK[1] as Triple)[channel] * top;
        const lit = banded * (1 - low) + MARGIN[channel] * low;
        return (lit * (1 - line) + KEY[channel] * line) * print;
      };
      writePixel(data, to, tone(0), tone(1), tone(2));
    }
  }
  stampSeal(smooth, seed);
  return smooth;
}

/** Dark lines between areas of clearly different lightness. */
function keyLines(areas: Uint8Array, width: number, height: number, unit: number): Float32Array {
  const lightness = WOODBLOCK.map(([red, green, blue]) => 0.299 * red + 0.587 * green + 0.114 * blue);
  const out = new Float32Array(areas.length);
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const at = y * width + x;
      const here = areas[at] as number;
      const step = Math.max(
        Math.abs((lightness[here] as number) - (lightness[areas[at - 1] as number] as number)),
        Math.abs((lightness[here] as number) - (lightness[areas[at - width] as number] as number)),
      );
      if (step > 42) out[at] = 1;
    }
  }
  const soft = blurPlane({ width, height, data: out }, Math.max(1, Math.round(0.9 * unit))).data;
  for (let at = 0; at < soft.length; at += 1) soft[at] = Math.min(1, (soft[at] as number) * 2.1);
  return soft;
}

/** Long horizontal grain of the cherry-wood block, around 1. */
function woodGrain(width: number, height: number, unit: number, seed: number): Float32Array {
  const bend = noise(width, height, 160 * unit, seed + 7, 2).data;
  const out = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const wave = Math.sin((y / unit) * 0.42 + (bend[at] as number) * 26);
      out[at] = 1 + 0.028 * wave;
    }
  }
  return out;
}
