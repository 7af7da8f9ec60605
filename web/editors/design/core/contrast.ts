/** How well a colour is read on pixels: the contrast of the Web Content Accessibility Guidelines (WCAG 2.2, 1.4.3). Pure. */

import { type Colour, colourOf, hexOf } from '../../../canvas/core/drawing/palette.ts';

/** The contrast that words of usual size need. */
export const READABLE = 4.5;
/** Of the pixels behind the words, those with the least contrast count: part of all of them. */
const HARDEST = 0.1;
/** Pixels that are more transparent have no colour that is known. */
const SEEN_ALPHA = 128;
const STEPS = 50;

const mix = (from: Colour, to: Colour, share: number): Colour =>
  from.map((value, at) => value + ((to[at] as number) - value) * share) as unknown as Colour;

const rounded = (colour: Colour): Colour => colour.map(Math.round) as unknown as Colour;

/** Relative luminance, 0 to 1. */
function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrastOf(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What words stand on: pixels, red, green, blue and alpha each from 0 to 255. */
export type Ground = Uint8ClampedArray;

/** A ground of one colour. */
export const plainGround = (color: string): Ground => Uint8ClampedArray.from([...colourOf(color), 255]);

/**
 * Contrast of words, 1 to 21, with the part of the ground on which they are read worst.
 * @param opacity of the words, 0 to 1
 * @returns undefined where most of the ground is transparent
 */
export function contrastWith(color: string, ground: Ground, opacity = 1): number | undefined {
  const found: number[] = [];
  for (let at = 0; at < ground.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = ground.subarray(at, at + 4);
    if (alpha < SEEN_ALPHA) continue;
    const behind: Colour = [red, green, blue];
    found.push(contrastOf(mix(behind, colourOf(color), opacity), behind));
  }
  if (found.length * 8 < ground.length) return undefined;
  return found.sort((a, b) => a - b)[Math.floor(found.length * HARDEST)];
}

/** The nearest shade of a colour, darker or lighter, that can be read there; undefined if none can. */
export function readableShade(color: string, ground: Ground, opacity = 1): string | undefined {
  const from = colourOf(color);
  for (let step = 1; step <= STEPS; step += 1)
    for (const end of [
      [0, 0, 0],
      [255, 255, 255],
    ] as const) {
      const shade = hexOf(rounded(mix(from, end, step / STEPS)));
      if ((contrastWith(shade, ground, opacity) ?? 0) >= READABLE) return shade;
    }
  return undefined;
}
