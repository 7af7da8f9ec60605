import type { Mask, Picture } from '../pixels/picture.ts';
import { resampleMask, resamplePicture } from '../pixels/resample.ts';
import { fullSize } from './full-size.ts';
import { BACKGROUND, matte, SUBJECT, UNKNOWN } from './matte.ts';

/** Longest side at which the colours of subject and background are separated. */
const MATTE_SIDE = 1600;
/** From and up to these values, of 255, a pixel is wholly subject or background. */
const SURE_SUBJECT = 243;
const SURE_BACKGROUND = 12;
/** How far from an edge the colours of both sides are searched, as a share of the longest side. */
const REACH = 0.035;

/**
 * Cuts out what a mask covers, keeping its alpha: only background colours are removed from the edge.
 *
 * @param mask of any size; 255 is the subject
 * @param report receives the progress, 0 to 1; may throw to stop
 * @returns the subject, RGBA, of the picture's size
 */
export function cutByMask(picture: Picture, mask: Mask, report: (share: number) => void): Picture {
  const longest = Math.max(picture.width, picture.height);
  const factor = Math.min(1, MATTE_SIDE / longest);
  const size = {
    width: Math.max(1, Math.round(picture.width * factor)),
    height: Math.max(1, Math.round(picture.height * factor)),
  };
  const middle = factor === 1 ? picture : resamplePicture(picture, size, () => report(0));
  const shares = resampleMask(mask, size, () => report(0));
  const trimap = shares.data.map((value) =>
    value >= SURE_SUBJECT ? SUBJECT : value <= SURE_BACKGROUND ? BACKGROUND : UNKNOWN,
  );
  const alpha = Float32Array.from(shares.data, (value) => value / 255);
  const reach = Math.ceil(REACH * Math.max(size.width, size.height));
  const colors = matte({ picture: middle, trimap, guess: alpha, reach }, (share) => report(share * 0.7));
  for (let at = 0; at < alpha.length; at += 1)
    colors.alpha[at] = trimap[at] === UNKNOWN ? (alpha[at] as number) : trimap[at] === SUBJECT ? 1 : 0;
  return fullSize(picture, colors, {}, (share) => report(0.7 + share * 0.3)).picture;
}
