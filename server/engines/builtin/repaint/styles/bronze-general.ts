import { blurPlane } from '../../pixels/blur.ts';
import { noise } from '../../pixels/noise.ts';
import { type Colours, changePixels, clamp, lightOf, ramp, smooth, tint, toward } from '../colours.ts';
import { distanceFromMiddle, glow } from '../light.ts';
import { drawLines } from '../lines.ts';
import type { Motif } from '../prepare.ts';

const BRONZE = ['#0b0807', '#2b1a12', '#5e3a1d', '#a06a2c', '#d9a650', '#ffe9b0'].map(tint);
const VERDIGRIS = tint('#3f7f72');
const RUST = tint('#7c2418');

/** General in armour: the motif as a hammered bronze relief, engraved, within a frame of armour scales. */
export function bronzeGeneral({
  areas,
  light,
  flow,
  unit,
  width,
  height,
  seed,
  likeness,
  tick,
}: Motif): Colours {
  const engraved = drawLines(light, flow, { width: 2 * unit, faint: 0.016, full: 0.06 }, tick).data;
  const tone = lightOf(areas);
  const relief = blurPlane(tone, Math.max(1, Math.round(2.2 * unit))).data;
  const hammer = noise(width, height, 9 * unit, seed, 3).data;
  const patina = noise(width, height, 130 * unit, seed + 3, 5).data;
  tick();
  const slope = 7 * unit + 6;
  const border = 46 * unit;
  const metal = new Float64Array(3);
  changePixels(areas, tick, (pixel, at, x, y) => {
    const inward = Math.min(x, width - 1 - x, y, height - 1 - y);
    const plate = scale(x, y, 30 * unit);
    const framed = inward < border ? 1 : 0;
    const right = x < width - 1 ? at + 1 : at;
    const below = y < height - 1 ? at + width : at;
    const leanX =
      ((relief[at] as number) - (relief[right] as number)) * slope +
      ((hammer[at] as number) - (hammer[right] as number)) * 0.5;
    const leanY =
      ((relief[at] as number) - (relief[below] as number)) * slope +
      ((hammer[at] as number) - (hammer[below] as number)) * 0.5;
    const lit = clamp(0.5 - 0.42 * leanX - 0.5 * leanY);
    const here = tone.data[at] as number;
    const value = framed
      ? 0.16 + 0.5 * plate * (0.7 + 0.3 * (hammer[at] as number))
      : smooth(-0.15, 1, here) * 0.82 + (lit - 0.5) * 0.7 + 0.07;
    ramp(metal, BRONZE, value);
    const keep = framed ? 0 : 0.1 + 0.3 * likeness;
    for (let channel = 0; channel < 3; channel += 1)
      pixel[channel] =
        (metal[channel] as number) * (1 - keep) +
        (pixel[channel] as number) * (metal[channel] as number) * 1.5 * keep;
    toward(pixel, VERDIGRIS, 0.34 * smooth(0.58, 0.72, patina[at] as number) * smooth(0.75, 0.2, value));
    toward(pixel, RUST, 0.3 * smooth(0.42, 0.3, patina[at] as number) * smooth(0.6, 0.2, value));
    if (!framed) toward(pixel, BRONZE[0] as typeof VERDIGRIS, (engraved[at] as number) * 0.8);
    const ridge = smooth(3.5 * unit, 0, Math.abs(inward - border));
    toward(pixel, BRONZE[5] as typeof VERDIGRIS, ridge * 0.55);
    const shade = 1.05 - 0.35 * distanceFromMiddle(x, y, width, height) ** 2;
    for (let channel = 0; channel < 3; channel += 1) pixel[channel] = (pixel[channel] as number) * shade;
  });
  glow(areas, 0.7, Math.round(9 * unit), 0.45);
  return areas;
}

/** Armour scales laid over each other like roof tiles: 0 in the gaps, 1 on the ridge. */
function scale(x: number, y: number, size: number): number {
  const row = Math.floor(y / (size * 0.62));
  const across = (((x / size + (row % 2) * 0.5) % 1) + 1) % 1;
  const down = y / (size * 0.62) - row;
  const edge = Math.hypot((across - 0.5) * 2, down * 0.9);
  return smooth(1.04, 0.9, edge) * (0.35 + 0.65 * down);
}
