import type { Size } from '@inkreel/scene/geometry.ts';
import { Grid } from './grid.ts';
import { packFinishedTile, packTile, unpackTile } from './tile-codec.ts';

const VERSION = 1;
const HEADER_BYTES = 9;

/**
 * A grid as bytes, for drafts: version, width and height (32 bits each, little-endian), then each tile as 0 and its
 * value, or as 1, its packed length (32 bits) and its packed bytes.
 */
export function packGrid(grid: Grid): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  header.setUint8(0, VERSION);
  header.setUint32(1, grid.width, true);
  header.setUint32(5, grid.height, true);
  parts.push(new Uint8Array(header.buffer));
  for (let index = 0; index < grid.tileCount; index += 1) {
    const tile = grid.tile(index);
    if (typeof tile === 'number') {
      parts.push(Uint8Array.of(0, tile));
      continue;
    }
    const packed = grid.isOpen(index) ? packTile(tile) : packFinishedTile(tile);
    const head = new DataView(new ArrayBuffer(5));
    head.setUint8(0, 1);
    head.setUint32(1, packed.length, true);
    parts.push(new Uint8Array(head.buffer), packed);
  }
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The grid that was packed; undefined if the bytes are damaged, of another version or of another size. */
export function unpackGrid(bytes: Uint8Array, { width, height }: Size): Grid | undefined {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const fits = view.getUint8(0) === VERSION && view.getUint32(1, true) === width;
    if (!fits || view.getUint32(5, true) !== height) return undefined;
    const grid = new Grid({ width, height });
    let at = HEADER_BYTES;
    for (let index = 0; index < grid.tileCount; index += 1) {
      if (view.getUint8(at) === 0) {
        grid.setTile(index, view.getUint8(at + 1));
        at += 2;
        continue;
      }
      const length = view.getUint32(at + 1, true);
      grid.setTile(index, unpackTile(bytes.subarray(at + 5, at + 5 + length)));
      at += 5 + length;
    }
    grid.endStep();
    return at === bytes.length ? grid : undefined;
  } catch {
    return undefined;
  }
}
