import { type Flow, flowOf, smoothAlong } from '../filters/flow.ts';
import { flatten } from '../pixels/filters.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { type Colours, coloursOf, createColours, lightOf, planesOf } from './colours.ts';
import { expose } from './exposure.ts';

/** Prepared input of every style. */
export interface Motif {
  width: number;
  height: number;
  /** One thousandth of the mean side, in pixels: the unit of strokes and dots. */
  unit: number;
  /** The photograph, well exposed. A style may change it. */
  photo: Colours;
  /** The photograph simplified to flat areas with clean edges. A style may change it. */
  areas: Colours;
  /** Lightness of the photograph, 0 to 1. */
  light: Plane;
  flow: Flow;
  /** 0: free; 1: close to the photograph. */
  likeness: number;
  seed: number;
  /** Call every 50 ms; may throw to stop. */
  tick: () => void;
}

/** A style's requirements of its motif. */
export interface Wish {
  /** Target of the median lightness. */
  middle: number;
  /** Size of the smallest area that is kept, in units. */
  grain: number;
}

/** Simplifies a photograph for a style. */
export function prepare(
  picture: Picture,
  wish: Wish,
  { likeness, seed, tick }: Pick<Motif, 'likeness' | 'seed' | 'tick'>,
): Motif {
  const { width, height } = picture;
  const unit = Math.sqrt(width * height) / 1000;
  const photo = coloursOf(picture);
  expose(photo, wish.middle, 0.85, tick);
  const light = lightOf(photo);
  // The flow takes lightness from 0 to 255.
  const steps: Plane = { width, height, data: light.data.map((value) => value * 255) };
  const flow = flowOf(steps, 3 * unit + 1, tick);
  const grain = wish.grain * (1.5 - likeness) * unit;
  const areas = simplify(photo, grain, tick);
  smoothAlong(planesOf(areas), flow, Math.min(12, 2 * grain + 1), 1, tick);
  restoreDetail(areas, photo, likeness);
  return { width, height, unit, photo, areas, light, flow, likeness, seed, tick };
}

/** Calm areas of about `radius` pixels. */
function simplify(photo: Colours, radius: number, tick: () => void): Colours {
  const { width, height } = photo;
  const raster = { width, height, data: new Uint8Array(width * height * 3) };
  for (let at = 0; at < photo.red.length; at += 1) {
    raster.data[at * 3] = (photo.red[at] as number) * 255;
    raster.data[at * 3 + 1] = (photo.green[at] as number) * 255;
    raster.data[at * 3 + 2] = (photo.blue[at] as number) * 255;
  }
  const { data } = flatten(raster, Math.max(1, radius), tick);
  const out = createColours(width, height);
  for (let at = 0; at < out.red.length; at += 1) {
    out.red[at] = (data[at * 3] as number) / 255;
    out.green[at] = (data[at * 3 + 1] as number) / 255;
    out.blue[at] = (data[at * 3 + 2] as number) / 255;
  }
  return out;
}

/** Restores a part of the removed detail: eyes and lettering stay recognisable. */
function restoreDetail(areas: Colours, photo: Colours, likeness: number): void {
  const share = 0.1 + 0.5 * likeness;
  for (const channel of ['red', 'green', 'blue'] as const) {
    const to = areas[channel];
    const from = photo[channel];
    for (let at = 0; at < to.length; at += 1)
      to[at] = (to[at] as number) + ((from[at] as number) - (to[at] as number)) * share;
  }
}
