import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { clamp } from './vectors.ts';

/** Linear picture as rendered: three floats a pixel, and the distance of each pixel from the camera. */
export interface Exposure {
  width: number;
  height: number;
  light: Float32Array;
  distance: Float32Array;
}

/** Filmic curve (Narkowicz's fit of ACES), then the sRGB gamma, to 0..255. */
export function developed(value: number): number {
  const toned = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14);
  return clamp(toned) ** (1 / 2.2) * 255;
}

/**
 * Blurs parts far behind the focus, as a lens does. The picture and a copy blurred by two box filters are mixed by
 * how far out of focus a pixel is; sharp pixels are left out of the copy, so that no halo of them spreads.
 */
export function blurBackground(exposure: Exposure, focus: number, onPass: (share: number) => void): void {
  const { width, height, light, distance } = exposure;
  // Half the resolution is enough for blurred parts.
  const columns = (width + 1) >> 1;
  const rows = (height + 1) >> 1;
  const weight = new Float32Array(width * height);
  const spread = new Float32Array(columns * rows * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const out = clamp((1 - focus / (distance[pixel] as number)) * 2.2 - 0.34);
      if (out <= 0) continue;
      weight[pixel] = out;
      const at = 4 * ((y >> 1) * columns + (x >> 1));
      for (let channel = 0; channel < 3; channel += 1) {
        spread[at + channel] =
          (spread[at + channel] as number) + (light[3 * pixel + channel] as number) * out;
      }
      spread[at + 3] = (spread[at + 3] as number) + out;
    }
  }
  const radius = Math.max(1, Math.round(Math.max(width, height) * 0.0034));
  const passes = 2;
  const scratch = new Float32Array(spread.length);
  for (let pass = 0; pass < passes; pass += 1) {
    onPass(pass / passes);
    boxBlur(spread, scratch, columns, rows, 4, columns * 4, radius);
    boxBlur(scratch, spread, rows, columns, columns * 4, 4, radius);
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const share = Math.min(1, (weight[pixel] as number) * 1.6);
      const near = 4 * ((y >> 1) * columns + (x >> 1));
      const total = spread[near + 3] as number;
      if (share <= 0 || total < 0.001) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = 3 * pixel + channel;
        light[at] =
          (light[at] as number) * (1 - share) + ((spread[near + channel] as number) / total) * share;
      }
    }
  }
}

/** Running mean along one axis of four-channel pixels: `length` pixels `step` apart, in `lines` lines `stride` apart. */
function boxBlur(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
  radius: number,
): void {
  const window = 2 * radius + 1;
  for (let line = 0; line < lines; line += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      const start = line * stride + channel;
      const read = (index: number) => from[start + clamp(index, 0, length - 1) * step] as number;
      let sum = 0;
      for (let index = -radius; index <= radius; index += 1) sum += read(index);
      for (let index = 0; index < length; index += 1) {
        to[start + index * step] = sum / window;
        sum += read(index + radius + 1) - read(index - radius);
      }
    }
  }
}

/** Turns the linear picture into bytes: exposure, vignette, film curve and slight grain against banding. */
export function develop(exposure: Exposure, gain: number, vignette: number): Raster {
  const { width, height, light } = exposure;
  const data = new Uint8Array(width * height * 3);
  const random = createRandom(7);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const corner = ((x + 0.5) / width - 0.5) ** 2 + ((y + 0.5) / height - 0.5) ** 2;
      const lens = gain * (1 - vignette * corner * 1.7);
      const grain = (random() - 0.5) * 3;
      const at = 3 * (y * width + x);
      for (let channel = 0; channel < 3; channel += 1) {
        data[at + channel] = clamp(developed((light[at + channel] as number) * lens) + grain, 0, 255);
      }
    }
  }
  return { width, height, data };
}
