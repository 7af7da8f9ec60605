import { blurPlane } from '@inkreel/server/engines/builtin/pixels/blur.ts';
import type { Picture, Plane } from '@inkreel/server/engines/builtin/pixels/picture.ts';

/** Light from above, a little in front; x is given by the side of the key light. */
const LIGHT_Y = -0.6;
const LIGHT_Z = 0.62;

/**
 * Makes a flat sprite look round, in place: a height field from blurred copies of its alpha gives normals,
 * which take a soft key light, a sky fill, a small highlight and a bright rim.
 */
export function inflate(image: Picture, side: number): void {
  const { width, height, data } = image;
  const size = Math.min(width, height);
  const alpha: Plane = { width, height, data: new Float32Array(width * height) };
  const bright: Plane = { width, height, data: new Float32Array(width * height) };
  for (let at = 0, from = 0; at < alpha.data.length; at += 1, from += 4) {
    const cover = (data[from + 3] as number) / 255;
    alpha.data[at] = cover;
    bright.data[at] =
      (cover * ((data[from] as number) + (data[from + 1] as number) * 2 + (data[from + 2] as number))) / 1020;
  }
  const relief = new Float32Array(width * height);
  for (const [share, weight] of [
    [0.018, 0.3],
    [0.05, 0.5],
    [0.1, 0.6],
  ] as const) {
    const soft = blurPlane(alpha, Math.max(1, size * share)).data;
    for (let at = 0; at < relief.length; at += 1) {
      relief[at] =
        (relief[at] as number) +
        weight * Math.sqrt(Math.max(0, ((soft[at] as number) - 0.45) * 1.8)) * (alpha.data[at] as number);
    }
  }
  const detail = blurPlane(bright, Math.max(1, size * 0.006)).data;
  for (let at = 0; at < relief.length; at += 1)
    relief[at] = (relief[at] as number) + 0.12 * (detail[at] as number);
  const heights = blurPlane({ width, height, data: relief }, Math.max(1, size * 0.008)).data;
  const slope = size * 0.13;
  const lightX = side * 0.5;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if ((alpha.data[at] as number) < 0.02) continue;
      const rawX = ((heights[at - 1] as number) - (heights[at + 1] as number)) * slope;
      const rawY = ((heights[at - width] as number) - (heights[at + width] as number)) * slope;
      const length = Math.hypot(rawX, rawY, 1);
      const normalX = rawX / length;
      const normalY = rawY / length;
      const normalZ = 1 / length;
      const key = Math.max(0, normalX * lightX + normalY * LIGHT_Y + normalZ * LIGHT_Z);
      const mirror = Math.max(
        0,
        2 * normalZ * (normalX * lightX + normalY * LIGHT_Y + normalZ * LIGHT_Z) - LIGHT_Z,
      );
      const gloss = mirror ** 22 * 70;
      const rim = (1 - normalZ) ** 2.4 * 34;
      const lit = 0.56 + 0.62 * key + 0.1 * (0.5 - normalY * 0.5);
      const to = at * 4;
      data[to] = (data[to] as number) * lit + gloss + rim;
      data[to + 1] = (data[to + 1] as number) * lit + gloss + rim;
      data[to + 2] = (data[to + 2] as number) * lit + gloss + rim * 1.2;
    }
  }
}
