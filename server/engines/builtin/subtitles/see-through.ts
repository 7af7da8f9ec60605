import type { Caption } from './captions.ts';
import { clipped, coveredShare, grown } from './rects.ts';
import { type Line, type SeeThroughBox, takeOff } from './take-off-box.ts';
import type { Rect, YuvFrame } from './yuv.ts';

/** A frame with a caption, and a frame without it that shows the same background. */
interface Pair {
  shown: number;
  clear: number;
  /** Maps a place of the frame with the caption to the one without, in pixels of the region. */
  shift(x: number, y: number): readonly [x: number, y: number];
}

export interface BoxSearch {
  frames: readonly YuvFrame[];
  captions: readonly Caption[];
  /** The shift from one frame to another; undefined across a cut. */
  shiftBetween(from: number, to: number): Pair['shift'] | undefined;
}

/** Maximum extent of a box around its line, in heights of the line. */
const AROUND = { across: 1.4, along: 0.9 };
/** Limit of one pixel's evidence for or against a box, of 255. */
const MOST_SAID = 14;
/** Side of the squares of pixels that are averaged for comparisons, against grain and inexact motion. */
const BLUR = 3;
/** Minimum mean change of the background by a box, of 255. */
const LEAST_CHANGE = 5;
/** Maximum mean residual of the model of a box. */
const MOST_LEFT = 7;
/** Range of the remaining background: above it there is no box, below it nothing can be restored. */
const SHARES = { least: 0.15, most: 0.93 };
/** Minimum pixels of a fit. */
const FEWEST = 60;
/** Distance in frames from the start of a caption, on both sides, since coding leaves traces. */
const AWAY = 2;

/**
 * Finds boxes behind captions by comparing them with frames just before or after: inside a box brightness is a linear
 * function of the original. Removes them from the frames as they are found, so that the next caption can be compared
 * with these.
 * @returns the boxes; their captions then cover the boxes' edges, where an exact removal is impossible
 */
export function takeOffBoxes({ frames, captions, shiftBetween }: BoxSearch): SeeThroughBox[] {
  const found: SeeThroughBox[] = [];
  const open = new Set([...captions].sort((a, b) => a.from - b.from));
  const pairsOf = (caption: Caption): Pair[] => {
    const { from, to, steady } = caption;
    const sides = [
      [steady.from + 1, from - AWAY],
      [steady.to - 2, to + AWAY - 1],
    ] as const;
    return sides.flatMap(([shown, clear]) => {
      const isClear =
        clear >= 0 && clear < frames.length && ![...open].some((other) => isShown(other, clear));
      const shift = isClear && isShown(caption, shown) ? shiftBetween(shown, clear) : undefined;
      return shift ? [{ shown, clear, shift }] : [];
    });
  };
  // A caption directly after another one is compared with that one's frames, once their box is removed.
  for (let before = -1; before !== open.size; ) {
    before = open.size;
    for (const caption of open) {
      const pairs = pairsOf(caption);
      if (pairs.length === 0) continue;
      open.delete(caption);
      const box = boxBehind(frames, caption, pairs, found);
      if (!box) continue;
      takeOff(frames, box);
      found.push(box);
    }
  }
  return found;
}

const isShown = ({ from, to }: Caption, at: number): boolean => from <= at && at < to;

/** One plane around a caption with and without it, smoothed; incomparable pixels are NaN. */
interface View {
  area: Rect;
  shown: Float32Array;
  clear: Float32Array;
}

/**
 * The box behind a caption: measured at its beginning or its end, or with the mix of an earlier box, whichever explains
 * most. An object that moves behind the letters spoils one comparison, seldom all.
 */
