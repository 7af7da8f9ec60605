import { TILE } from './grid.ts';
import { runEnd } from './words.ts';

/** The runs of a tile: row `y` has those from `starts[y]` up to `starts[y + 1]`, each as value, from, up to but not including. */
export interface TileRuns {
  starts: Uint32Array;
  runs: Uint16Array;
}

/** The runs of a tile's bytes. */
export function runsOf(tile: Uint8Array): TileRuns {
  const runs: number[] = [];
  const starts = new Uint32Array(TILE + 1);
  for (let y = 0; y < TILE; y += 1) {
    const line = y * TILE;
    for (let x = 0; x < TILE; ) {
      const end = runEnd(tile, line + x, line + TILE) - line;
      runs.push(tile[line + x]!, x, end);
      x = end;
    }
    starts[y + 1] = runs.length;
  }
  return { starts, runs: Uint16Array.from(runs) };
}

const known = new WeakMap<Uint8Array, TileRuns>();

/** `runsOf`, cached per tile; only for tiles that are no longer written to. */
export function runsOfFinished(tile: Uint8Array): TileRuns {
  const found = known.get(tile) ?? runsOf(tile);
  known.set(tile, found);
  return found;
}
