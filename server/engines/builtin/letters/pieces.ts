import type { Mask, Picture } from '../pixels/picture.ts';

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A connected piece of a mask: a letter, or a part of one. Lengths in pixels. */
export interface Piece extends Rectangle {
  area: number;
  /** Indices of its pixels. */
  places: readonly number[];
  /** Mean colour of the picture under it, each part from 0 to 255. */
  color: readonly [number, number, number];
}

/** The connected pieces of a mask (corners touch too), with the colour of the picture of the same size under each. */
export function piecesOf(mask: Mask, picture: Picture): Piece[] {
  const { width, height, data } = mask;
  const seen = new Uint8Array(data.length);
  const stack: number[] = [];
  const pieces: Piece[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (data[start] === 0 || seen[start]) continue;
    let [left, right, top, bottom] = [width, -1, height, -1];
    const places: number[] = [];
    const sums = [0, 0, 0];
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      places.push(at);
      for (let channel = 0; channel < 3; channel += 1) {
        sums[channel] = (sums[channel] as number) + (picture.data[at * 4 + channel] as number);
      }
      for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY += 1) {
        for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX += 1) {
          const next = nextY * width + nextX;
          if (data[next] === 0 || seen[next]) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    const [red = 0, green = 0, blue = 0] = sums;
    const area = places.length;
    pieces.push({
      x: left,
      y: top,
      width: right - left + 1,
      height: bottom - top + 1,
      area,
      places,
      color: [red / area, green / area, blue / area],
    });
  }
  return pieces;
}
