import type { Point } from '@inkreel/scene/geometry.ts';
import type { Grid } from './grid.ts';

/** Fills the 4-connected area of one value around a point with another value. In picture pixels. */
export function flood(grid: Grid, at: Point, value: number): void {
  const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return;
  const old = grid.valueAt(x, y);
  if (old === value) return;
  const waiting: number[] = [x, y];
  while (waiting.length > 0) {
    const row = waiting.pop()!;
    const start = waiting.pop()!;
    if (grid.valueAt(start, row) !== old) continue;
    let [from, to] = [start, start + 1];
    while (from > 0 && grid.valueAt(from - 1, row) === old) from -= 1;
    while (to < grid.width && grid.valueAt(to, row) === old) to += 1;
    grid.fillRun(row, from, to, value);
    for (const next of [row - 1, row + 1]) {
      if (next < 0 || next >= grid.height) continue;
      for (let column = from; column < to; column += 1)
        if (grid.valueAt(column, next) === old && (column === from || grid.valueAt(column - 1, next) !== old))
          waiting.push(column, next);
    }
  }
}
