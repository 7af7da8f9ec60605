import { withOpenCv } from '../opencv/load-opencv.ts';
import type { Picture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import { distanceTo } from './distance.ts';

/** What is known of a pixel before GrabCut, in OpenCV's own numbers. */
export const SURE_BACKGROUND = 0;
export const SURE_SUBJECT = 1;
export const LIKELY_BACKGROUND = 2;
export const LIKELY_SUBJECT = 3;

/**
 * Splits a small picture into subject (1) and background (0) by the colours of both and by edges (after Rother,
 * Kolmogorov and Blake, 2004). If the labels contain only one of the two, they are the result.
 *
 * @param labels one of the four kinds a pixel
 * @param rounds number of iterations; each takes 0.1 to 0.5 s at 400 pixels
 * @param onRound receives the share of rounds done; may throw to stop
 */
export async function grabCut(
  picture: Picture,
  labels: Uint8Array,
  rounds: number,
  onRound: (share: number) => void,
): Promise<Uint8Array> {
  const { width, height, data } = picture;
  const subject = labels.some((label) => label === SURE_SUBJECT || label === LIKELY_SUBJECT);
  const background = labels.some((label) => label === SURE_BACKGROUND || label === LIKELY_BACKGROUND);
  if (!subject || !background) return labels.map((label) => label & 1);
  return withOpenCv((cv, keep) => {
    // Seeded, since the first grouping is random: the same picture must give the same cut.
    cv.setRNGSeed(1);
    const image = keep(new cv.Mat(height, width, cv.CV_8UC3));
    for (let at = 0; at < width * height; at += 1) {
      image.data[3 * at] = data[4 * at] as number;
      image.data[3 * at + 1] = data[4 * at + 1] as number;
      image.data[3 * at + 2] = data[4 * at + 2] as number;
    }
    const mask = keep(new cv.Mat(height, width, cv.CV_8UC1));
    mask.data.set(labels);
    const backgroundModel = keep(new cv.Mat());
    const subjectModel = keep(new cv.Mat());
    const whole = new cv.Rect(0, 0, width, height);
    for (let round = 0; round < rounds; round += 1) {
      onRound(round / rounds);
      const mode = round === 0 ? cv.GC_INIT_WITH_MASK : cv.GC_EVAL;
      cv.grabCut(image, mask, whole, backgroundModel, subjectModel, 1, mode);
    }
    return Uint8Array.from(mask.data, (label) => label & 1);
  });
}

/** A mask of a smaller size than its picture. */
export interface SmallMask {
  mask: Uint8Array;
  width: number;
  height: number;
}

/** How far the outline of the coarse cut may still move, in pixels of the fine picture. */
const BAND = 7;

/**
 * GrabCut in two steps, which is several times faster and more robust in clutter: the whole picture at half its size,
 * then only the surroundings of that outline.
 */
export async function grabCutTwice(
  picture: Picture,
  labels: Uint8Array,
  onRound: (share: number) => void,
): Promise<Uint8Array> {
  if (Math.min(picture.width, picture.height) < 31) return grabCut(picture, labels, 4, onRound);
  const coarse = await grabCutSmall(picture, labels, (share) => onRound(share * 0.6));
  return refineCut(picture, labels, coarse, (share) => onRound(0.6 + share * 0.4));
}

/** The first step: GrabCut at half the size. */
export async function grabCutSmall(
  picture: Picture,
  labels: Uint8Array,
  onRound: (share: number) => void,
): Promise<SmallMask> {
  const { width, height } = picture;
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const coarseLabels = new Uint8Array(half.width * half.height);
  for (let at = 0; at < coarseLabels.length; at += 1) {
    const x = (at % half.width) * 2;
    const y = Math.floor(at / half.width) * 2;
    coarseLabels[at] = strongest(labels, width, height, x, y);
  }
  return { mask: await grabCut(resamplePicture(picture, half), coarseLabels, 4, onRound), ...half };
}

/** The second step: GrabCut around the outline of a smaller mask. Certain labels are kept. */
export async function refineCut(
  picture: Picture,
  labels: Uint8Array,
  coarse: SmallMask,
  onRound: (share: number) => void,
): Promise<Uint8Array> {
  const { width } = picture;
  const grown = enlarged(coarse, picture);
  const toSubject = distanceTo(grown, width);
  const toBackground = distanceTo(
    grown.map((value) => 1 - value),
    width,
  );
  const fine = labels.map((label, at) => {
    if (label === SURE_SUBJECT || label === SURE_BACKGROUND) return label;
    if (grown[at]) return (toBackground[at] as number) > BAND ? SURE_SUBJECT : LIKELY_SUBJECT;
    return (toSubject[at] as number) > BAND ? SURE_BACKGROUND : LIKELY_BACKGROUND;
  });
  return grabCut(picture, fine, 2, onRound);
}

/** A mask at another size, by the nearest pixel. */
export function enlarged(small: SmallMask, { width, height }: Pick<Picture, 'width' | 'height'>): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let at = 0; at < out.length; at += 1) {
    const x = Math.floor((((at % width) + 0.5) * small.width) / width);
    const y = Math.floor(((Math.floor(at / width) + 0.5) * small.height) / height);
    out[at] = small.mask[y * small.width + x] as number;
  }
  return out;
}

/** The strongest of four labels: certain ones first, and the subject before the background. */
function strongest(labels: Uint8Array, width: number, height: number, x: number, y: number): number {
  const order = [SURE_SUBJECT, SURE_BACKGROUND, LIKELY_SUBJECT, LIKELY_BACKGROUND];
  let best = order.length - 1;
  for (let row = y; row < Math.min(height, y + 2); row += 1) {
    for (let column = x; column < Math.min(width, x + 2); column += 1)
      best = Math.min(best, order.indexOf(labels[row * width + column] as number));
  }
  return order[best] as number;
}
