import type { FaceFrame } from '../faces/face-frame.ts';
import type { Picture } from '../pixels/picture.ts';
import { type Lab, toLab } from './oklab.ts';

/** Maximum distance of a colour from the person's skin tones, and from its neighbour, to count as skin. */
const FROM_SKIN = 0.1;
const FROM_NEIGHBOUR = 0.028;

/** A picture's colours in OKLab, three numbers a pixel. */
export function labsOf({ width, height, data }: Picture): Float32Array {
  const labs = new Float32Array(width * height * 3);
  const lab: Lab = [0, 0, 0];
  for (let at = 0; at < width * height; at += 1) {
    toLab(data[4 * at] as number, data[4 * at + 1] as number, data[4 * at + 2] as number, lab);
    labs.set(lab, 3 * at);
  }
  return labs;
}

/** The person's bare skin in a picture. */
export interface Skin {
  /** 1 where skin is connected with cheeks and forehead, in the size of the picture. */
  grown: Uint8Array;
  /**
   * Distance of a pixel's colour from the nearest of the person's skin tones; up to 0.1 it could be skin.
   */
  away(at: number): number;
}

/** Skin grows from cheeks and forehead over smooth changes of colour and ends at hair, brows and edges. */
export function skinOf(picture: Picture, labs: Float32Array, frame: FaceFrame): Skin {
  const { width, height } = picture;
  const indexAt = (u: number, v: number) => {
    const { x, y } = frame.at(u, v);
    const clampedX = Math.max(0, Math.min(width - 1, Math.floor(x)));
    return Math.max(0, Math.min(height - 1, Math.floor(y))) * width + clampedX;
  };
  const cheeks = [patch(indexAt, -0.25, 0.2), patch(indexAt, 0.25, 0.2)];
  const tones = cheeks.map((cheek) => medianOf(labs, cheek));
  const forehead = patch(indexAt, 0, frame.top + 0.16);
  const brow = medianOf(labs, forehead);
  // A fringe may hide the forehead: its colour is used only if a cheek has a similar one.
  if (
    tones.some((tone) => Math.hypot(brow[1] - tone[1], brow[2] - tone[2]) < 0.035 && brow[0] > tone[0] - 0.1)
  )
    tones.push(brow);
  const away = (at: number) => {
    const light = labs[3 * at] as number;
    // A darker colour is more likely to be something else, such as a fringe, than a lighter one.
    return Math.min(...tones.map((tone) => distance(labs, at, tone, light < tone[0] ? 0.62 : 0.4)));
  };
  const seeds = [...cheeks.flat(), ...forehead].filter((at) => away(at) < FROM_SKIN);
  const grown = new Uint8Array(width * height);
  for (const seed of seeds) grown[seed] = 1;
  for (let at = seeds.pop(); at !== undefined; at = seeds.pop()) {
    const here: Lab = [labs[3 * at] as number, labs[3 * at + 1] as number, labs[3 * at + 2] as number];
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= grown.length || grown[next] === 1) continue;
      if (distance(labs, next, here, 1) > FROM_NEIGHBOUR || away(next) > FROM_SKIN) continue;
      grown[next] = 1;
      seeds.push(next);
    }
  }
  return { grown, away };
}

function patch(indexAt: (u: number, v: number) => number, u: number, v: number): number[] {
  const steps = [-0.06, -0.03, 0, 0.03, 0.06];
  return steps.flatMap((du) => steps.map((dv) => indexAt(u + du, v + dv)));
}

function medianOf(labs: Float32Array, places: readonly number[]): Lab {
  const middle = (axis: number) =>
    places.map((at) => labs[3 * at + axis] as number).toSorted((a, b) => a - b)[places.length >> 1] as number;
  return [middle(0), middle(1), middle(2)];
}

/** Colour counts double, since lightness varies more over the skin than its colour does. */
function distance(labs: Float32Array, at: number, to: Readonly<Lab>, lightness: number): number {
  return Math.hypot(
    ((labs[3 * at] as number) - to[0]) * lightness,
    ((labs[3 * at + 1] as number) - to[1]) * 2,
    ((labs[3 * at + 2] as number) - to[2]) * 2,
  );
}
