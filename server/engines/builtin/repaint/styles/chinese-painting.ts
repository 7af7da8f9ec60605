import { blurPlane } from '../../pixels/blur.ts';
import { noise } from '../../pixels/noise.ts';
import { paperGrain } from '../../pixels/paper-grain.ts';
import { type Colours, changePixels, clamp, lightOf, smooth, tint, toward } from '../colours.ts';
import { drawLines } from '../lines.ts';
import { sealMark } from '../ornaments.ts';
import { overlay } from '../overlay.ts';
import type { Motif } from '../prepare.ts';

const PAPER = tint('#f3ead6');
const INK = tint('#23231f');

/** Ink on rice paper: washes in five depths, dry brush contours, a breath of colour, open paper around, a seal. */
export function chinesePainting({
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
  const broad = drawLines(light, flow, { width: 3.6 * unit, faint: 0.016, full: 0.07 }, tick).data;
  const fine = drawLines(light, flow, { width: 1.6 * unit, faint: 0.02, full: 0.08 }, tick).data;
  const tone = lightOf(areas);
  const bleed = blurPlane(tone, Math.max(2, Math.round(7 * unit))).data;
  const dry = noise(width, height, 4 * unit, seed, 3).data;
  const pool = noise(width, height, 150 * unit, seed + 2, 4).data;
  const paper = paperGrain(width, height, unit, seed + 9, 0.1);
  tick();
  changePixels(areas, tick, (pixel, at, x, y) => {
    const mixed = 0.62 * (tone.data[at] as number) + 0.38 * (bleed[at] as number);
    const depth = clamp(1 - smooth(0.02, 0.82, mixed + 0.2 * ((pool[at] as number) - 0.5)));
    const wash = (Math.round(depth * 5) / 5) * 0.35 + depth * 0.65;
    const open = smooth(
      0.55,
      1.02,
      Math.hypot((x / width - 0.5) * 1.7, (y / height - 0.5) * 1.7) + 0.4 * ((pool[at] as number) - 0.5),
    );
    const strength = 0.78 * wash ** 1.15 * (1 - 0.8 * open);
    const light0 = 0.299 * (pixel[0] as number) + 0.587 * (pixel[1] as number) + 0.114 * (pixel[2] as number);
    const strong =
      Math.max(pixel[0] as number, pixel[1] as number, pixel[2] as number) -
      Math.min(pixel[0] as number, pixel[1] as number, pixel[2] as number);
    const colour = clamp((strong - 0.06) * 1.7) * (0.4 + 0.35 * likeness) * (1 - open);
    // Colour as thin pigment over the paper: its hue, without its darkness.
    for (let channel = 0; channel < 3; channel += 1) {
      const hue = (pixel[channel] as number) - light0;
      pixel[channel] = (PAPER[channel] as number) * (1 + hue * 1.1 * colour);
    }
    toward(pixel, INK, strength);
    const brush = Math.max(
      (broad[at] as number) * smooth(0.28, 0.62, (dry[at] as number) + 0.25 * depth),
      (fine[at] as number) * 0.75,
    );
    toward(pixel, INK, clamp(brush * (1 - 0.75 * open)) * 0.88);
    for (let channel = 0; channel < 3; channel += 1)
      pixel[channel] = (pixel[channel] as number) * (paper[at] as number);
  });
  overlay(areas, sealMark(width - 92 * unit, height - 100 * unit, 58 * unit), 0.9);
  return areas;
}
