import type { Plane } from '../pixels/picture.ts';

/** A plane at sharper and softer levels, each half the size of the one before. */
export interface BlurLevels {
  /**
   * The plane at a place, in pixels of the first level (0.5 is the centre of the first pixel), blurred to about
   * `softness` pixels. Beyond the border it is 0.
   */
  at(x: number, y: number, softness: number): number;
}

/** Makes the levels of a plane. A border of 0 is assumed around it. */
export function blurLevels(plane: Plane): BlurLevels {
  const levels: Plane[] = [plane];
  for (let level = plane; Math.max(level.width, level.height) > 4 && levels.length < 9; ) {
    level = halved(level);
    levels.push(level);
  }
  return {
    at: (x, y, softness) => {
      const depth = Math.min(levels.length - 1.001, Math.max(0, Math.log2(Math.max(1, softness))));
      const first = Math.floor(depth);
      const share = depth - first;
      const sharp = read(levels[first] as Plane, x, y, 2 ** first);
      if (share === 0) return sharp;
      return sharp * (1 - share) + read(levels[first + 1] as Plane, x, y, 2 ** (first + 1)) * share;
    },
  };
}

/** Half the size by a filter of 1 3 3 1, which keeps centres and leaves no steps. */
function halved({ width, height, data }: Plane): Plane {
  const across: Plane = {
    width: Math.ceil(width / 2),
    height,
    data: new Float32Array(Math.ceil(width / 2) * height),
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < across.width; x += 1)
      across.data[y * across.width + x] = taps(data, y * width, 1, width, 2 * x);
  const rows = Math.ceil(height / 2);
  const out: Plane = { width: across.width, height: rows, data: new Float32Array(across.width * rows) };
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < across.width; x += 1)
      out.data[y * across.width + x] = taps(across.data, x, across.width, height, 2 * y);
  return out;
}

function taps(data: Float32Array, start: number, step: number, length: number, at: number): number {
  const value = (index: number) =>
    index < 0 || index >= length ? 0 : (data[start + index * step] as number);
  return (value(at - 1) + 3 * value(at) + 3 * value(at + 1) + value(at + 2)) / 8;
}

function read({ width, height, data }: Plane, x: number, y: number, scale: number): number {
  const column = x / scale - 0.5;
  const row = y / scale - 0.5;
  const left = Math.floor(column);
  const top = Math.floor(row);
  if (left < -1 || top < -1 || left >= width || top >= height) return 0;
  const u = column - left;
  const v = row - top;
  const value = (dx: number, dy: number) => {
    const cx = left + dx;
    const cy = top + dy;
    return cx < 0 || cy < 0 || cx >= width || cy >= height ? 0 : (data[cy * width + cx] as number);
  };
  return (value(0, 0) * (1 - u) + value(1, 0) * u) * (1 - v) + (value(0, 1) * (1 - u) + value(1, 1) * u) * v;
}
