import { boxMean } from '../pixels/box-mean.ts';
import type { Picture } from '../pixels/picture.ts';

/** How far from the outline hair and fur are searched, as a share of the longest side. */
export const STRAY_ZONE = 0.075;
/** Half the window in which the background counts as one colour, in pixels of the small picture. */
const WINDOW = 6;
/** A background that varies more than this around an edge hides hair, so the search skips it. In steps of 255. */
const MOST_CLUTTER = 36;

/**
 * Hair, fur and twigs beyond an outline, and gaps within it: pixels near the outline that lie outside but differ
 * from the background's colour, or lie inside but have it. 1 is such a pixel.
 *
 * @param toSubject,toBackground distances to the two sides of the outline, in pixels
 * @param edge half the width of the band along the outline that is undecided anyway
 * @param onSlice called every few tens of milliseconds; may throw to stop
 */
export function findStrays(
  picture: Picture,
  toSubject: Float32Array,
  toBackground: Float32Array,
  edge: number,
  onSlice: () => void,
): Uint8Array {
  const { width, height, data } = picture;
  const count = width * height;
  const zone = STRAY_ZONE * Math.max(width, height);
  const out = new Uint8Array(count);
  // Certain background, without the strays of the first pass.
  const weight = new Float32Array(count);
  for (let at = 0; at < count; at += 1) weight[at] = (toSubject[at] as number) > edge ? 1 : 0;
  for (let look = 0; look < 2; look += 1) {
    onSlice();
    const cover = boxMean(boxMean(weight, width, height, WINDOW), width, height, WINDOW);
    const means = [0, 1, 2].map((channel) => localMean(picture, weight, cover, channel, 1));
    onSlice();
    const squares = [0, 1, 2].map((channel) => localMean(picture, weight, cover, channel, 2));
    onSlice();
    for (let at = 0; at < count; at += 1) {
      const outside = toSubject[at] as number;
      const inside = toBackground[at] as number;
      if (Math.max(outside, inside) > zone || (cover[at] as number) < 0.02) continue;
      let away = 0;
      let clutter = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const mean = means[channel]?.[at] as number;
        away += ((data[4 * at + channel] as number) - mean) ** 2;
        clutter += Math.max(0, (squares[channel]?.[at] as number) - mean * mean);
      }
      const spread = Math.sqrt(clutter / 3);
      if (spread > MOST_CLUTTER * (look === 0 ? 2 : 1)) continue;
      const distance = Math.sqrt(away / 3);
      const isStray = outside > 0 ? distance > 2.6 * spread + 4 : distance < 1.2 * spread + 3;
      out[at] = isStray ? 1 : 0;
      if (isStray && outside > 0) weight[at] = 0;
    }
  }
  return out;
}

/** Mean of a channel, or of its square, over the pixels that have weight around each pixel. */
function localMean(
  { width, height, data }: Picture,
  weight: Float32Array,
  cover: Float32Array,
  channel: number,
  power: 1 | 2,
): Float32Array {
  const values = new Float32Array(weight.length);
  for (let at = 0; at < values.length; at += 1)
    values[at] = (data[4 * at + channel] as number) ** power * (weight[at] as number);
  const mean = boxMean(boxMean(values, width, height, WINDOW), width, height, WINDOW);
  for (let at = 0; at < mean.length; at += 1)
    mean[at] = (mean[at] as number) / Math.max(1e-6, cover[at] as number);
  return mean;
}
