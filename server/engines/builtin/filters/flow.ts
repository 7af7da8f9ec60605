import { blurPlane } from '../pixels/blur.ts';
import type { Plane } from '../pixels/picture.ts';

/** The flow direction of a picture at each pixel: along its edges, its hair, its grain. */
export interface Flow {
  width: number;
  height: number;
  /** Unit vector along the edge; its sign means nothing. */
  alongX: Float32Array;
  alongY: Float32Array;
  /** Coherence: 0 without a direction, 1 if everything runs one way. */
  clarity: Float32Array;
}

/**
 * The flow of a lightness plane: the structure tensor, averaged over `radius` pixels.
 *
 * @param done is called every 64 rows; may throw to stop
 */
export function flowOf(light: Plane, radius: number, done: () => void): Flow {
  const { width, height, data } = light;
  const [xx, xy, yy] = [0, 1, 2].map(
    (): Plane => ({
      width,
      height,
      data: new Float32Array(width * height),
    }),
  ) as [Plane, Plane, Plane];
  for (let y = 0; y < height; y += 1) {
    if (y % 64 === 0) done();
    const up = Math.max(0, y - 1) * width;
    const down = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - 1);
      const right = Math.min(width - 1, x + 1);
      const row = y * width;
      const across =
        2 * ((data[row + right] as number) - (data[row + left] as number)) +
        (data[up + right] as number) -
        (data[up + left] as number) +
        (data[down + right] as number) -
        (data[down + left] as number);
      const along =
        2 * ((data[down + x] as number) - (data[up + x] as number)) +
        (data[down + left] as number) -
        (data[up + left] as number) +
        (data[down + right] as number) -
        (data[up + right] as number);
      xx.data[row + x] = across * across;
      xy.data[row + x] = across * along;
      yy.data[row + x] = along * along;
    }
  }
  const flow: Flow = {
    width,
    height,
    alongX: new Float32Array(width * height),
    alongY: new Float32Array(width * height),
    clarity: new Float32Array(width * height),
  };
  const wide = Math.max(1, Math.round(radius));
  const [a, b, c] = [blurPlane(xx, wide).data, blurPlane(xy, wide).data, blurPlane(yy, wide).data];
  for (let at = 0; at < a.length; at += 1) {
    if (at % (64 * width) === 0) done();
    const e = a[at] as number;
    const f = b[at] as number;
    const g = c[at] as number;
    const spread = Math.hypot(e - g, 2 * f);
    const sum = e + g;
    flow.clarity[at] = sum > 1e-3 ? spread / (sum + 20) : 0;
    // The direction of the least change is perpendicular to that of the greatest.
    const angle = 0.5 * Math.atan2(2 * f, e - g) + Math.PI / 2;
    flow.alongX[at] = Math.cos(angle);
    flow.alongY[at] = Math.sin(angle);
  }
  return flow;
}

/**
 * Averages each pixel with those before and after it along the flow, in place: stair steps become lines, strokes become
 * even, and no edge is crossed.
 *
 * @param length pixels to each side
 * @param amount 0 to 1, at full clarity
 */
export function smoothAlong(
  channels: readonly Plane[],
  flow: Flow,
  length: number,
  amount: number,
  done: () => void,
): void {
  const { width, height, alongX, alongY, clarity } = flow;
  const steps = Math.max(1, Math.round(length));
  const sources = channels.map((channel) => channel.data.slice());
  const sums = new Float64Array(channels.length);
  for (let y = 0; y < height; y += 1) {
    if (y % 16 === 0) done();
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const share = amount * Math.min(1, (clarity[at] as number) * 1.4);
      if (share < 0.05) continue;
      for (let channel = 0; channel < sums.length; channel += 1)
        sums[channel] = (sources[channel] as Float32Array)[at] as number;
      let total = 1;
      for (const sign of [-1, 1]) {
        let placeX = x;
        let placeY = y;
        let wayX = sign * (alongX[at] as number);
        let wayY = sign * (alongY[at] as number);
        for (let step = 1; step <= steps; step += 1) {
          placeX += wayX;
          placeY += wayY;
          if (placeX < 0 || placeY < 0 || placeX >= width - 1 || placeY >= height - 1) break;
          const left = Math.floor(placeX);
          const top = Math.floor(placeY);
          const corner = top * width + left;
          const shareX = placeX - left;
          const shareY = placeY - top;
          const weight = 1 - step / (steps + 1);
          for (let channel = 0; channel < sums.length; channel += 1) {
            const from = sources[channel] as Float32Array;
            const upper = (from[corner] as number) * (1 - shareX) + (from[corner + 1] as number) * shareX;
            const lower =
              (from[corner + width] as number) * (1 - shareX) + (from[corner + width + 1] as number) * shareX;
            sums[channel] = (sums[channel] as number) + weight * (upper * (1 - shareY) + lower * shareY);
          }
          total += weight;
          const near = Math.round(placeY) * width + Math.round(placeX);
          const nextX = alongX[near] as number;
          const nextY = alongY[near] as number;
          const turn = nextX * wayX + nextY * wayY < 0 ? -1 : 1;
          wayX = nextX * turn;
          wayY = nextY * turn;
        }
      }
      for (let channel = 0; channel < sums.length; channel += 1) {
        const to = (channels[channel] as Plane).data;
        to[at] = (to[at] as number) * (1 - share) + ((sums[channel] as number) / total) * share;
      }
    }
  }
}
