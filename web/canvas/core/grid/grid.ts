import type { Size } from '@inkreel/scene/geometry.ts';
import { runEnd, wordsOf } from './words.ts';

/** Side of a tile in pixels; a power of two, so that a pixel's tile is found by shifting. */
export const TILE = 256;
/** A pixel's column or row shifted by this is its tile's. */
export const TILE_SHIFT = 8;
const SHIFT = TILE_SHIFT;
const LOW = TILE - 1;

/**
 * One tile: a number if all its pixels have that value, otherwise a byte for each, row by row. The bytes of a tile are
 * never written to after the step that made them has ended, so that history and drafts may hold on to them.
 */
export type Tile = number | Uint8Array;

/** A rectangle of whole picture pixels. */
export interface Rectangle extends Size {
  x: number;
  y: number;
}

/**
 * A byte for each pixel of a picture, in tiles that only exist where something was painted: a mask of a picture of 8192
 * x 8192 pixels takes memory for its outline, not for its area. What a value means is up to the owner; 0 is empty.
 * Changes belong to a step until `endStep`.
 */
export class Grid {
  readonly width: number;
  readonly height: number;
  /** Tiles across and down. */
  readonly columns: number;
  readonly rows: number;
  readonly #tiles: Tile[];
  /** The tiles that the open step changed, as they were before it. */
  #before = new Map<number, Tile>();
  /** The tiles whose bytes were created by the open step, which may write to them. */
  #own = new Set<number>();
  #dirty: { left: number; top: number; right: number; bottom: number } | undefined;

  constructor({ width, height }: Size) {
    this.width = width;
    this.height = height;
    this.columns = Math.ceil(width / TILE);
    this.rows = Math.ceil(height / TILE);
    this.#tiles = new Array<Tile>(this.columns * this.rows).fill(0);
  }

  /** How many tiles there are; their numbers run row by row. */
  get tileCount(): number {
    return this.#tiles.length;
  }

  /** The value of a pixel; 0 outside the picture. */
  valueAt(x: number, y: number): number {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return 0;
    const tile = this.#tiles[(y >> SHIFT) * this.columns + (x >> SHIFT)]!;
    return typeof tile === 'number' ? tile : tile[((y & LOW) << SHIFT) | (x & LOW)]!;
  }

  /** A tile by its number. Its bytes are for reading. */
  tile(index: number): Tile {
    return this.#tiles[index]!;
  }

  /**
   * True if the open step is still writing to a tile's bytes, so that nothing about them may be cached.
   */
  isOpen(index: number): boolean {
    return this.#own.has(index);
  }

  /** True in the middle of a step that has changed something. */
  get hasOpenStep(): boolean {
    return this.#before.size > 0;
  }

  /** Where a tile lies, cut at the picture's edges. */
  tileArea(index: number): Rectangle {
    const x = (index % this.columns) * TILE;
    const y = Math.floor(index / this.columns) * TILE;
    return { x, y, width: Math.min(TILE, this.width - x), height: Math.min(TILE, this.height - y) };
  }

