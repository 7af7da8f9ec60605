import type { Place } from '@inkreel/contract/api/tasks.ts';
import type { Mask, Picture } from '../pixels/picture.ts';
import type { CutOutHints } from './hints.ts';
import type { Matte } from './matte-data.ts';

/** A subject without its background. */
export interface CutOut {
  /** The subject, RGBA, in the size of its picture. */
  picture: Picture;
  /** Its alpha alone. */
  alpha: Mask;
  /** 0 to 1: how likely the user agrees; below `SURE_ENOUGH` the editor should ask for a box. */
  confidence: number;
  /** Parts to review: two guesses disagree there. */
  doubts: Place[];
}

/** Confidence from which a cut-out needs no more hints. */
export const SURE_ENOUGH = 0.55;
/** How far alpha may deviate from the small matte along edges of the large picture. */
const FREEDOM = 0.35;

/** The alpha channel of a picture, if it is more than a trace of transparency. */
export function ownAlpha({ width, height, data }: Picture): Mask | undefined {
  const alpha: Mask = { width, height, data: new Uint8Array(width * height) };
  let clear = 0;
  for (let at = 0; at < alpha.data.length; at += 1) {
    const value = data[4 * at + 3] as number;
    alpha.data[at] = value;
    if (value < 128) clear += 1;
  }
  return clear > alpha.data.length * 0.005 ? alpha : undefined;
}

/**
 * Upsamples a matte to the full size of its picture: alpha is interpolated and sharpened by the picture's colours where
 * subject and background differ; at the edge the background's share is removed from each colour.
 */
export function fullSize(
  picture: Picture,
  matte: Matte,
  hints: CutOutHints,
  onRow: (share: number) => void,
): Omit<CutOut, 'confidence' | 'doubts'> {
  const { width, height, data } = picture;
  const out: Picture = { width, height, data: new Uint8ClampedArray(data.length) };
  const alpha: Mask = { width, height, data: new Uint8Array(width * height) };
  const same = matte.width === width && matte.height === height;
  const subject = new Float32Array(3);
  const background = new Float32Array(3);
  for (let y = 0; y < height; y += 1) {
    if (y % 16 === 0) onRow(y / height);
    const rows = places(y, height, matte.height);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const columns = places(x, width, matte.width);
      let value = between(matte.alpha, 1, 0, columns, rows, matte.width);
      if (hints.erase && (hints.erase.data[at] as number) > 127) value = 0;
      else if (hints.keep && (hints.keep.data[at] as number) > 127) value = 1;
      else if (value > 0.004 && value < 0.996) {
        for (let channel = 0; channel < 3; channel += 1) {
          subject[channel] = between(matte.subject, 3, channel, columns, rows, matte.width);
          background[channel] = between(matte.background, 3, channel, columns, rows, matte.width);
        }
        if (!same) value = sharpened(value, data, at, subject, background);
      }
      const whole = Math.round(value * 255);
      alpha.data[at] = whole;
      if (whole === 0) continue;
      out.data[4 * at + 3] = whole;
      for (let channel = 0; channel < 3; channel += 1) {
        const seen = data[4 * at + channel] as number;
        out.data[4 * at + channel] =
          whole === 255
            ? seen
            : cleaned(seen, value, subject[channel] as number, background[channel] as number);
      }
    }
  }
  return { picture: out, alpha };
}

interface Places {
  first: number;
  second: number;
  /** Weight of the second. */
  share: number;
}

/** The two rows or columns of the matte around the centre of a pixel. */
function places(at: number, full: number, small: number): Places {
  const centre = Math.min(small - 1, Math.max(0, ((at + 0.5) * small) / full - 0.5));
  const first = Math.floor(centre);
  return { first, second: Math.min(small - 1, first + 1), share: centre - first };
}

function between(
  values: Float32Array,
  step: number,
  channel: number,
  columns: Places,
  rows: Places,
  width: number,
): number {
  const read = (row: number, column: number) => values[(row * width + column) * step + channel] as number;
  const upper =
    read(rows.first, columns.first) * (1 - columns.share) + read(rows.first, columns.second) * columns.share;
  if (rows.share === 0) return upper;
  const lower =
    read(rows.second, columns.first) * (1 - columns.share) +
    read(rows.second, columns.second) * columns.share;
  return upper * (1 - rows.share) + lower * rows.share;
}

/** Alpha from the pixel's colour, as far as the two colours differ, and close to the matte's value. */
function sharpened(
  value: number,
  data: Uint8ClampedArray,
  at: number,
  subject: Float32Array,
  background: Float32Array,
): number {
  let apart = 0;
  let along = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const way = (subject[channel] as number) - (background[channel] as number);
    apart += way * way;
    along += ((data[4 * at + channel] as number) - (background[channel] as number)) * way;
  }
  const trust = Math.min(1, apart / 4900);
  const own = Math.min(1, Math.max(0, along / (apart + 1)));
  const near = Math.min(value + FREEDOM, Math.max(value - FREEDOM, own));
  return value + (near - value) * trust;
}

/** The subject's colour in a mixed pixel; the smaller its share, the more the surrounding colours count. */
function cleaned(seen: number, alpha: number, subject: number, background: number): number {
  const solved = (seen - (1 - alpha) * background) / alpha;
  const believe = Math.min(1, alpha * 1.4);
  return subject + (Math.min(255, Math.max(0, solved)) - subject) * believe * believe;
}
