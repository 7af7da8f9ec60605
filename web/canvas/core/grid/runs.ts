import { type Grid, TILE, TILE_SHIFT, type Tile } from './grid.ts';
import { runsOf, runsOfFinished, type TileRuns } from './tile-runs.ts';

/** Lists the runs of a row that have a value: pairs of from, and up to but not including. */
type RowReader = (y: number) => number[];

/**
 * Reads a grid's rows, fastest from top to bottom, since each tile is then read once for all of its rows. Do not keep
 * it across changes of the grid.
 */
export function rowReader(grid: Grid, value: number): RowReader {
  let row = -1;
  let tiles: (number | TileRuns)[] = [];
  const load = (index: number): number | TileRuns => {
    const tile: Tile = grid.tile(index);
    if (typeof tile === 'number') return tile;
    return grid.isOpen(index) ? runsOf(tile) : runsOfFinished(tile);
  };
  return (y) => {
    if (y >> TILE_SHIFT !== row) {
      row = y >> TILE_SHIFT;
      tiles = Array.from({ length: grid.columns }, (_, column) => load(row * grid.columns + column));
    }
    const found: number[] = [];
    const add = (from: number, to: number) => {
      if (found.length > 0 && found[found.length - 1] === from) found[found.length - 1] = to;
      else found.push(from, to);
    };
    for (let column = 0; column < tiles.length; column += 1) {
      const tile = tiles[column]!;
      const left = column * TILE;
      const width = Math.min(TILE, grid.width - left);
      if (typeof tile === 'number') {
        if (tile === value) add(left, left + width);
        continue;
      }
      const last = tile.starts[(y & (TILE - 1)) + 1]!;
      for (let at = tile.starts[y & (TILE - 1)]!; at < last; at += 3) {
        const from = tile.runs[at + 1]!;
        // Beyond the picture's edge there are no pixels.
        if (tile.runs[at] === value && from < width)
          add(left + from, left + Math.min(width, tile.runs[at + 2]!));
      }
    }
    return found;
  };
}

/** True if any pixel of the grid has a value. */
export function contains(grid: Grid, value: number): boolean {
  for (let index = 0; index < grid.tileCount; index += 1) {
    const tile = grid.tile(index);
    if (typeof tile === 'number' ? tile === value : tile.includes(value)) return true;
  }
  return false;
}
