import type { FaceFrame } from '../faces/face-frame.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { type Displacement, smoothStep, warp } from './warp.ts';

/**
 * Fuller hair: the hair alone, enlarged from the middle of the skull, is composited over the picture. Face, ears and
 * background stay in place.
 *
 * @param amount outward shift of the outline, as a share of its distance from the middle of the skull
 */
export function fullerHair(
  picture: Picture,
  mask: Plane,
  frame: FaceFrame,
  amount: number,
  onRow: (share: number) => void,
): Picture {
  const outwards = enlarging(frame, amount);
  const larger = warp(picture, outwards, onRow);
  const move: [number, number] = [0, 0];
  const { width, height, data } = larger;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      outwards(x + 0.5, y + 0.5, move);
      const moved = readPlane(mask, x + move[0], y + move[1]);
      // Over hair only certain hair is used: a soft edge would include parts of the forehead.
      const inner = Math.max(0, 2.5 * moved - 1.5);
      const share = moved + (inner - moved) * (mask.data[y * width + x] as number);
      const at = 4 * (y * width + x);
      for (let channel = 0; channel < 3; channel += 1) {
        const old = picture.data[at + channel] as number;
        data[at + channel] = old + ((data[at + channel] as number) - old) * share;
      }
      data[at + 3] = picture.data[at + 3] as number;
    }
  }
  return larger;
}

/** Above the ears in full; it fades out towards the chin, so that hair that falls on shoulders stays on them. */
function enlarging(frame: FaceFrame, amount: number): Displacement {
  const middle = frame.top + 0.35;
  return (x, y, out) => {
    const { u, v } = frame.of({ x, y });
    const scale = 1 / (1 + amount * smoothStep(0.5, -0.1, v));
    const from = frame.at(u * scale, middle + (v - middle) * scale);
    out[0] = from.x - x;
    out[1] = from.y - y;
  };
}

/** Interpolates the plane; whole numbers are the pixels themselves. */
function readPlane({ width, height, data }: Plane, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 1.001, x));
  const top = Math.max(0, Math.min(height - 1.001, y));
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const right = Math.min(width - 1, column + 1);
  const below = Math.min(height - 1, row + 1);
  const [across, down] = [left - column, top - row];
  const at = (i: number, j: number) => data[j * width + i] as number;
  return (
    (at(column, row) * (1 - across) + at(right, row) * across) * (1 - down) +
    (at(column, below) * (1 - across) + at(right, below) * across) * down
  );
}
