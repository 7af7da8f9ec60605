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
import { layered } from '../light.ts';
import { drawLines } from '../lines.ts';
import type { Motif } from '../prepare.ts';

const OUTLINE = tint('#231a3a');
const GLEAM = tint('#ffffff');

/** Vivid cartoon: bright flat colours, one soft shadow step, thick even outlines, a gleam on bright parts. */
export function vividCartoon({ areas, light, flow, unit, tick }: Motif): Colours {
  const bold = drawLines(light, flow, { width: 4.2 * unit, faint: 0.03, full: 0.062 }, tick).data;
  const fine = drawLines(light, flow, { width: 1.8 * unit, faint: 0.034, full: 0.07 }, tick).data;
  const tone = lightOf(areas).data;
  changePixels(areas, tick, (pixel, at) => {
    const here = tone[at] as number;
    relight(pixel, clamp(0.16 + 0.86 * layered(clamp(here), 3, 0.09)));
    saturate(pixel, 2.1);
    // Greys get the warmth of a colour picture book.
    pixel[0] = (pixel[0] as number) + 0.03;
    pixel[2] = (pixel[2] as number) - 0.015;
    toward(pixel, GLEAM, 0.5 * smooth(0.84, 0.94, here));
    toward(pixel, OUTLINE, clamp(Math.max(bold[at] as number, (fine[at] as number) * 0.85)));
  });
  return areas;
}
