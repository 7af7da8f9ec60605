/** Multiplied by a byte, it repeats the byte in a whole word. */
const EACH = 0x01010101;

const views = new WeakMap<Uint8Array, Uint32Array>();

/** The bytes of a tile, four to a word. */
export function wordsOf(tile: Uint8Array): Uint32Array {
  const known = views.get(tile) ?? new Uint32Array(tile.buffer, tile.byteOffset, tile.length >> 2);
  views.set(tile, known);
  return known;
}

/** Where the run of equal bytes that begins at `from` ends, at `to` at the latest. Compares four bytes at a time. */
export function runEnd(tile: Uint8Array, from: number, to: number): number {
  const value = tile[from];
  let at = from;
  while (at < to && (at & 3) !== 0 && tile[at] === value) at += 1;
  if ((at & 3) === 0) {
    const words = wordsOf(tile);
    const word = ((value ?? 0) * EACH) >>> 0;
    while (at + 4 <= to && words[at >> 2] === word) at += 4;
  }
  while (at < to && tile[at] === value) at += 1;
  return at;
}