function boxBehind(
  frames: readonly YuvFrame[],
  caption: Caption,
  pairs: readonly Pair[],
  earlier: readonly SeeThroughBox[],
): SeeThroughBox | undefined {
  const { box } = caption;
  const area = clipped(
    grown(box, Math.round(AROUND.across * box.height), Math.round(AROUND.along * box.height)),
    frames[0] as YuvFrame,
  );
  const near = clipped({ ...grown(box, 2, 1), x: box.x - 2 - area.x, y: box.y - 1 - area.y }, area);
  let [best, found]: [number, SeeThroughBox | undefined] = [0, undefined];
  for (const pair of pairs) {
    const view = viewOf(frames, caption, pair, area);
    const measured = measuredBox(view, near);
    const known = earlier.flatMap(({ share, added }) => rectOf(view, { share, added: added[0] }) ?? []);
    for (const [at, one] of [...(measured ? [measured] : []), ...known].entries()) {
      const rect = { ...one.rect, x: one.rect.x + area.x, y: one.rect.y + area.y };
      if (one.said <= best || coveredShare(box, rect) < 0.8) continue;
      best = one.said;
      const { share, added } = one.line;
      const like = measured && at === 0 ? undefined : earlier[at - (measured ? 1 : 0)];
      const color = (plane: 'u' | 'v') => addedColor(frames, caption, pair, rect, share, plane);
      found = { caption, rect, share, added: like?.added ?? [added, color('u'), color('v')] };
    }
  }
  return found;
}

interface ExplainedRect {
  line: Line;
  /** In pixels of the view. */
  rect: Rect;
  /** How much of the difference it explains. */
  said: number;
}

/** The mix is measured between the letters first, then in the whole box found with it. */
function measuredBox(view: View, near: Rect): ExplainedRect | undefined {
  let found: ExplainedRect | undefined;
  for (let round = 0; round < 3; round += 1) {
    const line = fitLine(view, found?.rect ?? near);
    found = line && isBox(line) ? rectOf(view, line) : undefined;
    if (!found) return undefined;
  }
  return found;
}

/** The area in which a mix explains the difference between both frames; undefined if that is too little. */
function rectOf(view: View, line: Line): ExplainedRect | undefined {
  const best = bestRect(view, line);
  return best && explains(view, line, best.rect) ? { line, ...best } : undefined;
}

const isBox = ({ share }: Line): boolean => share > SHARES.least && share < SHARES.most;

function viewOf(frames: readonly YuvFrame[], { mask }: Caption, pair: Pair, area: Rect): View {
  const { shown, clear, shift } = pair;
  const [here, there] = [frames[shown] as YuvFrame, frames[clear] as YuvFrame];
  const view: View = {
    area,
    shown: new Float32Array(area.width * area.height).fill(Number.NaN),
    clear: new Float32Array(area.width * area.height).fill(Number.NaN),
  };
  for (let y = 0; y < area.height; y += 1)
    for (let x = 0; x < area.width; x += 1) {
      const [fromX, fromY] = [x + area.x, y + area.y];
      if (mask.data[fromY * here.width + fromX] !== 0) continue;
      const [dx, dy] = shift(fromX, fromY);
      const [toX, toY] = [Math.round(fromX + dx), Math.round(fromY + dy)];
      if (toX < 1 || toY < 1 || toX >= there.width - 1 || toY >= there.height - 1) continue;
      view.shown[y * area.width + x] = meanAround(here, fromX, fromY);
      view.clear[y * area.width + x] = meanAround(there, toX, toY);
    }
  return view;
}

function meanAround({ y: plane, width, height }: YuvFrame, x: number, y: number): number {
  const reach = BLUR >> 1;
  let [sum, count] = [0, 0];
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1)
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
      sum += plane[row * width + column] as number;
      count += 1;
    }
  return sum / count;
}

