import type { Picture, Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';

/** Minimum distance between the mean colours of a figure and its background, in 8-bit steps. */
const LEAST = 46;

type Mean = [number, number, number];

function meanOf(image: Picture): Mean | undefined {
  const sum: Mean = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < image.data.length; at += 28) {
    const alpha = image.data[at + 3] as number;
    if (alpha < 128) continue;
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel] = (sum[channel] as number) + (image.data[at + channel] as number);
    weight += 1;
  }
  return weight === 0 ? undefined : [sum[0] / weight, sum[1] / weight, sum[2] / weight];
}

function meanBehind(raster: Raster, image: Picture, left: number, top: number): Mean | undefined {
  const sum: Mean = [0, 0, 0];
  let weight = 0;
  for (let y = 0; y < image.height; y += 5) {
    const row = y + top;
    if (row < 0 || row >= raster.height) continue;
    for (let x = 0; x < image.width; x += 5) {
      const column = x + left;
      if (column < 0 || column >= raster.width) continue;
      const at = (row * raster.width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] = (sum[channel] as number) + (raster.data[at + channel] as number);
      weight += 1;
    }
  }
  return weight === 0 ? undefined : [sum[0] / weight, sum[1] / weight, sum[2] / weight];
}

/** Perceived distance of two colours: lightness counts three times as much as hue. */
export function distanceOf(a: readonly number[], b: readonly number[]): number {
  const light = (color: readonly number[]): number =>
    0.299 * (color[0] ?? 0) + 0.587 * (color[1] ?? 0) + 0.114 * (color[2] ?? 0);
  const apart = light(a) - light(b);
  const hue = Math.hypot(
    (a[0] ?? 0) - (b[0] ?? 0) - apart,
    (a[1] ?? 0) - (b[1] ?? 0) - apart,
    (a[2] ?? 0) - (b[2] ?? 0) - apart,
  );
  return Math.hypot(apart, hue / 3);
}

/**
 * Separates a figure from a background of the same colour: darker on a light background, lighter on a dark
 * one, as far as the minimum distance requires. Changes the sprite in place; figures with enough contrast
 * stay unchanged.
 */
export function standOut(image: Picture, raster: Raster, left: number, top: number): void {
  const own = meanOf(image);
  const behind = meanBehind(raster, image, left, top);
  if (!own || !behind) return;
  const lack = LEAST - distanceOf(own, behind);
  if (lack <= 0) return;
  const lightBehind = 0.299 * behind[0] + 0.587 * behind[1] + 0.114 * behind[2];
  const lightOwn = Math.max(24, 0.299 * own[0] + 0.587 * own[1] + 0.114 * own[2]);
  const darken = lightBehind > 92;
  const gain = darken ? Math.max(0.5, 1 - lack / lightOwn) : 1;
  const lift = darken ? 0 : lack * 0.85;
  for (let at = 0; at < image.data.length; at += 4) {
    if (image.data[at + 3] === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = image.data[at + channel] as number;
      image.data[at + channel] = Math.min(255, value * gain + lift * (1 - value / 255));
    }
  }
}
