import type { Grid, Rectangle } from './grid.ts';
import { rowReader } from './runs.ts';

/** A connected area of painted pixels; pixels that touch by a corner belong together. */
export interface Area {
  bounds: Rectangle;
  /** How many pixels it has. */
  pixels: number;
  /** Its pixels as runs: row, from, up to but not including, and so on. */
  runs: readonly number[];
}

/** Maximum length of the list: it has the largest areas. The mask keeps the others. */
export const LISTED_AREAS = 60;

/** The connected areas of a value in reading order, by their topmost pixel; at most `LISTED_AREAS`, the largest. */
export function findAreas(grid: Grid, value: number): Area[] {
  // All runs of the picture: row, from, to, and its parent in the union-find forest of the areas; a root is its own
  // parent.
  const [rows, starts, ends, parents]: [number[], number[], number[], number[]] = [[], [], [], []];
  const rootOf = (index: number): number => {
    let at = index;
    while (parents[at]! !== at) {
      parents[at] = parents[parents[at]!]!;
      at = parents[at]!;
    }
    return at;
  };
  const read = rowReader(grid, value);
  let [above, aboveEnd] = [0, 0];
  for (let y = 0; y < grid.height; y += 1) {
    const start = rows.length;
    const runs = read(y);
    for (let at = 0; at < runs.length; at += 2) {
      const index = rows.length;
      const [from, to] = [runs[at]!, runs[at + 1]!];
      rows.push(y);
      starts.push(from);
      ends.push(to);
      parents.push(index);
      // A run of the row above that ends where this one starts still touches it by a corner.
      while (above < aboveEnd && ends[above]! < from) above += 1;
      for (let touching = above; touching < aboveEnd && starts[touching]! <= to; touching += 1) {
        const [one, other] = [rootOf(touching), rootOf(index)];
        // The root is the earliest run, so that areas come out in reading order.
        parents[Math.max(one, other)] = Math.min(one, other);
      }
    }
    [above, aboveEnd] = [start, rows.length];
  }
  const areas = new Map<number, { left: number; right: number; pixels: number; runs: number[] }>();
  for (let index = 0; index < rows.length; index += 1) {
    const root = rootOf(index);
    const [from, to] = [starts[index]!, ends[index]!];
    const area = areas.get(root) ?? { left: from, right: to, pixels: 0, runs: [] };
    if (index === root) areas.set(root, area);
    area.left = Math.min(area.left, from);
    area.right = Math.max(area.right, to);
    area.pixels += to - from;
    area.runs.push(rows[index]!, from, to);
  }
  const found = [...areas.values()].map(({ left, right, pixels, runs }) => {
    const [y, last] = [runs[0]!, runs[runs.length - 3]!];
    return { bounds: { x: left, y, width: right - left, height: last - y + 1 }, pixels, runs };
  });
  const largest = [...found].sort((one, other) => other.pixels - one.pixels).slice(0, LISTED_AREAS);
  const listed = new Set(largest);
  return found.filter((area) => listed.has(area));
}

/** Gives all pixels of an area a value. */
export function fillArea(grid: Grid, { runs }: Area, value: number): void {
  for (let at = 0; at < runs.length; at += 3) grid.fillRun(runs[at]!, runs[at + 1]!, runs[at + 2]!, value);
}
