import { TILE, type Tile } from './grid.ts';
import { runEnd } from './words.ts';

/**
 * A tile as run lengths: a value, then how many pixels have it, in seven bits of each byte, whose top bit says that
 * more follow. Masks have few runs, so most tiles shrink from 64 KB to some hundred bytes.
 */
export function packTile(tile: Uint8Array): Uint8Array {
  const packed: number[] = [];
  for (let at = 0; at < tile.length; ) {
    const value = tile[at]!;
    const end = runEnd(tile, at, tile.length);
    packed.push(value);
    let length = end - at;
    for (; length > 127; length >>>= 7) packed.push((length & 127) | 128);
    packed.push(length);
    at = end;
  }
  return Uint8Array.from(packed);
}

/**
 * The tile that was packed.
 * @throws Error if the bytes do not make a whole tile
 */
export function unpackTile(packed: Uint8Array): Uint8Array {
  const tile = new Uint8Array(TILE * TILE);
  let filled = 0;
  for (let at = 0; at < packed.length; ) {
    const value = packed[at]!;
    at += 1;
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = packed[at] ?? 0;
      at += 1;
      length |= (byte & 127) << shift;
      if (byte < 128) break;
      if (shift > 21) throw new Error('a run of a packed tile does not end');
    }
    if (length === 0 || filled + length > tile.length) throw new Error('a packed tile has a wrong run');
    tile.fill(value, filled, filled + length);
    filled += length;
  }
  if (filled !== tile.length) throw new Error('a packed tile is incomplete');
  return tile;
}

const packings = new WeakMap<Uint8Array, Uint8Array>();

/** `packTile`, cached per tile; only for tiles that are no longer written to. */
export function packFinishedTile(tile: Exclude<Tile, number>): Uint8Array {
  const known = packings.get(tile) ?? packTile(tile);
  packings.set(tile, known);
  return known;
}
