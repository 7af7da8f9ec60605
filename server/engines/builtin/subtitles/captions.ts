import { findLetterInk } from '../letters/letter-ink.ts';
import { shellsAround } from '../letters/outline.ts';
import { createMask, type Mask, type Picture } from '../pixels/picture.ts';
import { rimBeyond } from './rim.ts';
import { cropYuv, pictureOfYuv, type Rect, type YuvFrame } from './yuv.ts';

/** Text that stays in place for some frames. */
export interface Caption {
  /** Its first frame, and the one after its last. */
  from: number;
  to: number;
  /** The same without the frames in which it fades in and out. */
  steady: { from: number; to: number };
  /** Place of its line, in pixels of the frames. */
  box: Rect;
  /** The pixels that it covers, with outline, shadow and soft edges; of the frames' size. */
  mask: Mask;
}

/** Letters and their immediate surroundings, as indices of the frames' pixels. */
interface Pattern {
  inside: Int32Array;
  beside: Int32Array;
  mask: Mask;
}

/** Share of the contrast between letters and their surroundings that is left while the caption is shown. */
const SHOWN = 0.4;
/** Minimum share of the letters' pixels with constant brightness, and its maximum change, of 255. */
const SAME_LETTERS = 0.6;
const SAME_LIGHT = 22;
/** Minimum share of the contrast of a fading caption, and the share that it loses per frame. */
const FADED = 0.05;
const FALL = 0.04;
/** Maximum length of a fade, in frames. */
const LONGEST_FADE = 14;
/** Letters of less contrast in brightness (of 255) cannot be followed. */
const LEAST_CONTRAST = 10;
/** Captions of fewer frames are covered as a whole: their letters cannot be separated from a moving background. */
const FEWEST_FRAMES = 3;
/** Frames that are averaged, which evens out a moving background. */
const AVERAGED = 16;
/** How far text reaches beyond its letters and their outline, in heights of the line: soft edges, shadow, coding. */
const REACH = { share: 0.09, least: 3 };
/** How far the rest of an outline is followed beyond that, in heights of the line. */
const RIM = 0.15;
/** How much is searched around a line, in its heights. */
const AROUND = 0.6;

/**
 * Follows lines of text from the frames in which they were found to the first and last that show them, and separates
 * their letters from the background.
 * @param looks lines by the number of the frame, in pixels of the frames
 * @param step frames between two searches
 */
export function findCaptions(
  frames: readonly YuvFrame[],
  looks: ReadonlyMap<number, readonly Rect[]>,
  step: number,
  tick: () => void = () => undefined,
): Caption[] {
  const captions: Caption[] = [];
  for (const [at, boxes] of [...looks].sort(([a], [b]) => a - b)) {
    for (const box of boxes) {
      tick();
      const isKnown = captions.some(
        (caption) => caption.from <= at && at < caption.to && shareInside(box, caption.box) > 0.5,
      );
      if (!isKnown) captions.push(follow(frames, at, box, step));
    }
  }
  return captions;
}

function shareInside(box: Rect, other: Rect): number {
  const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return width <= 0 || height <= 0 ? 0 : (width * height) / (box.width * box.height);
}

function follow(frames: readonly YuvFrame[], at: number, box: Rect, step: number): Caption {
  const size = frames[at] as YuvFrame;
  const area = aroundBox(box, size);
  const whole = (from: number, to: number): Caption => ({
    from: Math.max(0, from),
    to: Math.min(frames.length, to),
    steady: { from, to },
    box,
    mask: wholeMask(box, size),
  });
  const seen = patternOf(meanOf(frames, area, at, at + 1), area, box, size);
  if (!seen) return whole(at - (step >> 1), at + (step >> 1) + 1);
  const [from, to] = shownAround(frames, seen, at);
  if (to - from < FEWEST_FRAMES) return whole(at - (step >> 1), at + (step >> 1) + 1);
  const clear = patternOf(meanOf(frames, area, from, to), area, box, size) ?? seen;
  const [first, behind] = withFades(frames, clear, [from, to]);
  return { from: first, to: behind, steady: { from, to }, box, mask: clear.mask };
}

const meanAt = (values: Uint8Array, places: Int32Array): number => {
  let sum = 0;
  for (const place of places) sum += values[place] as number;
  return sum / places.length;
};

/**
 * How much brighter the letters are than their surroundings; about 0 if they are not shown, whatever the background.
 */
const contrastOf = (frame: YuvFrame, { inside, beside }: Pattern): number =>
  meanAt(frame.y, inside) - meanAt(frame.y, beside);

/** The frames around one that show the same letters: opaque letters do not change, whatever the background. */
function shownAround(frames: readonly YuvFrame[], pattern: Pattern, at: number): [from: number, to: number] {
  const { inside } = pattern;
  const own = (frames[at] as YuvFrame).y;
  const full = contrastOf(frames[at] as YuvFrame, pattern);
  const isShown = (other: number) => {
    const frame = frames[other];
    if (!frame) return false;
    let same = 0;
    for (const place of inside)
      if (Math.abs((frame.y[place] as number) - (own[place] as number)) < SAME_LIGHT) same += 1;
    return same > SAME_LETTERS * inside.length && contrastOf(frame, pattern) / full > SHOWN;
  };
  let [from, to] = [at, at + 1];
  while (isShown(from - 1)) from -= 1;
  while (isShown(to)) to += 1;
  return [from, to];
}