/** Least squares of the covered over the clear brightness, twice: the second time without outliers of the first. */
function fitLine({ area, shown, clear }: View, rect: Rect): Line | undefined {
  let line: Line | undefined;
  for (let round = 0; round < 3; round += 1) {
    let [count, x, y, xx, xy] = [0, 0, 0, 0, 0];
    for (let row = rect.y; row < rect.y + rect.height; row += 1)
      for (let column = rect.x; column < rect.x + rect.width; column += 1) {
        const at = row * area.width + column;
        const [from, to] = [clear[at] as number, shown[at] as number];
        if (Number.isNaN(from)) continue;
        if (line && Math.abs(line.share * from + line.added - to) > MOST_SAID) continue;
        count += 1;
        x += from;
        y += to;
        xx += from * from;
        xy += from * to;
      }
    const spread = xx - (x * x) / count;
    if (count < FEWEST || spread < count * 4) return line;
    const share = (xy - (x * y) / count) / spread;
    line = { share, added: (y - share * x) / count };
  }
  return line;
}

/** The rectangle with the largest sum of the pixels' evidence for a box. */
function bestRect(
  { area, shown, clear }: View,
  { share, added }: Line,
): { rect: Rect; said: number } | undefined {
  const { width, height } = area;
  const said = new Float32Array(width * height);
  for (let at = 0; at < said.length; at += 1) {
    const [from, to] = [clear[at] as number, shown[at] as number];
    if (Number.isNaN(from)) continue;
    const without = Math.min(MOST_SAID, Math.abs(from - to));
    said[at] = without - Math.min(MOST_SAID, Math.abs(share * from + added - to));
  }
  let [best, rect]: [number, Rect | undefined] = [0, undefined];
  const columns = new Float32Array(width);
  for (let top = 0; top < height; top += 1) {
    columns.fill(0);
    for (let bottom = top; bottom < height; bottom += 1) {
      let [sum, left] = [0, 0];
      for (let x = 0; x < width; x += 1) {
        columns[x] = (columns[x] as number) + (said[bottom * width + x] as number);
        if (sum <= 0) [sum, left] = [0, x];
        sum += columns[x] as number;
        if (sum <= best) continue;
        best = sum;
        rect = { x: left, y: top, width: x + 1 - left, height: bottom + 1 - top };
      }
    }
  }
  return rect && { rect, said: best };
}

function explains({ area, shown, clear }: View, { share, added }: Line, rect: Rect): boolean {
  let [count, without, left] = [0, 0, 0];
  for (let row = rect.y; row < rect.y + rect.height; row += 1)
    for (let x = rect.x; x < rect.x + rect.width; x += 1) {
      const [from, to] = [clear[row * area.width + x] as number, shown[row * area.width + x] as number];
      if (Number.isNaN(from)) continue;
      count += 1;
      without += Math.min(MOST_SAID, Math.abs(from - to));
      left += Math.min(MOST_SAID, Math.abs(share * from + added - to));
    }
  return (
    count >= FEWEST && without > LEAST_CHANGE * count && left < MOST_LEFT * count && left < 0.5 * without
  );
}

/** The box's addition to a color, as the median over its pixels. */
function addedColor(
  frames: readonly YuvFrame[],
  { mask }: Caption,
  { shown, clear, shift }: Pair,
  rect: Rect,
  share: number,
  plane: 'u' | 'v',
): number {
  const [here, there] = [frames[shown] as YuvFrame, frames[clear] as YuvFrame];
  const half = here.width >> 1;
  const differences: number[] = [];
  for (let y = rect.y & ~1; y < rect.y + rect.height; y += 2)
    for (let x = rect.x & ~1; x < rect.x + rect.width; x += 2) {
      if (mask.data[y * here.width + x] !== 0) continue;
      const [dx, dy] = shift(x, y);
      const [toX, toY] = [Math.round((x + dx) / 2), Math.round((y + dy) / 2)];
      if (toX < 0 || toY < 0 || toX >= half || toY >= there.height >> 1) continue;
      const at = (y >> 1) * half + (x >> 1);
      differences.push((here[plane][at] as number) - share * (there[plane][toY * half + toX] as number));
    }
  differences.sort((a, b) => a - b);
  return differences[differences.length >> 1] ?? 128 * (1 - share);
}
