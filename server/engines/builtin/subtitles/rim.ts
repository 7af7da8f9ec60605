import { shellsAround } from '../letters/outline.ts';
import type { Mask } from '../pixels/picture.ts';

/** Minimum difference in brightness between an outline and its surroundings, of 255. */
const LEAST_STEP = 60;
/** A pixel belongs to the outline if its brightness is this much nearer to the outline's than to the background's. */
const NEARER = 0.5;
/** How far outside the shells the background is sampled, in pixels. */
const GROUND = 3;
/** Soft edge around the rest of an outline, in pixels. */
const EDGE = 2;

/**
 * The part of an outline beyond the shells around letters. Shells are diamonds, which fall short where an outline bends
 * around the end of a stroke; and a strong outline may have been detected as the letters, up to the border of their
 * box.
 * @param strokes the letters
 * @param shells around them, from the first pixel on
 * @param lightAt brightness of a pixel of `strokes`, 0 to 255
 * @param reach maximum distance beyond the shells, in pixels
 * @returns places of `strokes`
 */
export function rimBeyond(
  strokes: Mask,
  shells: readonly number[][],
  lightAt: (at: number) => number,
  reach: number,
): number[] {
  const last = shells.at(-1);
  const first = [...(shells[1] ?? []), ...(shells[2] ?? [])];
  if (!last || first.length === 0) return [];
  const beyond = shellsAround(strokes, shells.length + GROUND).at(-1) ?? last;
  const ground = medianOf(beyond.map(lightAt));
  const letters = Array.from(strokes.data.keys()).filter((at) => strokes.data[at] !== 0);
  const rims = [first, letters]
    .map((places) => medianOf(places.map(lightAt)))
    .filter((rim) => Math.abs(rim - ground) >= LEAST_STEP);
  const isRim = (at: number) =>
    rims.some((rim) => Math.abs(lightAt(at) - rim) < NEARER * Math.abs(lightAt(at) - ground));

  const { width, height } = strokes;
  const covered = Uint8Array.from(strokes.data);
  for (const shell of shells) for (const at of shell) covered[at] = 255;
  const left: Mask = { width, height, data: new Uint8Array(width * height) };
  const found: number[] = [];
  let edge = last.filter(isRim);
  for (let step = 0; step < reach && edge.length > 0; step += 1) {
    const next: number[] = [];
    for (const at of edge)
      for (const beside of around(at, width, height)) {
        if (covered[beside] || !isRim(beside)) continue;
        covered[beside] = 255;
        left.data[beside] = 255;
        next.push(beside);
      }
    found.push(...next);
    edge = next;
  }
  return found.length === 0 ? [] : [...found, ...shellsAround(left, EDGE).flat()];
}

/** The eight pixels around one. */
function around(at: number, width: number, height: number): number[] {
  const x = at % width;
  const y = (at - x) / width;
  const places: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
      places.push(row * width + column);
  return places;
}

const medianOf = (values: readonly number[]): number =>
  Float32Array.from(values).sort()[values.length >> 1] ?? 0;