/** Adds the frames in which a caption fades in and out: the contrast continues to fall from frame to frame. */
function withFades(
  frames: readonly YuvFrame[],
  pattern: Pattern,
  [first, behind]: readonly [number, number],
): [from: number, to: number] {
  const contrastAt = (at: number) => {
    const frame = frames[at];
    return frame && contrastOf(frame, pattern);
  };
  const full = contrastAt((first + behind) >> 1) as number;
  const fades = (at: number, beyond: number) => {
    const [own, next] = [contrastAt(at), contrastAt(beyond)];
    if (own === undefined) return false;
    return own / full > FADED && (own - (next ?? 0)) / full > FALL;
  };
  let [from, to] = [first, behind];
  while (first - from < LONGEST_FADE && fades(from - 1, from - 2)) from -= 1;
  while (to - behind < LONGEST_FADE && fades(to, to + 1)) to += 1;
  return [from, to];
}

function aroundBox(box: Rect, size: { width: number; height: number }): Rect {
  const margin = Math.ceil(AROUND * box.height);
  const x = Math.max(0, box.x - margin) & ~1;
  const y = Math.max(0, box.y - margin) & ~1;
  const right = Math.min(size.width, box.x + box.width + margin);
  const bottom = Math.min(size.height, box.y + box.height + margin);
  return { x, y, width: (right - x) & ~1, height: (bottom - y) & ~1 };
}

/** The mean of a part of some frames. */
function meanOf(frames: readonly YuvFrame[], area: Rect, from: number, to: number): Picture {
  const count = Math.min(AVERAGED, to - from);
  const sums = new Float32Array(area.width * area.height * 1.5);
  for (let part = 0; part < count; part += 1) {
    const at = from + Math.floor(((part + 0.5) * (to - from)) / count);
    const { y, u, v } = cropYuv(frames[at] as YuvFrame, area);
    let place = 0;
    for (const plane of [y, u, v])
      for (const value of plane) {
        sums[place] = (sums[place] as number) + value;
        place += 1;
      }
  }
  const luma = area.width * area.height;
  const bytes = Uint8Array.from(sums, (sum) => sum / count + 0.5);
  return pictureOfYuv({
    width: area.width,
    height: area.height,
    y: bytes.subarray(0, luma),
    u: bytes.subarray(luma, luma * 1.25),
    v: bytes.subarray(luma * 1.25),
  });
}

/** The letters in a picture of a line's surroundings; undefined if they have too little contrast. */
function patternOf(view: Picture, area: Rect, box: Rect, size: YuvFrame): Pattern | undefined {
  const inView = { ...box, x: box.x - area.x, y: box.y - area.y };
  const letters = Math.max(1, Math.round((1.6 * box.width) / box.height));
  const ink = findLetterInk(view, inView, 'x'.repeat(letters));
  if (!ink) return undefined;
  const { strokes, outline } = ink;
  const shells = shellsAround(
    strokes,
    (outline ? outline.width + 1 : 1) + Math.max(REACH.least, Math.round(REACH.share * box.height)),
  );
  const toFrame = (at: number) => {
    const x = (at % strokes.width) + ink.area.x + area.x;
    const y = Math.floor(at / strokes.width) + ink.area.y + area.y;
    return y * size.width + x;
  };
  const inside: number[] = [];
  const mask = createMask(size.width, size.height);
  for (let at = 0; at < strokes.data.length; at += 1) {
    if (strokes.data[at] === 0) continue;
    inside.push(toFrame(at));
    mask.data[toFrame(at)] = 255;
  }
  for (const shell of shells) for (const at of shell) mask.data[toFrame(at)] = 255;
  const further = Math.max(REACH.least, Math.round(RIM * box.height));
  for (const at of rimBeyond(strokes, shells, lightIn(view, strokes, ink.area), further))
    mask.data[toFrame(at)] = 255;
  const beside = [...(shells[1] ?? []), ...(shells[2] ?? [])].map(toFrame);
  if (inside.length === 0 || beside.length === 0) return undefined;
  const pattern = { inside: Int32Array.from(inside), beside: Int32Array.from(beside), mask };
  const contrast = contrastOfPicture(view, strokes, shells, ink.area);
  return Math.abs(contrast) < LEAST_CONTRAST ? undefined : pattern;
}

/** Brightness in a picture at the places of a mask that is a part of it. */
const lightIn = (view: Picture, part: Mask, area: Rect) => (at: number) => {
  const place = (Math.floor(at / part.width) + area.y) * view.width + (at % part.width) + area.x;
  return view.data[place * 4 + 1] as number;
};

function contrastOfPicture(view: Picture, strokes: Mask, shells: readonly number[][], area: Rect): number {
  const lightAt = lightIn(view, strokes, area);
  const mean = (places: readonly number[]) =>
    places.reduce((sum, at) => sum + lightAt(at), 0) / Math.max(1, places.length);
  const inside: number[] = [];
  for (const [at, value] of strokes.data.entries()) if (value !== 0) inside.push(at);
  return mean(inside) - mean([...(shells[1] ?? []), ...(shells[2] ?? [])]);
}

function wholeMask(box: Rect, size: { width: number; height: number }): Mask {
  const mask = createMask(size.width, size.height);
  const more = Math.max(REACH.least, Math.round(REACH.share * box.height));
  const right = Math.min(size.width, box.x + box.width + more);
  for (let y = Math.max(0, box.y - more); y < Math.min(size.height, box.y + box.height + more); y += 1)
    mask.data.fill(255, y * size.width + Math.max(0, box.x - more), y * size.width + right);
  return mask;
}
