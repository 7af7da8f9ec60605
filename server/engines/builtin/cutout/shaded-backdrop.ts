import { boxMean } from '../pixels/box-mean.ts';
import type { Picture } from '../pixels/picture.ts';
import type { Backdrop } from './plain-backdrop.ts';

/** Half the windows in which the shading near a pixel is measured, in pixels of the small picture. */
const WINDOWS = [2, 5, 12] as const;
/** Minimum share of backdrop in a window to measure its shading. */
const LEAST = 0.08;

/**
 * A plain backdrop as it is beside the subject, in its shadow: what is mixed into an edge is the dark of the contact shadow
 * there, not the bright paper far away.
 *
 * @param mask 1 is subject
 */
export function shadedBackdrop(picture: Picture, mask: Uint8Array, backdrop: Backdrop): Backdrop['at'] {
  const { width, height, data } = picture;
  const count = width * height;
  const open = new Float32Array(count);
  const shades = [0, 1, 2].map(() => new Float32Array(count));
  const own = new Float32Array(3);
  for (let at = 0; at < count; at += 1) {
    if (touchesSubject(mask, at, width)) continue;
    open[at] = 1;
    backdrop.at(at % width, Math.floor(at / width), own);
    for (const [channel, shade] of shades.entries())
      shade[at] = Math.min(1.15, (data[4 * at + channel] as number) / Math.max(1, own[channel] as number));
  }
  const known = shades.map(() => new Float32Array(count).fill(1));
  const left = new Uint8Array(count).fill(1);
  for (const window of WINDOWS) {
    const cover = boxMean(open, width, height, window);
    const means = shades.map((shade) => boxMean(shade, width, height, window));
    for (let at = 0; at < count; at += 1) {
      if (!left[at] || (cover[at] as number) < LEAST) continue;
      left[at] = 0;
      for (const [channel, mean] of means.entries())
        (known[channel] as Float32Array)[at] = (mean[at] as number) / (cover[at] as number);
    }
  }
  return (x, y, out) => {
    backdrop.at(x, y, out);
    const column = Math.min(width - 1, Math.max(0, Math.round(x)));
    const row = Math.min(height - 1, Math.max(0, Math.round(y)));
    for (const [channel, shade] of known.entries())
      out[channel] = (out[channel] as number) * (shade[row * width + column] as number);
  };
}

/** Whether a pixel or one of its four neighbours is subject: such a pixel is mixed of both. */
function touchesSubject(mask: Uint8Array, at: number, width: number): boolean {
  const x = at % width;
  return (
    mask[at] === 1 ||
    mask[at - width] === 1 ||
    mask[at + width] === 1 ||
    (x > 0 && mask[at - 1] === 1) ||
    (x < width - 1 && mask[at + 1] === 1)
  );
}
