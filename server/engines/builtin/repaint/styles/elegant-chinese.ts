import { noise } from '../../pixels/noise.ts';
import {
  type Colours,
  changePixels,
  clamp,
  lightOf,
  saturate,
  smooth,
  type Tint,
  tint,
  toward,
} from '../colours.ts';
import { drawLines } from '../lines.ts';
import { plumBranch, sealMark } from '../ornaments.ts';
import { overlay } from '../overlay.ts';
import type { Motif } from '../prepare.ts';

const SILK = tint('#e6d5b0');
const CONTOUR = tint('#4b3020');
/** Mineral and plant pigments: cinnabar, ochre, gamboge, malachite, azurite, indigo, madder. */
const PIGMENTS = ['#d24a30', '#c98a48', '#e4b650', '#5fae84', '#3f86c2', '#3a5a86', '#b85a7a'].map(tint);

/** Elegant Chinese: fine contours and mineral colours on aged silk, a plum branch and a seal within a thin border. */
export function elegantChinese({
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
  const lines = drawLines(light, flow, { width: 1.5 * unit, faint: 0.014, full: 0.055 }, tick).data;
  const tone = lightOf(areas).data;
  const age = noise(width, height, 170 * unit, seed, 5).data;
  tick();
  const thread = Math.max(2, 2.6 * unit);
  const pigment = new Float64Array(3);
  changePixels(areas, tick, (pixel, at, x, y) => {
    const here = tone[at] as number;
    const strong = colourOf(pixel);
    mixPigments(pixel, pigment);
    const shade = 0.34 + 0.86 * smooth(0, 0.85, here);
    const hold = clamp((strong - 0.03) * 3.6);
    const own = 0.08 + 0.4 * likeness;
    for (let channel = 0; channel < 3; channel += 1) {
      const mineral = (SILK[channel] as number) * (1 - hold) + (pigment[channel] as number) * hold;
      const painted = mineral * (1 - own) + (pixel[channel] as number) * own;
      // Pigment covers the silk where the motif is dark or coloured; light parts are the silk itself.
      pixel[channel] = painted * shade * (1 - 0.2 * here) + (SILK[channel] as number) * 0.24 * here + 0.03;
    }
    saturate(pixel, 1.25);
    toward(pixel, CONTOUR, (lines[at] as number) * 0.85);
    const weave = 1 + 0.035 * Math.sin((x / thread) * Math.PI) * Math.cos((y / thread) * Math.PI);
    const old = 0.93 + 0.14 * (age[at] as number);
    for (let channel = 0; channel < 3; channel += 1)
      pixel[channel] = (pixel[channel] as number) * weave * old;
  });
  const inset = 20 * unit;
  const size = 190 * unit;
  overlay(
    areas,
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="#6d4a2c" stroke-width="${2.4 * unit}"/>` +
      `<rect x="${inset * 1.45}" y="${inset * 1.45}" width="${width - 2.9 * inset}" height="${height - 2.9 * inset}" fill="none" stroke="#6d4a2c" stroke-width="${unit}"/>` +
      plumBranch(width - inset, inset, size, -1, 1) +
      sealMark(inset * 2, height - inset * 2 - 46 * unit, 46 * unit),
    0.92,
  );
  return areas;
}

function colourOf(pixel: Float64Array): number {
  const [red, green, blue] = pixel as unknown as [number, number, number];
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

/** Directions of the pigments' hues. */
const HUES = PIGMENTS.map(([red, green, blue]): Tint => {
  const mean = (red + green + blue) / 3;
  const size = Math.hypot(red - mean, green - mean, blue - mean);
  return [(red - mean) / size, (green - mean) / size, (blue - mean) / size];
});
/** How strongly the nearest pigment dominates the next one: a soft transition keeps skin free of patches. */
const CLEAR = 9;

/** Writes the mixture of pigments, weighted by the similarity of their hues to the pixel's. */
function mixPigments(pixel: Float64Array, mixed: Float64Array): void {
  const [red, green, blue] = pixel as unknown as [number, number, number];
  const mean = (red + green + blue) / 3;
  const size = Math.hypot(red - mean, green - mean, blue - mean) + 0.02;
  let total = 0;
  mixed.fill(0);
  PIGMENTS.forEach((pigment, index) => {
    const [r, g, b] = HUES[index] as Tint;
    const alike = ((red - mean) * r + (green - mean) * g + (blue - mean) * b) / size;
    const weight = Math.exp(alike * CLEAR);
    total += weight;
    for (let channel = 0; channel < 3; channel += 1)
      mixed[channel] = (mixed[channel] as number) + weight * (pigment[channel] as number);
  });
  for (let channel = 0; channel < 3; channel += 1) mixed[channel] = (mixed[channel] as number) / total;
}
