import { luminance } from './image.ts';
import type { Plane, Raster } from './picture.ts';

/** Called every 64 rows of a long loop; may throw to stop it. */
export type Tick = () => void;

/** Largest colour step across each pixel (sum of both directions, 0 to 510); zero at the border. */
export function edges(raster: Raster): Plane {
  const { width, height, data } = raster;
  const out = new Float32Array(width * height);
  const row = width * 3;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = (y * width + x) * 3;
      let most = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const here = at + channel;
        const across = Math.abs((data[here + 3] as number) - (data[here - 3] as number));
        const down = Math.abs((data[here + row] as number) - (data[here - row] as number));
        if (across + down > most) most = across + down;
      }
      out[y * width + x] = most;
    }
  }
  return { width, height, data: out };
}

/** Moves every pixel by up to half of `amount` pixels along two noise planes (0 to 1), nearest neighbour below 1 px. */
export function warp(raster: Raster, alongX: Plane, alongY: Plane, amount: number, tick: Tick): Raster {
  const { width, height, data } = raster;
  const out = new Uint8Array(data.length);
  for (let y = 0, at = 0; y < height; y += 1) {
    if (y % 64 === 0) tick();
    for (let x = 0; x < width; x += 1, at += 1) {
      const sourceX = Math.min(width - 1.01, Math.max(0, x + ((alongX.data[at] as number) - 0.5) * amount));
      const sourceY = Math.min(height - 1.01, Math.max(0, y + ((alongY.data[at] as number) - 0.5) * amount));
      const x0 = Math.floor(sourceX);
      const y0 = Math.floor(sourceY);
      const shareX = sourceX - x0;
      const shareY = sourceY - y0;
      const a = (y0 * width + x0) * 3;
      const b = a + (x0 < width - 1 ? 3 : 0);
      const c = a + (y0 < height - 1 ? width * 3 : 0);
      const d = c + (b - a);
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (data[a + channel] as number) * (1 - shareX) + (data[b + channel] as number) * shareX;
        const lower = (data[c + channel] as number) * (1 - shareX) + (data[d + channel] as number) * shareX;
        out[at * 3 + channel] = upper * (1 - shareY) + lower * shareY + 0.5;
      }
    }
  }
  return { width, height, data: out };
}

/**
 * Kuwahara filter: each pixel becomes the mean of the one of its four adjacent squares of `radius` with the least
 * variance. Flattens texture into brush-like areas and keeps edges. Summed-area tables make the cost independent of the
 * radius.
 */
export function flatten(raster: Raster, radius: number, tick: Tick): Raster {
  const { width, height, data } = raster;
  const reach = Math.round(radius);
  if (reach < 1) return raster;
  const light = luminance(raster).data;
  const stride = width + 1;
  const sums = [0, 1, 2, 3, 4].map(() => new Float64Array(stride * (height + 1)));
  const [red, green, blue, mean, square] = sums as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let y = 0; y < height; y += 1) {
    if (y % 64 === 0) tick();
    let r = 0;
    let g = 0;
    let b = 0;
    let l = 0;
    let q = 0;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value = light[at] as number;
      r += data[at * 3] as number;
      g += data[at * 3 + 1] as number;
      b += data[at * 3 + 2] as number;
      l += value;
      q += value * value;
      const to = (y + 1) * stride + x + 1;
      const up = to - stride;
      red[to] = (red[up] as number) + r;
      green[to] = (green[up] as number) + g;
      blue[to] = (blue[up] as number) + b;
      mean[to] = (mean[up] as number) + l;
      square[to] = (square[up] as number) + q;
    }
  }
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    if (y % 64 === 0) tick();
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      let calmest = Number.POSITIVE_INFINITY;
      let bestA = 0;
      let bestB = 0;
      let bestC = 0;
      let bestD = 0;
      let bestCount = 1;
      for (let corner = 0; corner < 4; corner += 1) {
        const x0 = corner & 1 ? x : left;
        const x1 = corner & 1 ? right : x + 1;
        const y0 = corner & 2 ? y : top;
        const y1 = corner & 2 ? bottom : y + 1;
        const count = (x1 - x0) * (y1 - y0);
        const a = y0 * stride + x0;
        const b = y0 * stride + x1;
        const c = y1 * stride + x0;
        const d = y1 * stride + x1;
        const average =
          ((mean[d] as number) - (mean[b] as number) - (mean[c] as number) + (mean[a] as number)) / count;
        const spread =
          ((square[d] as number) - (square[b] as number) - (square[c] as number) + (square[a] as number)) /
            count -
          average * average;
        if (spread < calmest) {
          calmest = spread;
          bestA = a;
          bestB = b;
          bestC = c;
          bestD = d;
          bestCount = count;
        }
      }
      const to = (y * width + x) * 3;
      const share = 1 / bestCount;
      out[to] =
        ((red[bestD] as number) - (red[bestB] as number) - (red[bestC] as number) + (red[bestA] as number)) *
        share;
      out[to + 1] =
        ((green[bestD] as number) -
          (green[bestB] as number) -
          (green[bestC] as number) +
          (green[bestA] as number)) *
        share;
      out[to + 2] =
        ((blue[bestD] as number) -
          (blue[bestB] as number) -
          (blue[bestC] as number) +
          (blue[bestA] as number)) *
        share;
    }
  }
  return { width, height, data: out };
}
