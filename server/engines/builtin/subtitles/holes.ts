import type { Caption } from './captions.ts';
import type { Rect } from './yuv.ts';

/** The holes of a frame: frames with the same holes share the object. */
export interface Holes {
  /** 1 for a hole, of the region's size. */
  hidden: Uint8Array;
  /** The holes as pixel indices, row by row, and the position in that list for each pixel (−1 for none). */
  list: Int32Array;
  index: Int32Array;
  /** The chroma samples over holes as indices of their smaller planes, and one of the holes below each. */
  colours: Int32Array;
  below: Int32Array;
}

/** An area in pixels of the region; times in frames. */
export interface TimedRect extends Rect {
  mode: 'remove' | 'keep';
  from: number;
  to: number;
}

/** The holes of each frame: pixels of captions inside the areas to clear, and outside the protected ones. */
export function holesOf(
  size: { width: number; height: number },
  captions: readonly Caption[],
  areas: readonly TimedRect[],
): (frame: number) => Holes | undefined {
  const known = new Map<string, Holes | undefined>();
  return (frame) => {
    const shown = captions.flatMap(({ from, to }, at) => (from <= frame && frame < to ? [at] : []));
    const active = areas.flatMap(({ from, to }, at) => (from <= frame && frame < to ? [at] : []));
    const key = `${shown}|${active}`;
    if (!known.has(key)) {
      const masks = shown.map((at) => (captions[at] as Caption).mask.data);
      known.set(
        key,
        punch(
          size,
          masks,
          active.map((at) => areas[at] as TimedRect),
        ),
      );
    }
    return known.get(key);
  };
}

function punch(
  { width, height }: { width: number; height: number },
  masks: readonly Uint8Array[],
  areas: readonly TimedRect[],
): Holes | undefined {
  const allowed = new Uint8Array(width * height);
  for (const mode of ['remove', 'keep'] as const)
    for (const area of areas)
      if (area.mode === mode) fill(allowed, width, height, area, mode === 'remove' ? 1 : 0);
  const hidden = new Uint8Array(width * height);
  let count = 0;
  for (let at = 0; at < hidden.length; at += 1) {
    if (allowed[at] === 0 || !masks.some((mask) => mask[at] !== 0)) continue;
    hidden[at] = 1;
    count += 1;
  }
  if (count === 0) return undefined;
  const list = new Int32Array(count);
  const index = new Int32Array(hidden.length).fill(-1);
  let next = 0;
  for (let at = 0; at < hidden.length; at += 1) {
    if (hidden[at] === 0) continue;
    list[next] = at;
    index[at] = next;
    next += 1;
  }
  return { hidden, list, index, ...coloursOver(list, width) };
}

function fill(
  out: Uint8Array,
  width: number,
  height: number,
  { x, y, ...area }: TimedRect,
  value: number,
): void {
  const [left, right] = [Math.max(0, x), Math.min(width, x + area.width)];
  if (right <= left) return;
  for (let row = Math.max(0, y); row < Math.min(height, y + area.height); row += 1)
    out.fill(value, row * width + left, row * width + right);
}

function coloursOver(list: Int32Array, width: number): Pick<Holes, 'colours' | 'below'> {
  const below = new Map<number, number>();
  for (const [hole, at] of list.entries()) {
    const x = at % width;
    const colour = (((at - x) / width) >> 1) * (width >> 1) + (x >> 1);
    if (!below.has(colour)) below.set(colour, hole);
  }
  return { colours: Int32Array.from(below.keys()), below: Int32Array.from(below.values()) };
}
