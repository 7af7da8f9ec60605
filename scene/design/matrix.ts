/** Projections of the plane, with additions, multiplications and divisions alone: the same numbers everywhere. */
import type { Corners } from '@inkreel/contract/documents/corners.ts';
import type { Point } from '../geometry.ts';

/** Nine numbers by rows; a point is (x, y, 1), and what comes out is divided by its third number. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** Does `first`, then `second`. */
export const chain = (first: Matrix, second: Matrix): Matrix => {
  const cell = (row: number, column: number) =>
    second[row * 3]! * first[column]! +
    second[row * 3 + 1]! * first[column + 3]! +
    second[row * 3 + 2]! * first[column + 6]!;
  return [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => cell(row, column))) as unknown as Matrix;
};

/** The way back; its length is another, which changes no point. */
export const inverse = ([a, b, c, d, e, f, g, h, i]: Matrix): Matrix => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
];

/** Undefined for a point that is seen from behind, or on the horizon. */
export function project(matrix: Matrix, { x, y }: Point): Point | undefined {
  const far = matrix[6] * x + matrix[7] * y + matrix[8];
  if (!(far > 0)) return undefined;
  return {
    x: (matrix[0] * x + matrix[1] * y + matrix[2]) / far,
    y: (matrix[3] * x + matrix[4] * y + matrix[5]) / far,
  };
}

/** The same projection with a positive third number at a point. */
export const facing = (matrix: Matrix, { x, y }: Point): Matrix =>
  matrix[6] * x + matrix[7] * y + matrix[8] < 0
    ? (matrix.map((value) => -value) as unknown as Matrix)
    : matrix;

export const scaling = (x: number, y: number): Matrix => [x, 0, 0, 0, y, 0, 0, 0, 1];
export const shift = (x: number, y: number): Matrix => [1, 0, x, 0, 1, y, 0, 0, 1];

/** Clockwise on the screen. Its sine and cosine are series, since those of browsers may differ in their last bit. */
export function turning(degrees: number): Matrix {
  const quarters = Math.round(degrees / 90);
  const x = ((degrees - quarters * 90) * Math.PI) / 180;
  const square = x * x;
  let [sine, cosine] = [0, 0];
  for (let at = 17; at >= 3; at -= 2) sine = (-(1 + sine) * square) / (at * (at - 1));
  for (let at = 16; at >= 2; at -= 2) cosine = (-(1 + cosine) * square) / (at * (at - 1));
  const [s, c] = [x * (1 + sine), 1 + cosine];
  const [sin, cos] = [
    [s, c],
    [c, -s],
    [-s, -c],
    [-c, s],
  ][((quarters % 4) + 4) % 4] as [number, number];
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1];
}

/** From the square of 1 by 1 to corners (Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989). */
export function toCorners({ nw, ne, se, sw }: Corners): Matrix {
  const [sumX, sumY] = [nw.x - ne.x + se.x - sw.x, nw.y - ne.y + se.y - sw.y];
  const [dx1, dy1, dx2, dy2] = [ne.x - se.x, ne.y - se.y, sw.x - se.x, sw.y - se.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / whole;
  const h = (dx1 * sumY - sumX * dy1) / whole;
  return [
    ne.x - nw.x + g * ne.x,
    sw.x - nw.x + h * sw.x,
    nw.x,
    ne.y - nw.y + g * ne.y,
    sw.y - nw.y + h * sw.y,
    nw.y,
    g,
    h,
    1,
  ];
}
