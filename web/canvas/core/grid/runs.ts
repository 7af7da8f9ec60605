import { type Grid, TILE } from './grid.ts';

/**
 * The runs of one row that have a value, as pairs: from, up to but not including. Tiles without it are skipped whole.
 */
export function rowRuns(grid: Grid, y: number, value: number): number[] {
  const runs: number[] = [];
  const line = (y % TILE) * TILE;
  const first = Math.floor(y / TILE) * grid.columns;
  const add = (from: number, to: number) => {
    if (runs.at(-1) === from) runs[runs.length - 1] = to;
    else runs.push(from, to);
  };
  for (let column = 0; column < grid.columns; column += 1) {
    const tile = grid.tile(first + column);
    const left = column * TILE;
    const width = Math.min(TILE, grid.width - left);
    if (typeof tile === 'number') {
      if (tile === value) add(left, left + width);
      continue;
    }
    for (let x = 0; x < width; x += 1) {
      if (tile[line + x] !== value) continue;
      const from = x;
      while (x < width && tile[line + x] === value) x += 1;
      add(left + from, left + x);
    }
  }
  return runs;
}

/** True where any pixel of the grid has a value. */
export function contains(grid: Grid, value: number): boolean {
  for (let index = 0; index < grid.tileCount; index += 1) {
    const tile = grid.tile(index);
    if (typeof tile === 'number' ? tile === value : tile.includes(value)) return true;
  }
  return false;
}
