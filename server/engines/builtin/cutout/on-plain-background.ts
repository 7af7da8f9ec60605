import type { Picture } from '../pixels/picture.ts';
import {
  grabCutTwice,
  LIKELY_BACKGROUND,
  LIKELY_SUBJECT,
  SURE_BACKGROUND,
  SURE_SUBJECT,
} from './grab-cut.ts';
import { ERASE, KEEP } from './hints.ts';
import { findIslands } from './islands.ts';
import { type Backdrop, floodBackdrop } from './plain-backdrop.ts';

/** If at least this share of the strokes contradicts the backdrop, colours are considered as well. */
const CONTRADICTED = 0.1;

/**
 * The subject (1) in front of a plain backdrop. Strokes that contradict it, as to keep a white lid in front of a
 * white wall or to erase a stand, start a search by colours from the backdrop's result.
 */
export async function beforeBackdrop(
  picture: Picture,
  hints: Uint8Array,
  backdrop: Backdrop,
  onRound: (share: number) => void,
): Promise<Uint8Array> {
  const mask = floodBackdrop(picture, backdrop).map((value) => 1 - value);
  floodHoles(picture, backdrop, hints, mask);
  let strokes = 0;
  let against = 0;
  hints.forEach((bits, at) => {
    if (bits !== KEEP && bits !== ERASE) return;
    strokes += 1;
    if (mask[at] !== (bits === KEEP ? 1 : 0)) against += 1;
  });
  if (against <= strokes * CONTRADICTED) return mask;
  const left = withoutErased(mask, hints, picture.width);
  const labels = left.map((value, at) => {
    const bits = hints[at];
    if (bits === KEEP) return SURE_SUBJECT;
    if (bits !== 0) return SURE_BACKGROUND;
    return value ? LIKELY_SUBJECT : LIKELY_BACKGROUND;
  });
  return grabCutTwice(picture, labels, onRound);
}

/** The mask without the objects that only an erasing stroke touches, unless nothing would be left. */
function withoutErased(mask: Uint8Array, hints: Uint8Array, width: number): Uint8Array {
  const { of, sizes } = findIslands(mask, width);
  const touched = new Uint8Array(sizes.length);
  hints.forEach((bits, at) => {
    const number = of[at] as number;
    touched[number] = (touched[number] as number) | bits;
  });
  const left = mask.map((value, at) => (value && touched[of[at] as number] !== ERASE ? 1 : 0));
  return left.includes(1) ? left : mask;
}

/** A stroke that erases a hole erases all of the hole in the backdrop's colour. */
function floodHoles(picture: Picture, backdrop: Backdrop, hints: Uint8Array, mask: Uint8Array): void {
  const { width, data } = picture;
  const own = new Float32Array(3);
  const stack: number[] = [];
  hints.forEach((bits, at) => {
    if (bits === ERASE) stack.push(at);
  });
  const reach = (at: number) => {
    if (mask[at] === 0) return;
    backdrop.at(at % width, Math.floor(at / width), own);
    for (let channel = 0; channel < 3; channel += 1) {
      const away = Math.abs((data[4 * at + channel] as number) - (own[channel] as number));
      if (away > backdrop.tolerance) return;
    }
    mask[at] = 0;
    stack.push(at);
  };
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at + width < mask.length) reach(at + width);
  }
}
