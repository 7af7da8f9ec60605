/** Adjustments of an image, on its pixels by our own code, so that every browser and the server get the same bytes. */
import {
  ADJUSTMENTS,
  type Adjustments,
  CURVE_CHANNELS,
  FILTERS,
} from '@inkreel/contract/documents/image-adjustments.ts';
import type { Size } from '../geometry.ts';
import { curveTable } from './curve-table.ts';
import { filterPixels } from './filter-pixels.ts';

/** At an exposure of 100: stops of light. */
const STOPS = 2;
/** Parts by which the light of a channel changes at a temperature or a tint of 100. */
const WARMTH = 0.35;
const TINT = 0.25;
/** Slope by which light or dark values change at 100; below 1, so that no two values swap. */
const TONE = 0.9;
/** Parts of red, green and blue in what the eye sees as light, of 256 (Rec. 709). */
const LIGHT = [54, 183, 19] as const;
/** Unit of the saturation in whole numbers. */
const UNIT = 256;

/** Whether adjustments change anything. */
export const isAdjusted = (adjust: Adjustments | undefined): adjust is Adjustments =>
  adjust !== undefined &&
  ([...ADJUSTMENTS, ...FILTERS].some((name) => (adjust[name] ?? 0) !== 0) ||
    CURVE_CHANNELS.some((channel) => adjust.curves?.[channel] !== undefined));

/**
 * Adjusts pixels in place: exposure and white balance in light, then shadows and highlights, contrast around the middle
 * grey, the curves, the saturation, black and white, sepia, and then the filters that need more than a pixel.
 * @param pixels red, green, blue, alpha, not premultiplied
 */
export function adjustPixels(pixels: Uint8ClampedArray, adjust: Adjustments, size: Size): void {
  colorPixels(pixels, adjust);
  const { mono = 0, sepia = 0 } = adjust;
  if (mono > 0 || sepia > 0) tonePixels(pixels, mono, sepia);
  filterPixels(pixels, size, adjust);
}

function colorPixels(pixels: Uint8ClampedArray, adjust: Adjustments): void {
  const [red, green, blue] = curvesOf(adjust);
  const saturation = adjust.saturation ?? 0;
  const kept = Math.round(UNIT * (1 + saturation / 100));
  for (let at = 0; at < pixels.length; at += 4) {
    const r = red[pixels[at]!]!;
    const g = green[pixels[at + 1]!]!;
    const b = blue[pixels[at + 2]!]!;
    if (kept === UNIT) {
      pixels[at] = r;
      pixels[at + 1] = g;
      pixels[at + 2] = b;
      continue;
    }
    const light = (LIGHT[0] * r + LIGHT[1] * g + LIGHT[2] * b) >> 8;
    // The array keeps values within 0 to 255.
    pixels[at] = light + (((r - light) * kept) >> 8);
    pixels[at + 1] = light + (((g - light) * kept) >> 8);
    pixels[at + 2] = light + (((b - light) * kept) >> 8);
  }
}

/** What grey becomes in sepia, of 256. */
const SEPIA = [276, 246, 192] as const;

/** Towards black and white, and then towards brown, each by 0 to 100. */
function tonePixels(pixels: Uint8ClampedArray, mono: number, sepia: number): void {
  const [grey, brown] = [mono, sepia].map((amount) => Math.round((UNIT * amount) / 100)) as [number, number];
  for (let at = 0; at < pixels.length; at += 4) {
    const light = (LIGHT[0] * pixels[at]! + LIGHT[1] * pixels[at + 1]! + LIGHT[2] * pixels[at + 2]!) >> 8;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = pixels[at + channel]!;
      const paler = value + (((light - value) * grey) >> 8);
      const toned = Math.min(255, (light * SEPIA[channel]!) >> 8);
      pixels[at + channel] = paler + (((toned - paler) * brown) >> 8);
    }
  }
}

type Tables = readonly [red: Uint8ClampedArray, green: Uint8ClampedArray, blue: Uint8ClampedArray];

/** A table of 256 values for each channel. */
function curvesOf(adjust: Adjustments): Tables {
  const {
    exposure = 0,
    contrast = 0,
    highlights = 0,
    shadows = 0,
    temperature = 0,
    tint = 0,
    curves,
  } = adjust;
  const gain = 2 ** ((STOPS * exposure) / 100);
  const warm = (WARMTH * temperature) / 100;
  // From no contrast at all to three times as much.
  const slope = contrast < 0 ? 1 + contrast / 100 : 1 + contrast / 50;
  const toned = (value: number) => {
    const [light, dark] = [value / 255, 1 - value / 255];
    const lift = (shadows * light * dark * dark * dark + highlights * dark * light * light * light) / 100;
    return value + 255 * TONE * lift;
  };
  const curve = (channel: number) =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) => {
      const lit = channel === 1 ? value : 255 * fromLight(channel * toLight(value / 255));
      return Math.round(127.5 + (toned(lit) - 127.5) * slope);
    });
  const tables = [
    curve(gain * (1 + warm)),
    curve(gain * (1 - (TINT * tint) / 100)),
    curve(gain * (1 - warm)),
  ] as const;
  if (!curves) return tables;
  const all = curveTable(curves.all);
  const [red, green, blue] = [curves.red, curves.green, curves.blue].map((points) => curveTable(points));
  const through = (table: Uint8ClampedArray, own: Uint8ClampedArray | undefined) =>
    table.map((value) => own?.[all[value]!] ?? value);
  return [through(tables[0], red), through(tables[1], green), through(tables[2], blue)];
}

/** The curve of sRGB (IEC 61966-2-1). */
const toLight = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLight = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055;
