import { boxMean } from '../pixels/box-mean.ts';
import type { Picture } from '../pixels/picture.ts';

/**
 * A guided filter (after He, Sun and Tang, 2013) in its fast form: within a small window the plane is a linear function
 * of the picture's colour, `red * R + green * G + blue * B + rest`. The functions are computed on a small picture and
 * interpolated between its pixels, which upsamples the small plane to any size, along the edges of the large picture.
 */
export interface GuidedPlane {
  /**
   * The plane at a place of a picture.
   * @param x,y place in pixels of the small picture, where 0.5 is the centre of the first pixel
   */
  at(x: number, y: number, red: number, green: number, blue: number): number;
}

/**
 * @param plane values of the same size as the picture
 * @param radius half the window, in pixels
 * @param calm regularisation: variance of colours, from 0 to 1, above which an edge is followed
 * @param onSlice called every few tens of milliseconds; may throw to stop
 */
export function guidedPlane(
  picture: Picture,
  plane: Float32Array,
  radius: number,
  calm: number,
  onSlice: () => void = () => {},
): GuidedPlane {
  const { width, height, data } = picture;
  const count = width * height;
  const channel = (offset: number) => {
    const out = new Float32Array(count);
    for (let at = 0; at < count; at += 1) out[at] = (data[4 * at + offset] as number) / 255;
    return out;
  };
  const blur = (values: Float32Array) => boxMean(values, width, height, radius);
  const product = (one: Float32Array, other: Float32Array) => {
    const out = new Float32Array(count);
    for (let at = 0; at < count; at += 1) out[at] = (one[at] as number) * (other[at] as number);
    return blur(out);
  };
  const [red, green, blue] = [channel(0), channel(1), channel(2)];
  const [meanRed, meanGreen, meanBlue, meanPlane] = [blur(red), blur(green), blur(blue), blur(plane)];
  onSlice();
  const [redRed, redGreen, redBlue] = [product(red, red), product(red, green), product(red, blue)];
  onSlice();
  const [greenGreen, greenBlue, blueBlue] = [
    product(green, green),
    product(green, blue),
    product(blue, blue),
  ];
  onSlice();
  const [planeRed, planeGreen, planeBlue] = [
    product(plane, red),
    product(plane, green),
    product(plane, blue),
  ];
  onSlice();
  const weights = Array.from({ length: 4 }, () => new Float32Array(count));
  const [byRed, byGreen, byBlue, rest] = weights as [Float32Array, Float32Array, Float32Array, Float32Array];
  const n = (values: Float32Array, at: number) => values[at] as number;
  for (let at = 0; at < count; at += 1) {
    const [r, g, b, p] = [n(meanRed, at), n(meanGreen, at), n(meanBlue, at), n(meanPlane, at)];
    const rr = n(redRed, at) - r * r + calm;
    const rg = n(redGreen, at) - r * g;
    const rb = n(redBlue, at) - r * b;
    const gg = n(greenGreen, at) - g * g + calm;
    const gb = n(greenBlue, at) - g * b;
    const bb = n(blueBlue, at) - b * b + calm;
    const pr = n(planeRed, at) - p * r;
    const pg = n(planeGreen, at) - p * g;
    const pb = n(planeBlue, at) - p * b;
    // The inverse of a symmetric 3 x 3 matrix by its cofactors.
    const c00 = gg * bb - gb * gb;
    const c01 = rb * gb - rg * bb;
    const c02 = rg * gb - rb * gg;
    const c11 = rr * bb - rb * rb;
    const c12 = rb * rg - rr * gb;
    const c22 = rr * gg - rg * rg;
    const scale = 1 / (rr * c00 + rg * c01 + rb * c02);
    const wr = (c00 * pr + c01 * pg + c02 * pb) * scale;
    const wg = (c01 * pr + c11 * pg + c12 * pb) * scale;
    const wb = (c02 * pr + c12 * pg + c22 * pb) * scale;
    byRed[at] = wr;
    byGreen[at] = wg;
    byBlue[at] = wb;
    rest[at] = p - wr * r - wg * g - wb * b;
  }
  onSlice();
  const smooth = weights.map(blur) as [Float32Array, Float32Array, Float32Array, Float32Array];
  return {
    at: (x, y, r, g, b) => {
      const left = Math.min(width - 1, Math.max(0, x - 0.5));
      const top = Math.min(height - 1, Math.max(0, y - 0.5));
      const column = Math.min(width - 1, Math.floor(left));
      const row = Math.min(height - 1, Math.floor(top));
      const right = column + 1 < width ? 1 : 0;
      const below = row + 1 < height ? width : 0;
      const u = left - column;
      const v = top - row;
      const at = row * width + column;
      const read = (values: Float32Array) =>
        (n(values, at) * (1 - u) + n(values, at + right) * u) * (1 - v) +
        (n(values, at + below) * (1 - u) + n(values, at + below + right) * u) * v;
      return (read(smooth[0]) * r + read(smooth[1]) * g + read(smooth[2]) * b) / 255 + read(smooth[3]);
    },
  };
}
