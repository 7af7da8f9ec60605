import { blurPlane } from '../pixels/blur.ts';
import type { Plane } from '../pixels/picture.ts';
import { rangeAround } from './range.ts';

type Channels = readonly [Plane, Plane, Plane];
/** Rows between two calls of `done`. */
const DONE_ROWS = 128;

/** Rec. 601 lightness of three channels. */
export function lightness([red, green, blue]: Channels): Plane {
  const data = new Float32Array(red.data.length);
  for (let at = 0; at < data.length; at += 1)
    data[at] =
      0.299 * (red.data[at] as number) +
      0.587 * (green.data[at] as number) +
      0.114 * (blue.data[at] as number);
  return { width: red.width, height: red.height, data };
}

/**
 * Sharpens in place: the lightness moves away from its surroundings, but never beyond the lightest and darkest neighbour,
 * so that no halos appear; all three channels move alike, so that colours stay.
 *
 * @param amount 0 to about 1.5
 * @param radius of the surroundings, in pixels
 * @param done is called between the steps; may throw to stop
 */
export function sharpen(channels: Channels, amount: number, radius: number, done: () => void): void {
  if (amount <= 0) return;
  const light = lightness(channels);
  const { width, height, data } = light;
  const soft = blurPlane(light, Math.max(1, Math.round(radius))).data;
  done();
  const reach = Math.max(1, Math.round(radius));
  const [least, most] = rangeAround(light, reach, done);
  for (let at = 0; at < width * height; at += 1) {
    const here = data[at] as number;
    const step = amount * (here - (soft[at] as number));
    const wanted = Math.min(most[at] as number, Math.max(least[at] as number, here + step));
    const change = wanted - here;
    for (const channel of channels) channel.data[at] = (channel.data[at] as number) + change;
  }
}

/** Gain of the slope of the edge strength, chosen so that a full edge moves by about `depth`. */
const PULL = 2.2;

/**
 * Makes edges narrower, in place: every pixel takes its colour from slightly further away from the edge's middle, on
 * its side. Used at large factors, where plain sharpening has no effect.
 *
 * @param depth maximum distance, in pixels of the result
 * @param radius half the width of an edge, in pixels of the result
 * @param done is called between the steps; may throw to stop
 */
export function tighten(channels: Channels, depth: number, radius: number, done: () => void): void {
  if (depth <= 0) return;
  const light = lightness(channels);
  const { width, height } = light;
  done();
  const edge = edgeStrength(light, radius);
  done();
  const soft = blurPlane(edge, Math.max(1, Math.round(radius))).data;
  done();
  const source = channels.map((channel) => channel.data.slice());
  for (let y = 1; y < height - 1; y += 1) {
    if (y % DONE_ROWS === 0) done();
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      // Downhill of the edge strength, away from the middle of the edge.
      const pull = depth * radius * PULL;
      const across = ((soft[at + 1] as number) - (soft[at - 1] as number)) * -pull;
      const down = ((soft[at + width] as number) - (soft[at - width] as number)) * -pull;
      if (Math.abs(across) + Math.abs(down) < 0.05) continue;
      const fromX = Math.min(width - 1.001, Math.max(0, x + Math.min(depth, Math.max(-depth, across))));
      const fromY = Math.min(height - 1.001, Math.max(0, y + Math.min(depth, Math.max(-depth, down))));
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      const shareX = fromX - left;
      const shareY = fromY - top;
      const corner = top * width + left;
      for (let channel = 0; channel < 3; channel += 1) {
        const from = source[channel] as Float32Array;
        const upper = (from[corner] as number) * (1 - shareX) + (from[corner + 1] as number) * shareX;
        const lower =
          (from[corner + width] as number) * (1 - shareX) + (from[corner + width + 1] as number) * shareX;
        (channels[channel] as Plane).data[at] = upper * (1 - shareY) + lower * shareY;
      }
    }
  }
}

/** Lightness steps within `radius`, squashed so that strong edges do not pull further than clear ones: 0 to 1. */
function edgeStrength({ width, height, data }: Plane, radius: number): Plane {
  const out = new Float32Array(data.length);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = (data[at + 1] as number) - (data[at - 1] as number);
      const down = (data[at + width] as number) - (data[at - width] as number);
      out[at] = Math.min(1, (Math.hypot(across, down) * radius) / 90);
    }
  return { width, height, data: out };
}
