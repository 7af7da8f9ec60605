import type { Holes } from './holes.ts';
import { type MotionField, shiftAt } from './motion-field.ts';

/** The source of the background under each hole of a frame: one entry for each hole. */
export interface Sources {
  /** Number of the frame; −1 if no frame shows it. */
  frame: Int32Array;
  x: Float32Array;
  y: Float32Array;
  /** Unreliability: the frames on the path, and the differences left on it. */
  cost: Float32Array;
}

/** Difference in brightness caused by grain and coding. */
const NOISE = 3;
/** Scale of the excess difference, whose square adds to the cost of a step. */
const DOUBT = 1.5;
/** Above this difference, the motion is unknown. */
const UNKNOWN = 14;
/** Maximum cost of a path. */
const MOST_COST = 150;

export const noSources = (count: number): Sources => ({
  frame: new Int32Array(count).fill(-1),
  x: new Float32Array(count),
  y: new Float32Array(count),
  cost: new Float32Array(count),
});

/** A frame on a path from a hole to its source. */
export interface Neighbour {
  /** Its number; undefined if only the sources of its holes are wanted, not its own pixels. */
  frame: number | undefined;
  /** Undefined if all of it may be copied. */
  holes: Holes | undefined;
  /** Of its holes. */
  sources: Sources | undefined;
  /** Motion from this frame to it. */
  motion: MotionField;
}

/**
 * Finds the sources of a frame's holes in other frames: a visible place is a source, and a place in a hole leads to the
 * source of that hole. So paths extend over any number of frames, and each pixel is copied once, along the cheapest
 * path.
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
    // The edge of a hole is already background, so a place between it and its neighbour may be used.
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
