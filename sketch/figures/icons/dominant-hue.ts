import { Resvg } from '@resvg/resvg-js';
import { hex } from '../tones.ts';
import { toHsl } from './recolor.ts';

/** Foliage counts for less: a red tulip is red although most of it is green. */
const FOLIAGE = { from: 75, to: 165, weight: 0.25 };

/**
 * The hue in degrees that covers most of a drawing, by its picture at 40 pixels; undefined if it has no colours.
 * `box` is the ink's left, top, right and bottom in the body's units.
 */
export function dominantHue(
  body: string,
  box: readonly [number, number, number, number],
): number | undefined {
  const [left, top, right, bottom] = box;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40" ` +
    `viewBox="${left} ${top} ${right - left} ${bottom - top}">${body}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const weights = new Array<number>(24).fill(0);
  for (let index = 0; index < pixels.length; index += 4) {
    if ((pixels[index + 3] ?? 0) < 200) continue;
    const [hue, saturation, light] = toHsl(
      hex(pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0),
    );
    const foliage = hue >= FOLIAGE.from && hue <= FOLIAGE.to ? FOLIAGE.weight : 1;
    const bin = Math.floor(hue / 15) % 24;
    weights[bin] = (weights[bin] ?? 0) + saturation * (1 - Math.abs(2 * light - 1)) * foliage;
  }
  const strongest = Math.max(...weights);
  return strongest < 8 ? undefined : weights.indexOf(strongest) * 15 + 7.5;
}
