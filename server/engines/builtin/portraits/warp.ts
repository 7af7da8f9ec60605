import type { Picture } from '../pixels/picture.ts';

/** Writes the displacement from each pixel to its source, in pixels: `out[0]` to the right, `out[1]` down. */
export type Displacement = (x: number, y: number, out: [number, number]) => void;

/** A pixel with a smaller displacement keeps its colour bit for bit. */
const STILL = 0.02;

/**
 * A copy of the picture in which every pixel takes its colour from its displaced source, interpolated by Catmull-Rom so
 * that repeated changes do not blur. Beyond the border the border's pixels continue.
 *
 * @param onRow called with the share of rows done; may throw to stop
 */
export function warp(picture: Picture, displacement: Displacement, onRow: (share: number) => void): Picture {
  const { width, height, data } = picture;
  const out = new Uint8ClampedArray(data);
  const move: [number, number] = [0, 0];
  const color: [number, number, number, number] = [0, 0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    if (y % 32 === 0) onRow(y / height);
    for (let x = 0; x < width; x += 1) {
      displacement(x + 0.5, y + 0.5, move);
      if (Math.abs(move[0]) < STILL && Math.abs(move[1]) < STILL) continue;
      readCubic(picture, x + move[0], y + move[1], color);
      out.set(color, (y * width + x) * 4);
    }
  }
  return { width, height, data: out };
}

/**
 * A picture of another size, each of its pixels read from the place that `from` names in the old one (0.5 is the centre
 * of the first pixel).
 */
export function remap(
  picture: Picture,
  size: { width: number; height: number },
  from: (x: number, y: number) => { x: number; y: number },
): Picture {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  const color: [number, number, number, number] = [0, 0, 0, 0];
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const place = from(x + 0.5, y + 0.5);
      readCubic(picture, place.x - 0.5, place.y - 0.5, color);
      data.set(color, (y * size.width + x) * 4);
    }
  }
  return { width: size.width, height: size.height, data };
}

/** Colour at a place between pixels; whole numbers are the pixels themselves. */
function readCubic(
  { width, height, data }: Picture,
  x: number,
  y: number,
  out: [number, number, number, number],
): void {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = weights(x - column);
  const down = weights(y - row);
  out.fill(0);
  for (let j = 0; j < 4; j += 1) {
    const line = Math.max(0, Math.min(height - 1, row + j - 1)) * width;
    for (let i = 0; i < 4; i += 1) {
      const from = 4 * (line + Math.max(0, Math.min(width - 1, column + i - 1)));
      const weight = (across[i] as number) * (down[j] as number);
      for (let channel = 0; channel < 4; channel += 1)
        out[channel] = (out[channel] as number) + (data[from + channel] as number) * weight;
    }
  }
}

function weights(share: number): readonly [number, number, number, number] {
  const square = share * share;
  const cube = square * share;
  return [
    -0.5 * share + square - 0.5 * cube,
    1 - 2.5 * square + 1.5 * cube,
    0.5 * share + 2 * square - 1.5 * cube,
    -0.5 * square + 0.5 * cube,
  ];
}

/** From 0 at `from` to 1 at `to`, with soft ends; `from` may be the larger one. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
