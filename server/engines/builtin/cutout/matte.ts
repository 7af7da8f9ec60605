import { findIslands } from './islands.ts';
import { gatherColors } from './matte-colors.ts';
import type { Matte, MatteInput } from './matte-data.ts';
import { smoothMatte } from './matte-smooth.ts';

/** Trimap label of a pixel. */
export const BACKGROUND = 0;
export const UNKNOWN = 128;
export const SUBJECT = 255;
/** Value of a missing first guess of alpha. */
export const NO_GUESS = -1;

/**
 * Alpha and true colours of the pixels between subject and background: each is modelled as a mixture of two colours
 * from the certain areas around it, its neighbours' mixtures are tried as well, and alpha is smoothed where the mixture
 * fits badly (after Gastal and Oliveira, "Shared sampling for real-time alpha matting", 2010).
 *
 * @param onRow receives the progress, 0 to 1; may throw to stop
 */
export function matte(input: MatteInput, onRow: (share: number) => void): Matte {
  const { picture, trimap } = input;
  const { width, height, data } = picture;
  const count = width * height;
  const result: Matte = {
    width,
    height,
    alpha: new Float32Array(count),
    subject: new Float32Array(count * 3),
    background: new Float32Array(count * 3),
  };
  for (let at = 0; at < count; at += 1) {
    result.alpha[at] = trimap[at] === SUBJECT ? 1 : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[4 * at + channel] as number;
      result.subject[3 * at + channel] = value;
      result.background[3 * at + channel] = value;
    }
  }
  const trust = new Float32Array(count);
  gatherColors(input, result, trust, (share) => onRow(share * 0.7));
  smoothMatte(input, result, trust, (share) => onRow(0.7 + share * 0.28));
  onRow(0.98);
  dropSpecks(result.alpha, trimap, width);
  return result;
}

/** Alpha from which a pixel is connected with its neighbours. */
const SEEN = 0.1;

/** Removes areas that are not connected to any certain subject: specks of the background's texture. */
function dropSpecks(alpha: Float32Array, trimap: Uint8Array, width: number): void {
  const seen = new Uint8Array(alpha.length);
  for (let at = 0; at < seen.length; at += 1) seen[at] = (alpha[at] as number) > SEEN ? 1 : 0;
  const { of, sizes } = findIslands(seen, width);
  const sure = new Uint8Array(sizes.length);
  for (let at = 0; at < alpha.length; at += 1) if (trimap[at] === SUBJECT) sure[of[at] as number] = 1;
  // A subject too thin to have certain pixels is unchanged.
  if (!sure.includes(1)) return;
  for (let at = 0; at < alpha.length; at += 1)
    if (!sure[of[at] as number] && (alpha[at] as number) > SEEN) alpha[at] = 0;
}
