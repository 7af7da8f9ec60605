import {
  type Colours,
  changePixels,
  clamp,
  lightOf,
  relight,
  saturate,
  smooth,
  tint,
  toward,
} from '../colours.ts';
import { glow, layered } from '../light.ts';
import { drawLines } from '../lines.ts';
import type { Motif } from '../prepare.ts';

const SHADOW = tint('#4a4a9c');
const SUN = tint('#fff1cf');
const SKY = tint('#8fd0ff');

/** Cel animation: three steps of light with violet shadows, thin coloured contours, air and bloom from above. */
export function anime({ areas, light, flow, unit, height, likeness, tick }: Motif): Colours {
  const lines = drawLines(light, flow, { width: 1.4 * unit, faint: 0.02, full: 0.07 }, tick).data;
  const tone = lightOf(areas).data;
  changePixels(areas, tick, (pixel, at, _x, y) => {
    const here = tone[at] as number;
    const step = layered(clamp(here), 3, 0.13);
    relight(pixel, clamp(0.14 + 0.92 * (step * 0.82 + here * 0.18)));
    saturate(pixel, 1.75 - 0.3 * likeness);
    toward(pixel, SHADOW, 0.36 * smooth(0.5, 0.1, here));
    toward(pixel, SUN, 0.22 * smooth(0.62, 0.95, here));
    toward(pixel, SKY, 0.3 * (1 - y / height) * smooth(0.25, 0.7, here));
    const line = (lines[at] as number) * 0.82;
    for (let channel = 0; channel < 3; channel += 1)
      pixel[channel] = (pixel[channel] as number) * (1 - line) + (pixel[channel] as number) * 0.22 * line;
  });
  glow(areas, 0.7, Math.round(14 * unit), 0.5);
  return areas;
}
