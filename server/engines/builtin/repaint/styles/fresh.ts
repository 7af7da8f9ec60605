import { noise } from '../../pixels/noise.ts';
import { paperGrain } from '../../pixels/paper-grain.ts';
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
import { drawLines } from '../lines.ts';
import type { Motif } from '../prepare.ts';

const PAPER = tint('#fdfcf7');
const MINT = tint('#bfe8dc');
const PENCIL = tint('#5f7480');

/** Fresh: thin bright washes on white paper, mint in the shadows, pencil lines, edges left open. */
export function fresh({ areas, light, flow, unit, width, height, seed, tick }: Motif): Colours {
  const lines = drawLines(light, flow, { width: 1.3 * unit, faint: 0.016, full: 0.08 }, tick).data;
  const tone = lightOf(areas).data;
  const wash = noise(width, height, 120 * unit, seed, 4).data;
  const edge = noise(width, height, 55 * unit, seed + 4, 4).data;
  const paper = paperGrain(width, height, unit, seed + 8, 0.07);
  tick();
  const border = 46 * unit;
  changePixels(areas, tick, (pixel, at, x, y) => {
    const here = tone[at] as number;
    relight(pixel, clamp(0.3 + 0.72 * here ** 0.85));
    saturate(pixel, 1.15);
    toward(pixel, MINT, 0.34 * smooth(0.62, 0.15, here));
    toward(pixel, PAPER, clamp(0.1 + 0.5 * ((wash[at] as number) - 0.42)) * 0.7);
    const line = (lines[at] as number) * 0.62 * (0.6 + 0.8 * ((paper[at] as number) - 0.5));
    toward(pixel, PENCIL, line);
    const inward = Math.min(x, width - 1 - x, y, height - 1 - y) / border;
    const open = 1 - smooth(0.35, 0.95, inward + ((edge[at] as number) - 0.5) * 1.1);
    toward(pixel, PAPER, open);
    for (let channel = 0; channel < 3; channel += 1)
      pixel[channel] = (pixel[channel] as number) * (paper[at] as number);
  });
  return areas;
}
