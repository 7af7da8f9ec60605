import type { Mask, Picture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import { partAround, putBack } from './around-box.ts';
import { distanceTo } from './distance.ts';
import { findSubjects } from './find-subjects.ts';
import { type CutOut, fullSize, ownAlpha } from './full-size.ts';
import { guidedPlane } from './guided-filter.ts';
import { type CutOutHints, ERASE, hasHints, hintsAt, KEEP, OUTSIDE } from './hints.ts';
import { BACKGROUND, matte, NO_GUESS, SUBJECT, UNKNOWN } from './matte.ts';
import type { MatteInput } from './matte-data.ts';
import { type Outline, outline } from './outline.ts';
import { shadedBackdrop } from './shaded-backdrop.ts';
import { findStrays, STRAY_ZONE } from './strays.ts';

/** Longest side at which subject and background are separated: GrabCut slows down sharply above. */
const OUTLINE_SIDE = 400;
/** Longest side at which alpha is computed; for larger pictures it is upsampled along their edges. */
const MATTE_SIDE = 1600;
/** Half the width of the undecided edge, as a share of the longest side. */
const EDGE = 0.011;
const PLAIN_EDGE = 0.007;

/**
 * Cuts the subject out of a picture: alpha in full resolution, and colours at the edge without those of the
 * old background. Where alpha is 255 the picture's pixels are unchanged. Strokes are obeyed exactly. A
 * transparent picture keeps its alpha unless there are hints.
 *
 * @param report receives the progress, 0 to 1; may throw to stop
 */
export async function cutOut(
  picture: Picture,
  hints: CutOutHints,
  report: (share: number) => void,
): Promise<CutOut> {
  report(0);
  const own = ownAlpha(picture);
  if (own && !hasHints(hints)) return { picture, alpha: own, confidence: 1, doubts: [] };
  const part = partAround(picture, hints);
  if (part) return putBack(await cutOut(part.picture, part.hints, report), part, picture);
  const small = resamplePicture(picture, fitted(picture, OUTLINE_SIDE), () => report(0));
  const bits = hintsAt(hints, picture, small);
  const found = await outline(
    small,
    bits,
    () => findSubjects(small),
    (share) => report(0.02 + share * 0.4),
  );
  const middle = fitted(picture, MATTE_SIDE);
  const input = matteInput(
    middle.width === picture.width ? picture : resamplePicture(picture, middle, () => report(0.42)),
    small,
    bits,
    found,
    () => report(0.43),
  );
  report(0.45);
  const colors = matte(input, (share) => report(0.45 + share * 0.4));
  const full = fullSize(picture, colors, hints, (share) => report(0.85 + share * 0.14));
  if (own) clip(full.picture, full.alpha, own);
  report(1);
  return { ...full, confidence: found.confidence, doubts: found.doubts };
}

function fitted({ width, height }: Picture, longest: number): { width: number; height: number } {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Scales outline and hints to the size at which alpha is computed. */
function matteInput(
  picture: Picture,
  small: Picture,
  hints: Uint8Array,
  found: Outline,
  onSlice: () => void,
): MatteInput {
  const { width, height, data } = picture;
  const scale = Math.max(1, width / small.width);
  const share = found.backdrop ? PLAIN_EDGE : EDGE;
  const edge = Math.max(2, share * Math.max(small.width, small.height));
  const toSubject = distanceTo(found.mask, small.width);
  const toBackground = distanceTo(
    found.mask.map((value) => 1 - value),
    small.width,
  );
  onSlice();
  const strays = findStrays(small, toSubject, toBackground, edge, onSlice);
  const guided = guidedPlane(
    small,
    Float32Array.from(found.mask),
    Math.max(2, Math.round(edge * 0.75)),
    1e-4,
    onSlice,
  );
  const trimap = new Uint8Array(width * height);
  const guess = new Float32Array(width * height);
  const stepX = small.width / width;
  const stepY = small.height / height;
  for (let y = 0; y < height; y += 1) {
    if (y % 32 === 0) onSlice();
    const row = Math.min(small.height - 1, Math.floor((y + 0.5) * stepY)) * small.width;
    for (let x = 0; x < width; x += 1) {
      const from = row + Math.min(small.width - 1, Math.floor((x + 0.5) * stepX));
      const at = y * width + x;
      const hint = hints[from];
      if (hint === KEEP) trimap[at] = SUBJECT;
      else if (hint === ERASE || hint === OUTSIDE) trimap[at] = BACKGROUND;
      else if (strays[from]) {
        trimap[at] = UNKNOWN;
        guess[at] = NO_GUESS;
      } else if ((toBackground[from] as number) > edge) trimap[at] = SUBJECT;
      else if ((toSubject[from] as number) > edge) trimap[at] = BACKGROUND;
      else {
        trimap[at] = UNKNOWN;
        const value = guided.at(
          (x + 0.5) * stepX,
          (y + 0.5) * stepY,
          data[4 * at] as number,
          data[4 * at + 1] as number,
          data[4 * at + 2] as number,
        );
        guess[at] = Math.min(1, Math.max(0, (value - 0.15) / 0.7));
      }
    }
  }
  const behind = found.backdrop && shadedBackdrop(small, found.mask, found.backdrop);
  return {
    picture,
    trimap,
    guess,
    reach: Math.ceil(Math.max(edge * 3.2, STRAY_ZONE * 1.3 * Math.max(small.width, small.height)) * scale),
    backdrop: behind && ((x, y, out) => behind((x + 0.5) * stepX - 0.5, (y + 0.5) * stepY - 0.5, out)),
  };
}

/** Transparent pixels stay transparent. */
function clip(picture: Picture, alpha: Mask, own: Mask): void {
  for (let at = 0; at < own.data.length; at += 1) {
    const value = Math.min(own.data[at] as number, alpha.data[at] as number);
    alpha.data[at] = value;
    picture.data[4 * at + 3] = value;
  }
}
