import type { Grid, Rectangle } from './grid.ts';
import { rowRuns } from './runs.ts';

/** A connected area of painted pixels; pixels that touch by a corner belong together. */
export interface Area {
  bounds: Rectangle;
  /** How many pixels it has. */
  pixels: number;
  /** Its pixels as runs: row, from, up to but not including, and so on. */
  runs: readonly number[];
}

/** Areas that are told apart: the largest. The others are left out of the list, not of the mask. */
export const LISTED_AREAS = 60;

/** The connected areas of a value in reading order, by their topmost pixel; at most `LISTED_AREAS`, the largest. */
export function findAreas(grid: Grid, value: number): Area[] {
  const runs: { y: number; from: number; to: number; parent: number }[] = [];
  const rootOf = (index: number): number => {
    let at = index;
    while (runs[at]!.parent !== at) {
      runs[at]!.parent = runs[runs[at]!.parent]!.parent;
      at = runs[at]!.parent;
    }
    return at;
  };
  let above: [number, number] = [0, 0];
  for (let y = 0; y < grid.height; y += 1) {
    const start = runs.length;
    const flat = rowRuns(grid, y, value);
    let [p, end] = above;
    for (let at = 0; at < flat.length; at += 2) {
      const index = runs.length;
      const [from, to] = [flat[at]!, flat[at + 1]!];
      runs.push({ y, from, to, parent: index });
      // A run of the row above that ends where this one starts still touches it by a corner.
      while (p < end && runs[p]!.to < from) p += 1;
      for (let touching = p; touching < end && runs[touching]!.from <= to; touching += 1) {
        const [one, other] = [rootOf(touching), rootOf(index)];
        // The root is the earliest run, so that areas come out in reading order.
        runs[Math.max(one, other)]!.parent = Math.min(one, other);
      }
    }
    [p, end] = [start, runs.length];
    above = [p, end];
  }
  const areas = new Map<number, { left: number; right: number; pixels: number; runs: number[] }>();
  runs.forEach(({ y, from, to }, index) => {
    const root = rootOf(index);
    const area = areas.get(root) ?? { left: from, right: to, pixels: 0, runs: [] };
    area.left = Math.min(area.left, from);
    area.right = Math.max(area.right, to);
    area.pixels += to - from;
    area.runs.push(y, from, to);
    areas.set(root, area);
  });
  const found = [...areas.values()].map(({ left, right, pixels, runs: own }) => {
    const [y, last] = [own[0]!, own[own.length - 3]!];
    return { bounds: { x: left, y, width: right - left, height: last - y + 1 }, pixels, runs: own };
  });
  const largest = [...found].sort((one, other) => other.pixels - one.pixels).slice(0, LISTED_AREAS);
  const listed = new Set(largest);
  return found.filter((area) => listed.has(area));
}

/** Gives all pixels of an area a value. */
export function fillArea(grid: Grid, { runs }: Area, value: number): void {
  for (let at = 0; at < runs.length; at += 3) grid.fillRun(runs[at]!, runs[at + 1]!, runs[at + 2]!, value);
}
