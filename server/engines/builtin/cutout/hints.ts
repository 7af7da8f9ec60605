import type { Mask } from '../pixels/picture.ts';
import { resampleMask } from '../pixels/resample.ts';

/** A box in pixels of the picture. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The user's hints on the picture; masks have the picture's size. Every part is optional. */
export interface CutOutHints {
  /** Strokes over the subject, and over the background. Erasing wins if both were painted. */
  keep?: Mask | undefined;
  erase?: Mask | undefined;
  /** Nothing outside it belongs to the subject. */
  box?: Box | undefined;
}

interface Size {
  width: number;
  height: number;
}

/** Bits of a pixel's hints. */
export const KEEP = 1;
export const ERASE = 2;
export const OUTSIDE = 4;

/** Minimum coverage of a reduced pixel by a stroke, of 255: thin strokes must not get lost. */
const STROKE_COVER = 40;

/** The hints at a smaller size, one byte of bits a pixel (`KEEP`, `ERASE`, `OUTSIDE`). */
export function hintsAt(hints: CutOutHints, full: Size, size: Size): Uint8Array {
  const bits = new Uint8Array(size.width * size.height);
  const mark = (mask: Mask | undefined, bit: number) => {
    if (!mask) return;
    const { data } = resampleMask(mask, size);
    for (let at = 0; at < bits.length; at += 1) {
      if ((data[at] as number) >= STROKE_COVER) bits[at] = bit;
    }
  };
  mark(hints.keep, KEEP);
  mark(hints.erase, ERASE);
  const { box } = hints;
  if (!box) return bits;
  const left = Math.floor((box.left * size.width) / full.width);
  const right = Math.ceil(((box.left + box.width) * size.width) / full.width);
  const top = Math.floor((box.top * size.height) / full.height);
  const bottom = Math.ceil(((box.top + box.height) * size.height) / full.height);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      if (x >= left && x < right && y >= top && y < bottom) continue;
      const at = y * size.width + x;
      if (bits[at] === 0) bits[at] = OUTSIDE;
    }
  }
  return bits;
}

/** Whether there are any hints. */
export function hasHints({ keep, erase, box }: CutOutHints): boolean {
  return box !== undefined || isPainted(keep) || isPainted(erase);
}

/** Whether a mask has any hint. */
export function isPainted(mask: Mask | undefined): boolean {
  return mask?.data.some((value) => value > 127) ?? false;
}
