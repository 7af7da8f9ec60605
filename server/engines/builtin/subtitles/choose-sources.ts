import type { Holes } from './holes.ts';
import type { Sources } from './trace.ts';
import type { YuvFrame } from './yuv.ts';

/** Half the side of the square around a hole that is compared, and the distance of the compared pixels. */
export const REACH = 7;
const STRIDE = 2;
/** Minimum number of visible pixels for a comparison. */
const FEWEST = 5;
/** Differences in brightness are capped at this: above it, it is another object. */
const MOST_DIFFERENCE = 40;
/** Weight of pixels by their distance: near ones determine on which side of a border a hole is. */
const NEARNESS = 10;
/** Weight of the path to a source relative to the visible difference, per square root of its cost. */
const WAY = 0.25;
/** A difference of this size doubles the cost of a source relative to one from the other direction. */
const USUAL_DIFFERENCE = 4;
/** How much better another source must match to be chosen: otherwise grain would decide. */
const BETTER = 0.8;

interface Place {
  dx: number;
  dy: number;
  weight: number;
}

const PLACES: readonly Place[] = Array.from({ length: (REACH + 1) ** 2 }, (_, at): Place => {
  const dx = (at % (REACH + 1)) * STRIDE - REACH;
  const dy = Math.floor(at / (REACH + 1)) * STRIDE - REACH;
  return { dx, dy, weight: 1 / (NEARNESS + dx * dx + dy * dy) };
});

/** Reference for the comparison of one frame's sources. */
export interface SourceView {
  frames: readonly YuvFrame[];
  frame: number;
  holes: Holes;
  /** The holes of any frame: nothing is compared with them. */
  holesOf(frame: number): Holes | undefined;
  /** Cost of a place proposed by a candidate for the hole or a neighbour, as brightness. */
  penalty?(hole: number, candidate: number, from: number, x: number, y: number): number;
}

/**
 * Chooses one of several sources for each hole: the one with surroundings most similar to the visible ones of the hole.
 * Then each hole tries the sources of its neighbours, as in PatchMatch (Barnes et al. 2009), so that the right motion
 * reaches the border of a moving object, where motion fields are blurred.
 * @returns the chosen sources; their `cost` is that of the path, raised by the remaining difference
 */
export function chooseSources(view: SourceView, candidates: readonly Sources[]): Sources {
  const { holes, frames, frame } = view;
  const { width } = frames[frame] as YuvFrame;
  const count = holes.list.length;
  const [first] = candidates;
  if (!first) throw new Error('no sources to choose from');
  const chosen: Sources = {
    frame: new Int32Array(count).fill(-1),
    x: new Float32Array(count),
    y: new Float32Array(count),
    cost: new Float32Array(count).fill(Number.POSITIVE_INFINITY),
  };
  // The cost of the path to each chosen source; comparisons use `chosen.cost`.
  const ways = new Float32Array(count);
  // Which candidate found it.
  const finders = new Uint8Array(count);
  const { penalty = () => 0 } = view;
  for (const [finder, sources] of candidates.entries())
    for (let hole = 0; hole < count; hole += 1) {
      const from = sources.frame[hole] as number;
      if (from < 0) continue;
      const [x, y] = [sources.x[hole] as number, sources.y[hole] as number];
      if (isSame(chosen, hole, from, x, y)) continue;
      const way = sources.cost[hole] as number;
      const cost =
        WAY * Math.sqrt(way) +
        differenceAt(view, holes.list[hole] as number, from, x, y) +
        penalty(hole, finder, from, x, y);
      if (cost >= (chosen.cost[hole] as number) - BETTER) continue;
      put(chosen, hole, from, x, y, cost);
      ways[hole] = way;
      finders[hole] = finder;
    }
  const adopt = (hole: number, place: number, stepX: number, stepY: number) => {
    const neighbour = holes.index[place - stepY * width - stepX] ?? -1;
    if (neighbour < 0) return;
    const from = chosen.frame[neighbour] as number;
    if (from < 0) return;
    const x = (chosen.x[neighbour] as number) + stepX;
    const y = (chosen.y[neighbour] as number) + stepY;
    if (isSame(chosen, hole, from, x, y) || !isFree(view, from, x, y)) return;
    const way = ways[neighbour] as number;
    const finder = finders[neighbour] as number;
    const cost =
      WAY * Math.sqrt(way) + differenceAt(view, place, from, x, y) + penalty(hole, finder, from, x, y);
    if (cost >= (chosen.cost[hole] as number) - BETTER) return;
    put(chosen, hole, from, x, y, cost);
    ways[hole] = way;
    finders[hole] = finder;
  };
  for (let hole = 0; hole < count; hole += 1) {
    adopt(hole, holes.list[hole] as number, 1, 0);
    adopt(hole, holes.list[hole] as number, 0, 1);
  }
  for (let hole = count - 1; hole >= 0; hole -= 1) {
    adopt(hole, holes.list[hole] as number, -1, 0);
    adopt(hole, holes.list[hole] as number, 0, -1);
  }
  for (let hole = 0; hole < count; hole += 1) {
    const way = ways[hole] as number;
    const difference = (chosen.cost[hole] as number) - WAY * Math.sqrt(way);
    chosen.cost[hole] = way * (1 + (difference / USUAL_DIFFERENCE) ** 2);
  }
  return chosen;
}

function put(to: Sources, hole: number, from: number, x: number, y: number, cost: number): void {
  to.frame[hole] = from;
  to.x[hole] = x;
  to.y[hole] = y;
  to.cost[hole] = cost;
}

const isSame = (of: Sources, hole: number, from: number, x: number, y: number): boolean =>
  of.frame[hole] === from &&
  Math.abs((of.x[hole] as number) - x) < 0.25 &&
  Math.abs((of.y[hole] as number) - y) < 0.25;

/** Whether a pixel may be copied from a place. */
function isFree({ frames, holesOf }: SourceView, from: number, x: number, y: number): boolean {
  const { width, height } = frames[from] as YuvFrame;
  if (!(x >= 0 && y >= 0 && x <= width - 1 && y <= height - 1)) return false;
  return holesOf(from)?.hidden[Math.round(y) * width + Math.round(x)] !== 1;
}

/** Mean difference in brightness between the visible surroundings of a hole and those of a place in another frame. */
function differenceAt(
  { frames, frame, holes, holesOf }: SourceView,
  place: number,
  from: number,
  x: number,
  y: number,
): number {
  const { width, height, y: own } = frames[frame] as YuvFrame;
  const { y: other } = frames[from] as YuvFrame;
  const hidden = holesOf(from)?.hidden;
  const atX = place % width;
  const atY = (place - atX) / width;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  let [sum, weights, count] = [0, 0, 0];
  for (const { dx, dy, weight } of PLACES) {
    const [px, py] = [atX + dx, atY + dy];
    const [qx, qy] = [left + dx, top + dy];
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    if (qx < 0 || qy < 0 || qx >= width - 1 || qy >= height - 1) continue;
    const here = py * width + px;
    const there = qy * width + qx;
    if (holes.hidden[here] === 1) continue;
    if (hidden && (hidden[there] === 1 || hidden[there + width + 1] === 1)) continue;
    const value =
      ((other[there] as number) * (1 - fx) + (other[there + 1] as number) * fx) * (1 - fy) +
      ((other[there + width] as number) * (1 - fx) + (other[there + width + 1] as number) * fx) * fy;
    sum += weight * Math.min(MOST_DIFFERENCE, Math.abs(value - (own[here] as number)));
    weights += weight;
    count += 1;
  }
  return count < FEWEST ? MOST_DIFFERENCE / 2 : sum / weights;
}
