export interface Point {
  x: number;
  y: number;
}

/** Corners of a line of text: upper left, upper right, lower right, lower left, in the direction of the line. */
export type Quad = readonly [Point, Point, Point, Point];

/**
 * A rectangle that may be rotated: its centre, its direction as a unit vector, and its lengths along and across that.
 */
export interface TurnedRectangle {
  middle: Point;
  along: Point;
  length: number;
  breadth: number;
}

/** The smallest rectangle around points, which may be rotated. */
export function smallestRectangle(points: readonly Point[]): TurnedRectangle {
  const hull = hullOf(points);
  const [only] = hull;
  if (hull.length < 2)
    return { middle: only ?? { x: 0, y: 0 }, along: { x: 1, y: 0 }, length: 0, breadth: 0 };
  let best: TurnedRectangle | undefined;
  // One side of the smallest rectangle is on a side of the hull.
  for (const [at, from] of hull.entries()) {
    const to = hull[(at + 1) % hull.length] as Point;
    const side = Math.hypot(to.x - from.x, to.y - from.y);
    const along = { x: (to.x - from.x) / side, y: (to.y - from.y) / side };
    const rectangle = rectangleAlong(hull, along);
    if (!best || rectangle.length * rectangle.breadth < best.length * best.breadth) best = rectangle;
  }
  return best as TurnedRectangle;
}

function rectangleAlong(points: readonly Point[], along: Point): TurnedRectangle {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    const u = x * along.x + y * along.y;
    const v = y * along.x - x * along.y;
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return {
    middle: { x: u * along.x - v * along.y, y: u * along.y + v * along.x },
    along,
    length: right - left,
    breadth: bottom - top,
  };
}

/** The convex hull, corner by corner (Andrew's monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const chain = (way: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of way) {
      while (kept.length >= 2 && turn(kept.at(-2) as Point, kept.at(-1) as Point, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return sorted.length < 2 ? sorted : [...chain(sorted), ...chain(sorted.toReversed())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The corners of a rectangle, enlarged by `more` on each side. */
export function quadOf({ middle, along, length, breadth }: TurnedRectangle, more = 0): Quad {
  const [u, v] = [length / 2 + more, breadth / 2 + more];
  const corner = (a: number, b: number): Point => ({
    x: middle.x + a * along.x - b * along.y,
    y: middle.y + a * along.y + b * along.x,
  });
  const corners = [corner(-u, -v), corner(u, -v), corner(u, v), corner(-u, v)];
  const [first, second, third, fourth] = corners.toSorted((a, b) => a.x - b.x) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const [upperLeft, lowerLeft] = first.y <= second.y ? [first, second] : [second, first];
  const [upperRight, lowerRight] = third.y <= fourth.y ? [third, fourth] : [fourth, third];
  return [upperLeft, upperRight, lowerRight, lowerLeft];
}

/** The upright rectangle around a quad. */
export function boundsOf(quad: Quad): { x: number; y: number; width: number; height: number } {
  const xs = quad.map(({ x }) => x);
  const ys = quad.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
