import type { Picture } from '../pixels/picture.ts';

const STEPS = 128;
/** Catmull-Rom weights of the four neighbours, by the position between them. */
const WEIGHTS = Float32Array.from({ length: (STEPS + 1) * 4 }, (_, index) => {
  const t = Math.floor(index / 4) / STEPS;
  const [t2, t3] = [t * t, t * t * t];
  const weights = [
    -0.5 * t + t2 - 0.5 * t3,
    1 - 2.5 * t2 + 1.5 * t3,
    0.5 * t + 2 * t2 - 1.5 * t3,
    -0.5 * t2 + 0.5 * t3,
  ];
  return weights[index % 4] as number;
});

/** Writes the colour at a place of a picture, 0.5 being the middle of its first pixel. */
export type Sampler = (x: number, y: number, out: Float32Array) => void;

/**
 * Interpolates an opaque picture by Catmull-Rom, which keeps skin sharp; bilinear interpolation would blur it
 * differently in every frame. Beyond the border the border's pixels continue.
 */
export function samplerOf({ width, height, data }: Picture): Sampler {
  return (x, y, out) => {
    const left = Math.floor(x - 0.5);
    const top = Math.floor(y - 0.5);
    const across = Math.round((x - 0.5 - left) * STEPS) * 4;
    const down = Math.round((y - 0.5 - top) * STEPS) * 4;
    let red = 0;
    let green = 0;
    let blue = 0;
    if (left > 0 && top > 0 && left + 2 < width && top + 2 < height) {
      let at = 4 * ((top - 1) * width + left - 1);
      for (let j = 0; j < 4; j += 1) {
        const weightDown = WEIGHTS[down + j] as number;
        const w0 = weightDown * (WEIGHTS[across] as number);
        const w1 = weightDown * (WEIGHTS[across + 1] as number);
        const w2 = weightDown * (WEIGHTS[across + 2] as number);
        const w3 = weightDown * (WEIGHTS[across + 3] as number);
        red +=
          (data[at] as number) * w0 +
          (data[at + 4] as number) * w1 +
          (data[at + 8] as number) * w2 +
          (data[at + 12] as number) * w3;
        green +=
          (data[at + 1] as number) * w0 +
          (data[at + 5] as number) * w1 +
          (data[at + 9] as number) * w2 +
          (data[at + 13] as number) * w3;
        blue +=
          (data[at + 2] as number) * w0 +
          (data[at + 6] as number) * w1 +
          (data[at + 10] as number) * w2 +
          (data[at + 14] as number) * w3;
        at += 4 * width;
      }
      out[0] = red;
      out[1] = green;
      out[2] = blue;
      return;
    }
    for (let j = 0; j < 4; j += 1) {
      const row = top + j - 1;
      const line = (row < 0 ? 0 : row >= height ? height - 1 : row) * width;
      const weightDown = WEIGHTS[down + j] as number;
      for (let i = 0; i < 4; i += 1) {
        const column = left + i - 1;
        const at = 4 * (line + (column < 0 ? 0 : column >= width ? width - 1 : column));
        const weight = weightDown * (WEIGHTS[across + i] as number);
        red += (data[at] as number) * weight;
        green += (data[at + 1] as number) * weight;
        blue += (data[at + 2] as number) * weight;
      }
    }
    out[0] = red;
    out[1] = green;
    out[2] = blue;
  };
}
