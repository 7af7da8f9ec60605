import type { Picture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import type { Frame } from './frame.ts';

/** Blur as shares of the longer side: half way out, and at the outer border. */
const SOFT = 1 / 80;
const SOFTER = 1 / 16;
/** Rows between two calls of `tick`. */
const TICK_ROWS = 32;

/**
 * The picture in a larger frame, mirrored outside and increasingly blurred outwards. The blur begins inside the
 * continued part, so that its border shows no line.
 * @param continued pixels on each side of the picture that may be blurred
 * @param far pixels that are added on each side
 */
export function fadeOut(
  picture: Picture,
  continued: Frame,
  far: Frame,
  tick: (share: number) => void,
): Picture {
  const sharp = mirroredCanvas(picture, far, (share) => tick(0.1 * share));
  const soft = softened(sharp, SOFT, (share) => tick(0.1 + 0.2 * share));
  const softer = softened(sharp, SOFTER, (share) => tick(0.3 + 0.2 * share));
  const { width, height } = sharp;
  const inner = {
    left: far.left + continued.left,
    right: far.right + continued.right,
    top: far.top + continued.top,
    bottom: far.bottom + continued.bottom,
  };
  for (let y = 0; y < height; y += 1) {
    if (y % TICK_ROWS === 0) tick(0.5 + (0.5 * y) / height);
    const down = Math.max(
      depth(inner.top - y, inner.top, far.top),
      depth(y - height + inner.bottom + 1, inner.bottom, far.bottom),
    );
    for (let x = 0; x < width; x += 1) {
      const across = Math.max(
        depth(inner.left - x, inner.left, far.left),
        depth(x - width + inner.right + 1, inner.right, far.right),
      );
      const share = Math.min(1, Math.hypot(across, down));
      if (share <= 0) continue;
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 4; channel += 1) {
        const [from, to] = share < 0.5 ? [sharp, soft] : [soft, softer];
        const mix = smooth(share < 0.5 ? share * 2 : share * 2 - 1);
        const one = from.data[at + channel] as number;
        sharp.data[at + channel] = one + ((to.data[at + channel] as number) - one) * mix;
      }
    }
  }
  return sharp;
}

/** Distance of a pixel outwards, 0 to 1, on a side with pixels to add; other sides are not blurred. */
function depth(outwards: number, length: number, added: number): number {
  return added === 0 ? 0 : Math.max(0, Math.min(1, outwards / length));
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

function softened(picture: Picture, share: number, tick: (share: number) => void): Picture {
  const { width, height } = picture;
  const factor = Math.max(2, Math.max(width, height) * share);
  const small = {
    width: Math.max(1, Math.round(width / factor)),
    height: Math.max(1, Math.round(height / factor)),
  };
  const reduced = resamplePicture(picture, small, (done) => tick(0.5 * done));
  return resamplePicture(reduced, { width, height }, (done) => tick(0.5 + 0.5 * done));
}

function mirroredCanvas(picture: Picture, far: Frame, tick: (share: number) => void): Picture {
  const width = picture.width + far.left + far.right;
  const height = picture.height + far.top + far.bottom;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    if (y % TICK_ROWS === 0) tick(y / height);
    const row = mirrored(y - far.top, picture.height) * picture.width;
    for (let x = 0; x < width; x += 1) {
      const from = (row + mirrored(x - far.left, picture.width)) * 4;
      data.set(picture.data.subarray(from, from + 4), (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** Maps a position outside 0 to `length` into it by folding the line back as often as needed. */
function mirrored(at: number, length: number): number {
  const folded = ((at % (2 * length)) + 2 * length) % (2 * length);
  return folded < length ? folded : 2 * length - 1 - folded;
}
