import type { Point } from '@inkreel/scene/geometry.ts';
import type { Grid, Rectangle } from './grid.ts';

/** Points may lie this far outside by rounding alone. */
const EPSILON = 1e-9;

/**
 * Where a brush of `size` pixels (whole, 1 or more) is set down: on the middle of a pixel if the size is odd, on the
 * nearest corner if it is even, so that a brush of one pixel paints exactly the pixel under the pointer.
 */
function snap({ x, y }: Point, size: number): Point {
  return size % 2 === 1
    ? { x: Math.floor(x) + 0.5, y: Math.floor(y) + 0.5 }
    : { x: Math.round(x), y: Math.round(y) };
}

/** Draws a line with round ends: every pixel whose middle is at most half the size away from it. In picture pixels. */
export function fillSegment(grid: Grid, from: Point, to: Point, size: number, value: number): void {
  const radius = size / 2;
  const a = snap(from, size);
  const b = snap(to, size);
  const top = Math.max(0, Math.ceil(Math.min(a.y, b.y) - radius - 0.5));
  const bottom = Math.min(grid.height - 1, Math.floor(Math.max(a.y, b.y) + radius - 0.5));
  for (let y = top; y <= bottom; y += 1) {
    // The shape is convex, so that the three parts of a row are one run.
    const parts = [disc(a, radius, y + 0.5), disc(b, radius, y + 0.5), body(a, b, radius, y + 0.5)];
    let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const part of parts) {
      if (!part) continue;
      left = Math.min(left, part[0]);
      right = Math.max(right, part[1]);
    }
    grid.fillRun(y, Math.ceil(left - 0.5 - EPSILON), Math.floor(right - 0.5 + EPSILON) + 1, value);
  }
}

type Interval = readonly [number, number];

/** The part of the line at height `y` that a disc covers. */
function disc(middle: Point, radius: number, y: number): Interval | undefined {
  const square = radius * radius - (y - middle.y) * (y - middle.y);
  if (square < -EPSILON) return undefined;
  const half = Math.sqrt(Math.max(0, square));
  return [middle.x - half, middle.x + half];
}

/** The part of the line at height `y` that the stroke's body, without its ends, covers. */
function body(a: Point, b: Point, radius: number, y: number): Interval | undefined {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return undefined;
  const rise = y - a.y;
  // Beside the line at most the radius away, and along it between its ends.
  const across = between(a.x, -dy, dx * rise, -radius * length, radius * length);
  const along = between(a.x, dx, dy * rise, 0, length * length);
  if (!across || !along) return undefined;
  const both: Interval = [Math.max(across[0], along[0]), Math.min(across[1], along[1])];
  return both[0] <= both[1] ? both : undefined;
}

/** All x where `slope * (x - start) + offset` lies between two limits. */
function between(
  start: number,
  slope: number,
  offset: number,
  low: number,
  high: number,
): Interval | undefined {
  if (slope === 0)
    return offset >= low - EPSILON && offset <= high + EPSILON
      ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
      : undefined;
  const ends = [start + (low - offset) / slope, start + (high - offset) / slope] as const;
  return [Math.min(...ends), Math.max(...ends)];
}

/** The rectangle of whole pixels between two points, with the pixels under both; cut at the picture's edges. */
export function boxBetween(from: Point, to: Point, grid: Pick<Grid, 'width' | 'height'>): Rectangle {
  const cut = (value: number, side: number) => Math.min(side - 1, Math.max(0, Math.floor(value)));
  const [left, right] = [from.x, to.x].map((x) => cut(x, grid.width)).sort((p, q) => p - q) as [
    number,
    number,
  ];
  const [top, bottom] = [from.y, to.y].map((y) => cut(y, grid.height)).sort((p, q) => p - q) as [
    number,
    number,
  ];
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Fills a rectangle of whole pixels. */
export function fillBox(grid: Grid, { x, y, width, height }: Rectangle, value: number): void {
  for (let row = y; row < y + height; row += 1) grid.fillRun(row, x, x + width, value);
}

/** Fills the inside of a closed line, even if it crosses itself: every pixel whose middle is inside. */
export function fillPolygon(grid: Grid, points: readonly Point[], value: number): void {
  if (points.length < 3) return;
  const heights = points.map(({ y }) => y);
  const top = Math.max(0, Math.floor(heights.reduce((low, y) => Math.min(low, y))));
  const bottom = Math.min(grid.height - 1, Math.ceil(heights.reduce((high, y) => Math.max(high, y))));
  const crossings: { x: number; turn: number }[][] = [];
  points.forEach((from, at) => {
    const to = points[(at + 1) % points.length]!;
    const turn = to.y > from.y ? 1 : -1;
    const [upper, lower] = turn > 0 ? [from, to] : [to, from];
    const first = Math.max(top, Math.ceil(upper.y - 0.5));
    for (let y = first; y <= bottom && y + 0.5 < lower.y; y += 1) {
      const x = upper.x + ((lower.x - upper.x) * (y + 0.5 - upper.y)) / (lower.y - upper.y);
      crossings[y - top] ??= [];
      crossings[y - top]!.push({ x, turn });
    }
  });
  crossings.forEach((row, at) => {
    row.sort((one, other) => one.x - other.x);
    let depth = 0;
    row.forEach(({ x, turn }, index) => {
      depth += turn;
      const next = row[index + 1];
      if (depth !== 0 && next) grid.fillRun(top + at, Math.ceil(x - 0.5), Math.ceil(next.x - 0.5), value);
    });
  });
}
