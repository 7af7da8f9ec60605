/** Paths of Photoshop files as values of a mask: how much of each pixel they cover. Pure. */
import type { BezierPath, LayerVectorMask } from 'ag-psd';
import type { Window } from './psd-channels.ts';

/** Rows that a pixel is cut into, and straight pieces that a curve becomes. */
const ROWS = 4;
const PIECES = 12;
/** Knots of a mask; one of more takes too long. */
const MOST_KNOTS = 20_000;

/** Whether a vector mask limits anything, and can be drawn. */
export const isDrawn = (mask: LayerVectorMask | undefined): mask is LayerVectorMask =>
  mask !== undefined &&
  mask.disable !== true &&
  mask.paths.length > 0 &&
  mask.paths.reduce((sum, { knots }) => sum + knots.length, 0) <= MOST_KNOTS;

/** Whether the first path takes away from everything. The file's own flag says it of masks without paths alone. */
function startsWhole({ paths }: LayerVectorMask): boolean {
  const first = paths[0]?.operation;
  return first === 'subtract' || first === 'intersect';
}

/** Whether something outside of all paths is shown. */
export const isOutside = (mask: LayerVectorMask): boolean => startsWhole(mask) !== (mask.invert === true);

/** How much of each pixel of a window on the canvas is shown, 0 to 255. */
export function pathValues(mask: LayerVectorMask, window: Window): Uint8Array {
  const { width, height } = window;
  const shown = new Uint8Array(width * height);
  if (startsWhole(mask)) shown.fill(255);
  for (const shape of shapesOf(mask.paths)) combine(shown, coverageOf(shape, window), shape[0]?.operation);
  if (mask.invert === true) for (let at = 0; at < shown.length; at += 1) shown[at] = 255 - shown[at]!;
  return shown;
}

/** Paths without an operation belong to the one before, which they cut holes into. */
function shapesOf(paths: readonly BezierPath[]): BezierPath[][] {
  const shapes: BezierPath[][] = [];
  for (const path of paths) {
    const last = shapes.at(-1);
    if (path.operation === undefined && last) last.push(path);
    else shapes.push([path]);
  }
  return shapes;
}

function combine(shown: Uint8Array, covered: Uint8Array, operation: BezierPath['operation']): void {
  for (let at = 0; at < shown.length; at += 1) {
    const [before, now] = [shown[at]! / 255, covered[at]! / 255];
    const both = before * now;
    let after = before + now - both;
    if (operation === 'subtract') after = before - both;
    else if (operation === 'intersect') after = both;
    else if (operation === 'exclude') after = before + now - 2 * both;
    shown[at] = Math.round(255 * after);
  }
}

/** By row of a pixel's part, where lines cross it, and which way they go. */
type Crossings = Map<number, { x: number; down: number }[]>;

function coverageOf(shape: readonly BezierPath[], { left, top, width, height }: Window): Uint8Array {
  const crossings: Crossings = new Map();
  for (const path of shape) {
    const points = pointsOf(path);
    for (const [at, point] of points.entries()) {
      const next = points[(at + 1) % points.length]!;
      addLine(crossings, {
        from: [point[0] - left, (point[1] - top) * ROWS],
        to: [next[0] - left, (next[1] - top) * ROWS],
        rows: height * ROWS,
      });
    }
  }
  const sums = new Float32Array(width);
  const values = new Uint8Array(width * height);
  const evenOdd = shape[0]?.fillRule !== 'non-zero' || shape.length > 1;
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let part = 0; part < ROWS; part += 1) fillRow(crossings.get(y * ROWS + part) ?? [], sums, evenOdd);
    for (let x = 0; x < width; x += 1) values[y * width + x] = Math.round((255 * sums[x]!) / ROWS);
  }
  return values;
}

type Point = readonly [x: number, y: number];

/** The corners of a path whose curves are straight pieces. */
function pointsOf({ knots }: BezierPath): Point[] {
  const points: Point[] = [];
  for (const [at, { points: here }] of knots.entries()) {
    const next = knots[(at + 1) % knots.length]!.points;
    const [, , x0 = 0, y0 = 0, x1 = 0, y1 = 0] = here;
    const [x2 = 0, y2 = 0, x3 = 0, y3 = 0] = next;
    const isStraight = x0 === x1 && y0 === y1 && x2 === x3 && y2 === y3;
    const pieces = isStraight ? 1 : PIECES;
    for (let piece = 0; piece < pieces; piece += 1) {
      const t = piece / pieces;
      const u = 1 - t;
      const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      points.push([a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]);
    }
  }
  return points;
}

function addLine(crossings: Crossings, { from, to, rows }: { from: Point; to: Point; rows: number }): void {
  const down = from[1] < to[1] ? 1 : -1;
  const [upper, lower] = down === 1 ? [from, to] : [to, from];
  const first = Math.max(0, Math.ceil(upper[1] - 0.5));
  const last = Math.min(rows - 1, Math.ceil(lower[1] - 0.5) - 1);
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  for (let row = first; row <= last; row += 1) {
    const crossing = { x: upper[0] + (row + 0.5 - upper[1]) * slope, down };
    const list = crossings.get(row);
    if (list) list.push(crossing);
    else crossings.set(row, [crossing]);
  }
}

function fillRow(crossings: { x: number; down: number }[], sums: Float32Array, evenOdd: boolean): void {
  crossings.sort((one, other) => one.x - other.x);
  let winding = 0;
  for (const [at, { x, down }] of crossings.entries()) {
    winding += down;
    const isIn = evenOdd ? at % 2 === 0 : winding !== 0;
    const end = crossings[at + 1]?.x;
    if (isIn && end !== undefined) fillSpan(sums, Math.max(0, x), Math.min(sums.length, end));
  }
}

function fillSpan(sums: Float32Array, start: number, end: number): void {
  for (let x = Math.floor(start); x < end; x += 1)
    sums[x] = sums[x]! + Math.min(x + 1, end) - Math.max(x, start);
}

/** Knots are shares of the canvas in 24 bits: a whole pixel may be that much less. */
const NEAR = 1 / 256;

/** The box of the knots on the canvas. */
export function boxOfPaths({ paths }: LayerVectorMask): Window {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { knots } of paths)
    for (const { points } of knots)
      for (let at = 0; at + 1 < points.length; at += 2) {
        left = Math.min(left, points[at]!);
        right = Math.max(right, points[at]!);
        top = Math.min(top, points[at + 1]!);
        bottom = Math.max(bottom, points[at + 1]!);
      }
  if (!(right > left) || !(bottom > top)) return { left: 0, top: 0, width: 0, height: 0 };
  const [x, y] = [Math.floor(left + NEAR), Math.floor(top + NEAR)];
  return { left: x, top: y, width: Math.ceil(right - NEAR) - x, height: Math.ceil(bottom - NEAR) - y };
}
