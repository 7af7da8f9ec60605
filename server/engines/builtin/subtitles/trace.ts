import type { Holes } from './holes.ts';
import { type MotionField, shiftAt } from './motion-field.ts';

/** Where the background under each hole of a frame is seen: one entry for each hole. */
export interface Sources {
  /** Number of the frame; −1 where it is seen nowhere. */
  frame: Int32Array;
  x: Float32Array;
  y: Float32Array;
  /** How far it is to be trusted: frames on the way, and the differences that were left on it. */
  cost: Float32Array;
}

/** So much of a difference in brightness is left by grain and coding. */
const NOISE = 3;
/** Each so much more makes a step dearer, by its square. */
const DOUBT = 1.5;
/** Where more is left, the motion is not known. */
const UNKNOWN = 14;
/** A way that cost more is not believed. */
const MOST_COST = 150;

export const noSources = (count: number): Sources => ({
  frame: new Int32Array(count).fill(-1),
  x: new Float32Array(count),
  y: new Float32Array(count),
  cost: new Float32Array(count),
});

/** A frame in which holes may be looked behind. */
export interface Neighbour {
  /** Its number; undefined if what it shows itself is not wanted, but only what its holes lead to. */
  frame: number | undefined;
  /** Undefined if all of it may be copied. */
  holes: Holes | undefined;
  /** Of its holes. */
  sources: Sources | undefined;
  /** Where what is at a place of this frame is in it. */
  motion: MotionField;
}

/**
 * Looks behind the holes of a frame in others: where they are free there, there they are; where they are holes too, where
 * those are seen. So ways are followed over any number of frames, and each pixel is copied once, over the cheapest way.
 */
export function traceHoles(
  { width, height }: { width: number; height: number },
  holes: Holes,
  neighbours: readonly Neighbour[],
): Sources {
  const out = noSources(holes.list.length);
  for (const neighbour of neighbours) traceIn(width, height, holes, neighbour, out);
  return out;
}

function traceIn(
  width: number,
  height: number,
  { list }: Holes,
  { frame, holes: others, sources, motion }: Neighbour,
  out: Sources,
): void {
  const shift = new Float32Array(3);
  for (let hole = 0; hole < list.length; hole += 1) {
    const at = list[hole] as number;
    const x = at % width;
    const y = (at - x) / width;
    shiftAt(motion, x, y, shift);
    let toX = x + (shift[0] as number);
    let toY = y + (shift[1] as number);
    if (!(toX >= 0 && toY >= 0 && toX <= width - 1 && toY <= height - 1)) continue;
    if ((shift[2] as number) > UNKNOWN) continue;
    let cost = 1 + (Math.max(0, (shift[2] as number) - NOISE) / DOUBT) ** 2;
    let from = frame;
    const nearX = Math.round(toX);
    const nearY = Math.round(toY);
    const near = others ? (others.index[nearY * width + nearX] as number) : -1;
    // The edge of a hole is background already, so that a place between it and its neighbour may be used.
    if (near >= 0) {
      if (!sources || (sources.frame[near] as number) < 0) continue;
      from = sources.frame[near] as number;
      cost += sources.cost[near] as number;
      toX = (sources.x[near] as number) + toX - nearX;
      toY = (sources.y[near] as number) + toY - nearY;
      if (!(toX >= 0 && toY >= 0 && toX <= width - 1 && toY <= height - 1)) continue;
    }
    if (from === undefined || cost > MOST_COST) continue;
    if ((out.frame[hole] as number) >= 0 && cost >= (out.cost[hole] as number)) continue;
    out.frame[hole] = from;
    out.x[hole] = toX;
    out.y[hole] = toY;
    out.cost[hole] = cost;
  }
}
