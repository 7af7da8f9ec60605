import type { Grid, Tile } from './grid.ts';
import { packFinishedTile, unpackTile } from './tile-codec.ts';

/** Steps that are kept as they are; older ones are packed. */
const FRESH_STEPS = 8;

interface PackedTile {
  packed: Uint8Array;
}
/** The tiles that a step changed, as they were before it, or after it once it is undone. */
type Step = Map<number, Tile | PackedTile>;

/**
 * Undo without limit: each step keeps only the tiles that it changed, and all but the newest steps keep them as run
 * lengths, so that a long session stays small in memory.
 */
export class GridHistory {
  readonly #past: Step[] = [];
  #future: Step[] = [];

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Adds the result of `Grid.endStep`. This clears the redo steps. */
  record(before: Map<number, Tile>): void {
    this.#past.push(before);
    this.#future = [];
    packOld(this.#past);
  }

  /** Undoes the last step; false if there is none. */
  undo(grid: Grid): boolean {
    return move(this.#past, this.#future, grid);
  }

  /** Redoes the last undone step; false if there is none. */
  redo(grid: Grid): boolean {
    return move(this.#future, this.#past, grid);
  }

  /** Bytes that the steps hold, for tests and measurements. */
  get bytes(): number {
    const sizes = [...this.#past, ...this.#future].flatMap((step) =>
      [...step.values()].map((tile) =>
        typeof tile === 'number' ? 0 : 'packed' in tile ? tile.packed.length : tile.length,
      ),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }
}

/** Swaps the last step's tiles with the grid's. */
function move(from: Step[], to: Step[], grid: Grid): boolean {
  const step = from.pop();
  if (!step) return false;
  const other: Step = new Map();
  for (const [index, tile] of step) {
    other.set(index, grid.tile(index));
    grid.setTile(index, typeof tile === 'object' && 'packed' in tile ? unpackTile(tile.packed) : tile);
  }
  grid.acceptStep();
  to.push(other);
  packOld(to);
  return true;
}

/** Packs the step that has just become an old one. */
function packOld(steps: Step[]): void {
  const step = steps.at(-1 - FRESH_STEPS);
  if (!step) return;
  for (const [index, tile] of step)
    if (tile instanceof Uint8Array) step.set(index, { packed: packFinishedTile(tile) });
}