  /**
   * The value that all pixels of a rectangle share; undefined if they differ, or if finding out would mean reading
   * pixels.
   */
  uniformIn({ x, y, width, height }: Rectangle): number | undefined {
    const [left, right] = [Math.max(0, x) >> SHIFT, Math.min(this.width, x + width) - 1];
    const [top, bottom] = [Math.max(0, y) >> SHIFT, Math.min(this.height, y + height) - 1];
    const first = this.#tiles[top * this.columns + left];
    if (typeof first !== 'number') return undefined;
    for (let row = top; row <= bottom >> SHIFT; row += 1)
      for (let column = left; column <= right >> SHIFT; column += 1)
        if (this.#tiles[row * this.columns + column] !== first) return undefined;
    return first;
  }

  /** True if nothing is painted. */
  get empty(): boolean {
    return this.#tiles.every((tile) => tile === 0);
  }

  /** Gives the pixels from `from` up to but not including `to` of row `y` a value; cut at the picture's edges. */
  fillRun(y: number, from: number, to: number, value: number): void {
    if (y < 0 || y >= this.height) return;
    const start = Math.max(0, from);
    const end = Math.min(this.width, to);
    if (start >= end) return;
    const row = (y >> SHIFT) * this.columns;
    const line = (y & LOW) << SHIFT;
    for (let x = start; x < end; ) {
      const column = x >> SHIFT;
      const stop = Math.min(end, (column + 1) << SHIFT);
      const bytes = this.#writable(row + column, value);
      bytes?.fill(value, line | (x & LOW), line + stop - (column << SHIFT));
      x = stop;
    }
    this.#mark(start, y, end, y + 1);
  }

  /** Puts another tile in a tile's place, within the open step. */
  setTile(index: number, tile: Tile): void {
    const now = this.#tiles[index]!;
    if (now === tile) return;
    if (!this.#before.has(index)) this.#before.set(index, now);
    this.#tiles[index] = tile;
    this.#own.delete(index);
    const { x, y, width, height } = this.tileArea(index);
    this.#mark(x, y, x + width, y + height);
  }

  /**
   * Ends the step and returns the tiles that it changed, as they were before, by number; undefined if nothing is
   * different now.
   */
  endStep(): Map<number, Tile> | undefined {
    const changed = new Map<number, Tile>();
    for (const [index, before] of this.#before) {
      const tile = this.#simplified(index);
      this.#tiles[index] = tile;
      if (sameTile(before, tile)) this.#tiles[index] = before;
      else changed.set(index, before);
    }
    this.acceptStep();
    return changed.size > 0 ? changed : undefined;
  }

  /** Ends the step without comparing tiles, for callers that replace whole known tiles. */
  acceptStep(): void {
    this.#before = new Map();
    this.#own.clear();
  }

  /** Rolls the open step back. */
  rollBack(): void {
    for (const [index, before] of this.#before) this.setTile(index, before);
    this.#before = new Map();
  }

  /** The rectangle around what has changed since the last call; undefined if nothing has. */
  takeDirty(): Rectangle | undefined {
    const dirty = this.#dirty;
    this.#dirty = undefined;
    if (!dirty) return undefined;
    const { left, top, right, bottom } = dirty;
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  /**
   * The bytes of a tile for writing `value` into, copied when the step first writes there; undefined if all its pixels
   * have that value already.
   */
  #writable(index: number, value: number): Uint8Array | undefined {
    const tile = this.#tiles[index]!;
    if (tile === value) return undefined;
    if (this.#own.has(index)) return tile as Uint8Array;
    this.#own.add(index);
    if (!this.#before.has(index)) this.#before.set(index, tile);
    const bytes = typeof tile === 'number' ? new Uint8Array(TILE * TILE).fill(tile) : tile.slice();
    this.#tiles[index] = bytes;
    return bytes;
  }

  /** The tile as a single number if all its pixels within the picture are alike. */
  #simplified(index: number): Tile {
    const tile = this.#tiles[index]!;
    if (typeof tile === 'number') return tile;
    const { width, height } = this.tileArea(index);
    const value = tile[0]!;
    for (let y = 0; y < height; y += 1)
      if (runEnd(tile, y << SHIFT, (y << SHIFT) + width) < (y << SHIFT) + width || tile[y << SHIFT] !== value)
        return tile;
    return value;
  }

  #mark(left: number, top: number, right: number, bottom: number): void {
    const dirty = this.#dirty;
    if (!dirty) {
      this.#dirty = { left, top, right, bottom };
      return;
    }
    if (left < dirty.left) dirty.left = left;
    if (top < dirty.top) dirty.top = top;
    if (right > dirty.right) dirty.right = right;
    if (bottom > dirty.bottom) dirty.bottom = bottom;
  }
}

function sameTile(one: Tile, other: Tile): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  for (let at = 0; at < words.length; at += 1) if (words[at] !== others[at]) return false;
  return true;
}
