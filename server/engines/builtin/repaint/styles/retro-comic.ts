import { type Colours, changePixels, clamp, lightOf, relight, saturate, tint, toward } from '../colours.ts';
import { layered } from '../light.ts';
import { drawLines } from '../lines.ts';
import type { Motif } from '../prepare.ts';

const PAPER = tint('#f8ecd0');
const INK = tint('#1d1620');

/** Four-colour print of the fifties: strong colours in few steps, a dot screen in the shadows, black lines, a panel. */
export function retroComic({ areas, light, flow, unit, width, height, tick }: Motif): Colours {
  const lines = drawLines(light, flow, { width: 2.2 * unit, faint: 0.022, full: 0.055 }, tick).data;
  const tone = lightOf(areas).data;
  const cell = Math.max(3.5, 6.5 * unit);
  const turn = Math.SQRT1_2 / cell;
  const frame = 16 * unit;
  const rule = 4 * unit;
  changePixels(areas, tick, (pixel, at, x, y) => {
    const inward = Math.min(x, width - 1 - x, y, height - 1 - y);
    if (inward < frame + rule) {
      const [red, green, blue] = inward < frame ? PAPER : INK;
      pixel.set([red, green, blue]);
      return;
    }
    const here = tone[at] as number;
    saturate(pixel, 1.75);
    relight(pixel, layered(clamp(here * 1.05), 4, 0.16));
    // Paper shines through every ink.
    for (let channel = 0; channel < 3; channel += 1)
      pixel[channel] = (pixel[channel] as number) * (0.25 + 0.75 * (PAPER[channel] as number)) + 0.02;
    const across = (x + y) * turn;
    const down = (y - x) * turn;
    const far = Math.hypot(across - Math.round(across), down - Math.round(down));
    const shade = clamp((0.62 - here) / 0.5);
    const dot = Math.sqrt(shade) * 0.56;
    const cover = clamp((dot - far) * cell * 0.9);
    for (let channel = 0; channel < 3; channel += 1)
      pixel[channel] = (pixel[channel] as number) * (1 - 0.42 * cover);
    const solid = clamp((0.13 - here) / 0.05);
    toward(pixel, INK, Math.max(lines[at] as number, solid) * 0.94);
  });
  return areas;
}
