import type { Mask, Picture } from '../pixels/picture.ts';
import type { CutOut } from './full-size.ts';
import type { Box, CutOutHints } from './hints.ts';

/** Margin around a box from which its background is learnt, as a share of its longer side. */
const ROOM = 0.3;
/** From this share of the picture on, cropping to the box gains nothing. */
const MOST = 0.6;

/** The part of a picture around the box of its hints, with the hints inside it. */
export interface Part {
  picture: Picture;
  hints: CutOutHints;
  /** Position of the part in the picture. */
  left: number;
  top: number;
}

/**
 * The part of a picture around a small box: thin objects are found only at a high resolution. Undefined
 * if there is no box, or a large one.
 */
export function partAround(picture: Picture, hints: CutOutHints): Part | undefined {
  const { box } = hints;
  if (!box) return undefined;
  const room = Math.max(box.width, box.height) * ROOM;
  const left = Math.max(0, Math.floor(box.left - room));
  const top = Math.max(0, Math.floor(box.top - room));
  const width = Math.min(picture.width, Math.ceil(box.left + box.width + room)) - left;
  const height = Math.min(picture.height, Math.ceil(box.top + box.height + room)) - top;
  if (width < 1 || height < 1 || width * height > picture.width * picture.height * MOST) return undefined;
  const place: Box = { left, top, width, height };
  const mask = (whole: Mask | undefined): Mask | undefined =>
    whole && { width, height, data: new Uint8Array(part(whole.data, picture.width, place, 1)) };
  return {
    picture: { width, height, data: new Uint8ClampedArray(part(picture.data, picture.width, place, 4)) },
    hints: {
      keep: mask(hints.keep),
      erase: mask(hints.erase),
      box: { ...box, left: box.left - left, top: box.top - top },
    },
    left,
    top,
  };
}

/** The cut-out of a part in a picture of the whole size, transparent around it. */
export function putBack(cut: CutOut, { left, top }: Part, { width, height }: Picture): CutOut {
  const alpha: Mask = { width, height, data: new Uint8Array(width * height) };
  const picture: Picture = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  for (let y = 0; y < cut.alpha.height; y += 1) {
    const from = y * cut.alpha.width;
    const to = (y + top) * width + left;
    alpha.data.set(cut.alpha.data.subarray(from, from + cut.alpha.width), to);
    picture.data.set(cut.picture.data.subarray(4 * from, 4 * (from + cut.alpha.width)), 4 * to);
  }
  return { picture, alpha, confidence: cut.confidence, doubts: [] };
}

function part(
  values: Uint8Array | Uint8ClampedArray,
  stride: number,
  { left, top, width, height }: Box,
  channels: number,
): Uint8Array {
  const out = new Uint8Array(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * stride + left) * channels;
    out.set(values.subarray(from, from + width * channels), y * width * channels);
  }
  return out;
}
