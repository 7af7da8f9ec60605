/** Adjustments of an image, on its pixels by our own code, so that every browser and the server get the same bytes. */
import { ADJUSTMENTS, type Adjustments } from '@inkreel/contract/documents/design-document.ts';

/** At an exposure of 100: stops of light. */
const STOPS = 2;
/** Parts by which the light of a channel changes at a temperature or a tint of 100. */
const WARMTH = 0.35;
const TINT = 0.25;
/** Parts of red, green and blue in what the eye sees as light, of 256 (Rec. 709). */
const LIGHT = [54, 183, 19] as const;
/** Unit of the saturation in whole numbers. */
const UNIT = 256;

/** Whether adjustments change anything. */
export const isAdjusted = (adjust: Adjustments | undefined): adjust is Adjustments =>
  adjust !== undefined && ADJUSTMENTS.some((name) => (adjust[name] ?? 0) !== 0);

/**
 * Adjusts pixels in place: exposure and white balance in light, then contrast around the middle grey, then saturation.
 * @param pixels red, green, blue, alpha, not premultiplied
 */
export function adjustPixels(pixels: Uint8ClampedArray, adjust: Adjustments): void {
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

type Curves = readonly [red: Uint8ClampedArray, green: Uint8ClampedArray, blue: Uint8ClampedArray];

/** A table of 256 values for each channel. */
function curvesOf({ exposure = 0, contrast = 0, temperature = 0, tint = 0 }: Adjustments): Curves {
  const gain = 2 ** ((STOPS * exposure) / 100);
  const warm = (WARMTH * temperature) / 100;
  // From no contrast at all to three times as much.
  const slope = contrast < 0 ? 1 + contrast / 100 : 1 + contrast / 50;
  const curve = (channel: number) =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) => {
      const lit = channel === 1 ? value : 255 * fromLight(channel * toLight(value / 255));
      return Math.round(127.5 + (lit - 127.5) * slope);
    });
  return [curve(gain * (1 + warm)), curve(gain * (1 - (TINT * tint) / 100)), curve(gain * (1 - warm))];
}

/** The curve of sRGB (IEC 61966-2-1). */
const toLight = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLight = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055;
