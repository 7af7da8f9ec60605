import { createPicture, type Picture } from '../../builtin/pixels/picture.ts';

/** How a picture is cut into overlapping squares, in pixels of the picture. */
export interface Tiling {
  tile: number;
  overlap: number;
  /** Factor by which a tile is enlarged. */
  factor: number;
}

/**
 * Enlarges a picture tile by tile, without visible seams. Where two tiles overlap, one fades into the other, without
 * the border of either, which lacked surroundings; beyond its edge the picture is mirrored.
 *
 * @param enlarge makes a tile `factor` times as wide and high
 * @returns the picture `factor` times as wide and high, opaque
 */
export async function enlargeByTiles(
  picture: Picture,
  { tile, overlap, factor }: Tiling,
  enlarge: (tile: Picture) => Promise<Picture>,
): Promise<Picture> {
  const across = startsOf(picture.width, tile, overlap);
  const down = startsOf(picture.height, tile, overlap);
  const out = createPicture(picture.width * factor, picture.height * factor);
  const band = createPicture(out.width, tile * factor);
  for (const [row, top] of down.entries()) {
    for (const [column, left] of across.entries()) {
      const large = await enlarge(partOf(picture, left, top, tile));
      const fade = fadeBetween(across[column - 1], left, tile, factor);
      blend(band, large, left * factor, 0, (x) => fade(x));
    }
    const fade = fadeBetween(down[row - 1], top, tile, factor);
    blend(out, band, 0, top * factor, (_x, y) => fade(y));
  }
  return out;
}

/** How many tiles a picture is cut into. */
export function countTiles({ width, height }: Picture, { tile, overlap }: Tiling): number {
  return startsOf(width, tile, overlap).length * startsOf(height, tile, overlap).length;
}

/** Start positions of the tiles along one side: the last one ends at the end of the side. */
function startsOf(length: number, tile: number, overlap: number): number[] {
  const starts = [0];
  for (let at = tile - overlap; (starts.at(-1) as number) + tile < length; at += tile - overlap)
    starts.push(Math.min(at, length - tile));
  return starts;
}

/**
 * The weight of a tile along one side, by the pixel of the enlarged tile: 0 in the outer quarter of its overlap with
 * the previous tile, 1 from the last quarter on.
 */
function fadeBetween(
  before: number | undefined,
  start: number,
  tile: number,
  factor: number,
): (at: number) => number {
  if (before === undefined) return () => 1;
  const shared = (before + tile - start) * factor;
  return (at) => Math.min(1, Math.max(0, ((at + 0.5) / shared - 0.25) * 2));
}

/** A square of the picture, mirrored beyond its edges. */
function partOf({ width, height, data }: Picture, left: number, top: number, side: number): Picture {
  const part = createPicture(side, side);
  for (let y = 0; y < side; y += 1) {
    const row = mirrored(top + y, height) * width;
    for (let x = 0; x < side; x += 1) {
      const from = 4 * (row + mirrored(left + x, width));
      const to = 4 * (y * side + x);
      part.data[to] = data[from] as number;
      part.data[to + 1] = data[from + 1] as number;
      part.data[to + 2] = data[from + 2] as number;
    }
  }
  return part;
}

/** A place mirrored into `length` at both ends. */
function mirrored(at: number, length: number): number {
  const period = Math.max(1, 2 * length - 2);
  const inside = ((at % period) + period) % period;
  return inside < length ? inside : period - inside;
}

/** Composites a picture over another one with a weight for each of its pixels; parts beyond are clipped. */
function blend(
  under: Picture,
  over: Picture,
  left: number,
  top: number,
  weightAt: (x: number, y: number) => number,
): void {
  const width = Math.min(over.width, under.width - left);
  const height = Math.min(over.height, under.height - top);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const weight = weightAt(x, y);
      if (weight === 0) continue;
      const from = 4 * (y * over.width + x);
      const to = 4 * ((top + y) * under.width + left + x);
      for (let channel = 0; channel < 3; channel += 1) {
        const below = under.data[to + channel] as number;
        under.data[to + channel] = below + weight * ((over.data[from + channel] as number) - below);
      }
    }
}
