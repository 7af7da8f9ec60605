import type { Plane } from '../pixels/picture.ts';
import type { Part } from '../pixels/resample.ts';

/** Side of a tile of the result, in pixels: large enough that its margin costs little, small enough for any memory. */
const TILE = 768;
/** Source pixels around a tile that its pixels can depend on. */
const MARGIN = 16;

/** One tile: the part read from the source, the part computed from it, and the part of that to keep. */
export interface Tile {
  source: Part;
  result: Part;
  /** The pixels of the whole result that this tile alone writes. */
  kept: { left: number; top: number; width: number; height: number };
}

interface Size {
  width: number;
  height: number;
}

/** Tiles that cover a result of `to` made from a source of `from`, row by row; the kept parts never overlap. */
export function tilesOf(from: Size, to: Size): Tile[] {
  const tiles: Tile[] = [];
  for (let top = 0; top < to.height; top += TILE)
    for (let left = 0; left < to.width; left += TILE) {
      const across = stretch(left, Math.min(TILE, to.width - left), from.width, to.width);
      const down = stretch(top, Math.min(TILE, to.height - top), from.height, to.height);
      tiles.push({
        source: { left: across.source, top: down.source, width: across.read, height: down.read, whole: from },
        result: { left: across.start, top: down.start, width: across.length, height: down.length, whole: to },
        kept: {
          left,
          top,
          width: Math.min(TILE, to.width - left),
          height: Math.min(TILE, to.height - top),
        },
      });
    }
  return tiles;
}

function stretch(start: number, length: number, from: number, to: number) {
  const step = from / to;
  const source = Math.max(0, Math.floor(start * step) - MARGIN);
  const end = Math.min(from, Math.ceil((start + length) * step) + MARGIN);
  const first = Math.ceil(source / step);
  const last = Math.min(to, Math.floor(end / step));
  return { source, read: end - source, start: first, length: last - first };
}

/** Reads one channel of a part of RGBA bytes, multiplied by its alpha where the picture has an alpha. */
export function readChannel(
  data: Uint8ClampedArray,
  part: Part,
  channel: 0 | 1 | 2 | 3,
  multiplied: boolean,
): Plane {
  const { width, height } = part;
  const out = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    let from = ((part.top + y) * part.whole.width + part.left) * 4;
    for (let x = 0; x < width; x += 1, at += 1, from += 4) {
      const value = data[from + channel] as number;
      out[at] = multiplied ? (value * (data[from + 3] as number)) / 255 : value;
    }
  }
  return { width, height, data: out };
}
