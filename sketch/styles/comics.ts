import { edges, flatten, type Tick } from '@inkreel/server/engines/builtin/pixels/filters.ts';
import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import type { Triple } from '../scenes/color.ts';
import { unitOf, writePixel } from './pixels.ts';

const INK: Triple = [28, 22, 30];
const PAPER: Triple = [251, 241, 216];
/** The spot colours of cheap four-colour printing. */
const INKS: readonly Triple[] = [
  [40, 34, 48],
  [250, 240, 214],
  [216, 58, 50],
  [247, 196, 58],
  [44, 104, 172],
  [128, 198, 222],
  [66, 140, 84],
  [166, 206, 110],
  [238, 160, 122],
  [140, 88, 58],
  [196, 200, 206],
  [112, 84, 150],
  [70, 78, 110],
];

/** Retro comics: two nearest spot colours mixed by a 45 degree dot screen, ink where colours meet, panel frame. New raster. */
export function printComic(source: Raster, tick: Tick): Raster {
  const { width, height } = source;
  const unit = unitOf(source);
  const raster = flatten(source, 1.6 * unit, tick);
  const contour = edges(raster).data;
  const { data } = raster;
  const cell = Math.max(3, 6.4 * unit);
  const turn = Math.SQRT1_2 / cell;
  const frame = 15 * unit;
  for (let y = 0, at = 0; y < height; y += 1) {
    if (y % 64 === 0) tick();
    for (let x = 0; x < width; x += 1, at += 1) {
      const to = at * 3;
      const inward = Math.min(x, width - 1 - x, y, height - 1 - y);
      if (inward < frame * 1.4) {
        const [red, green, blue] = inward < frame ? PAPER : INK;
        writePixel(data, to, red, green, blue);
        continue;
      }
      const [first, second, share] = nearestTwo(
        data[to] as number,
        data[to + 1] as number,
        data[to + 2] as number,
      );
      const u = (x + y) * turn;
      const v = (y - x) * turn;
      const dot = Math.hypot(u - Math.round(u), v - Math.round(v));
      const ink = dot < share * 0.72 ? second : first;
      const line = Math.min(1, Math.max(0, ((contour[at] as number) - 44) / 46)) * 0.85;
      writePixel(
        data,
        to,
        ink[0] * (1 - line) + INK[0] * line,
        ink[1] * (1 - line) + INK[1] * line,
        ink[2] * (1 - line) + INK[2] * line,
      );
    }
  }
  return raster;
}

/** The two nearest spot colours and how much of the second to mix in (0 to 0.5). */
function nearestTwo(red: number, green: number, blue: number): [Triple, Triple, number] {
  let first = INKS[0] as Triple;
  let second = first;
  let least = Number.POSITIVE_INFINITY;
  let next = Number.POSITIVE_INFINITY;
  for (const ink of INKS) {
    const far = (red - ink[0]) ** 2 * 0.9 + (green - ink[1]) ** 2 * 1.2 + (blue - ink[2]) ** 2 * 0.8;
    if (far < least) {
      next = least;
      second = first;
      least = far;
      first = ink;
    } else if (far < next) {
      next = far;
      second = ink;
    }
  }
  const near = Math.sqrt(least);
  const share = near / (near + Math.sqrt(next));
  return [first, second, share < 0.16 ? 0 : share];
}
