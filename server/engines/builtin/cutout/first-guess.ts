import type { Box as FoundBox } from '../faces/face.ts';
import type { Picture } from '../pixels/picture.ts';
import type { Subjects } from './find-subjects.ts';
import { LIKELY_BACKGROUND, LIKELY_SUBJECT, SURE_BACKGROUND, SURE_SUBJECT } from './grab-cut.ts';
import { ERASE, KEEP, OUTSIDE } from './hints.ts';
import { wayFrom } from './nearest-stroke.ts';
import { fillBox, fillEllipse } from './paint-labels.ts';

/** Saliency of each pixel, 0 to 1, and its threshold. */
export interface StandsOut {
  stands: Float32Array;
  split: number;
}

/** Detected boxes are too small or too large by up to this share of their size. */
const BOX_ERROR = 0.08;

/**
 * Labels each pixel of a small picture before its colours are considered: GrabCut's four labels, from the hints,
 * from detected people and objects, and from saliency.
 *
 * @param hints bits of `hints.ts`
 */
export function firstLabels(
  picture: Picture,
  hints: Uint8Array,
  subjects: Subjects,
  { stands, split }: StandsOut,
): Uint8Array {
  const { width, height } = picture;
  const boxed = hints.includes(OUTSIDE);
  const found = boxed ? [] : subjects.boxes;
  const labels = new Uint8Array(width * height);
  const strokes = hints.includes(KEEP) ? nearestStroke(picture, hints) : undefined;
  for (let at = 0; at < labels.length; at += 1) {
    const x = at % width;
    const y = Math.floor(at / width);
    const value = stands[at] as number;
    if (strokes) labels[at] = strokes(at) ? LIKELY_SUBJECT : LIKELY_BACKGROUND;
    else if (boxed) labels[at] = value < split * 0.25 ? LIKELY_BACKGROUND : LIKELY_SUBJECT;
    else if (found.length > 0) labels[at] = labelByBoxes(found, x, y, value, split, width, height);
    else if (value > split) labels[at] = LIKELY_SUBJECT;
    // Areas at the upper border or the sides that are not salient are background.
    else labels[at] = x < 2 || y < 2 || x >= width - 2 ? SURE_BACKGROUND : LIKELY_BACKGROUND;
  }
  for (const box of subjects.beside) fillBox(labels, picture, box, SURE_BACKGROUND);
  for (const core of subjects.cores) fillEllipse(labels, picture, core, SURE_SUBJECT);
  for (let at = 0; at < labels.length; at += 1) {
    const bits = hints[at];
    if (bits === KEEP) labels[at] = SURE_SUBJECT;
    else if (bits === ERASE || bits === OUTSIDE) labels[at] = SURE_BACKGROUND;
  }
  return labels;
}

/** Whether a pixel is nearer to a keeping stroke than to an erased part, the outside of the box, or the border. */
function nearestStroke(picture: Picture, hints: Uint8Array): (at: number) => boolean {
  const { width, height } = picture;
  const toKeep = wayFrom(picture, (at) => hints[at] === KEEP);
  const against = hints.some((bits) => bits === ERASE || bits === OUTSIDE);
  const isBorder = (at: number) =>
    at < width || at % width === 0 || at % width === width - 1 || at >= width * (height - 1);
  const toRest = wayFrom(picture, (at) =>
    against ? hints[at] === ERASE || hints[at] === OUTSIDE : isBorder(at),
  );
  return (at) => (toKeep[at] as number) < (toRest[at] as number);
}

function labelByBoxes(
  boxes: readonly FoundBox[],
  x: number,
  y: number,
  value: number,
  split: number,
  width: number,
  height: number,
): number {
  let near = false;
  for (const box of boxes) {
    if (isWithin(box, x, y, 0)) return value < split * 0.3 ? LIKELY_BACKGROUND : LIKELY_SUBJECT;
    near ||=
      isWithin(box, x, y, BOX_ERROR) ||
      isWithin(box, x, y, (0.02 * (width + height)) / (box.width + box.height));
  }
  if (!near) return SURE_BACKGROUND;
  return value > split ? LIKELY_SUBJECT : LIKELY_BACKGROUND;
}

function isWithin(box: FoundBox, x: number, y: number, margin: number): boolean {
  const across = box.width * margin;
  const down = box.height * margin;
  return (
    x >= box.x - across &&
    x < box.x + box.width + across &&
    y >= box.y - down &&
    y < box.y + box.height + down
  );
}
