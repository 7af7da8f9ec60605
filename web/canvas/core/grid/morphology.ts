import type { Grid } from './grid.ts';
import { rowReader } from './runs.ts';

/** Exchanges two values in the whole grid. */
export function exchange(grid: Grid, one: number, other: number): void {
  const swap = (value: number) => (value === one ? other : value === other ? one : value);
  const swapped = Uint8Array.from({ length: 256 }, (_, value) => swap(value));
  for (let index = 0; index < grid.tileCount; index += 1) {
    const tile = grid.tile(index);
    if (typeof tile === 'number') {
      grid.setTile(index, swap(tile));
      continue;
    }
    const bytes = new Uint8Array(tile.length);
    for (let at = 0; at < tile.length; at += 1) bytes[at] = swapped[tile[at]!]!;
    grid.setTile(index, bytes);
  }
}

/** Empties the grid. */
export function clear(grid: Grid): void {
  for (let index = 0; index < grid.tileCount; index += 1) grid.setTile(index, 0);
}

/** Adds to the areas of `value` every empty pixel that is at most `by` pixels away from them. */
export function grow(grid: Grid, value: number, by: number): void {
  spread(grid, { of: value, into: 0, by });
}

/**
 * Removes from the areas of `value` every pixel that is at most `by` pixels away from an empty one. The
 * picture's edge is not a border: an area that reaches it stays there.
 */
export function shrink(grid: Grid, value: number, by: number): void {
  spread(grid, { of: 0, into: value, by });
}

/** Dilates the areas of one value by a disc, over pixels that have another. */
function spread(grid: Grid, { of, into, by }: { of: number; into: number; by: number }): void {
  const reach = Array.from({ length: by + 1 }, (_, rise) => Math.floor(Math.sqrt(by * by - rise * rise)));
  const [readOf, readInto] = [rowReader(grid, of), rowReader(grid, into)];
  // The rows as they were: a window of them slides down, since only `by` rows above and below matter to each.
  const rows = new Map<number, number[]>();
  const rowAt = (y: number) => {
    const runs = rows.get(y) ?? (y >= 0 && y < grid.height ? readOf(y) : []);
    rows.set(y, runs);
    return runs;
  };
  const results: { y: number; runs: number[] }[] = [];
  for (let y = 0; y < grid.height; y += 1) {
    const wide: [number, number][] = [];
    for (let rise = -by; rise <= by; rise += 1) {
      const runs = rowAt(y + rise);
      const more = reach[Math.abs(rise)]!;
      for (let at = 0; at < runs.length; at += 2) wide.push([runs[at]! - more, runs[at + 1]! + more]);
    }
    rows.delete(y - by);
    if (wide.length > 0) results.push({ y, runs: common(joined(wide), readInto(y)) });
  }
  for (const { y, runs } of results)
    for (let at = 0; at < runs.length; at += 2) grid.fillRun(y, runs[at]!, runs[at + 1]!, of);
}

/** Runs as pairs, sorted, with those that touch joined. */
function joined(runs: [number, number][]): number[] {
  runs.sort((one, other) => one[0] - other[0]);
  const flat: number[] = [];
  for (const [from, to] of runs) {
    const end = flat.at(-1);
    if (end !== undefined && from <= end) flat[flat.length - 1] = Math.max(end, to);
    else flat.push(from, to);
  }
  return flat;
}

/** The intersection of two sorted lists of runs. */
function common(one: number[], other: number[]): number[] {
  const runs: number[] = [];
  for (let p = 0, q = 0; p < one.length && q < other.length; ) {
    const from = Math.max(one[p]!, other[q]!);
    const to = Math.min(one[p + 1]!, other[q + 1]!);
    if (from < to) runs.push(from, to);
    if (one[p + 1]! < other[q + 1]!) p += 2;
    else q += 2;
  }
  return runs;
}
