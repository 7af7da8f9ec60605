import { type Point, type Quad, quadOf, smallestRectangle } from './quad.ts';

/** In letter heights: how far the parts of one line may be apart, and how far they may overlap. */
const GAP = 0.9;
const OVERLAP = 1.5;
/** How far the middle of a part may be off the line. */
const OFF = 0.35;
/** How much taller the letters of one part may be, as a factor. */
const HIGHER = 1.5;
/** Cosine of the angle between the parts of one line. */
const SAME_WAY = 0.97;

/** Joins parts on one line with no more than a word space between them, since large words are found one by one. */
export function joinParts(quads: readonly Quad[]): Quad[] {
  const open = [...quads];
  for (let at = 0; at < open.length; at += 1) {
    const first = open[at] as Quad;
    const next = open.findIndex((each) => each !== first && follows(first, each));
    if (next < 0) continue;
    open[at] = joined(first, open[next] as Quad);
    open.splice(next, 1);
    // The longer line may continue, also with a part that was tried before.
    at = -1;
  }
  return open;
}

function follows(a: Quad, b: Quad): boolean {
  const [way, other] = [wayOf(a), wayOf(b)];
  const [height, otherHeight] = [heightOf(a), heightOf(b)];
  const low = Math.min(height, otherHeight);
  if (Math.max(height, otherHeight) > HIGHER * low) return false;
  if (way.x * other.x + way.y * other.y < SAME_WAY) return false;
  const [end, start] = [middle(a[1], a[2]), middle(b[0], b[3])];
  const [dx, dy] = [start.x - end.x, start.y - end.y];
  const gap = dx * way.x + dy * way.y;
  const off = Math.abs(dy * way.x - dx * way.y);
  return gap < GAP * low && gap > -OVERLAP * low && off < OFF * low;
}

/** The rectangle around both, that begins where the first does. */
function joined(a: Quad, b: Quad): Quad {
  const rectangle = smallestRectangle([...a, ...b]);
  const corners = quadOf(rectangle);
  const [start] = a;
  const far = (point: Point) => Math.hypot(point.x - start.x, point.y - start.y);
  const first = corners.indexOf(corners.toSorted((one, other) => far(one) - far(other))[0] as Point);
  const [p, q, r, s] = [0, 1, 2, 3].map((step) => corners[(first + step) % 4] as Point) as unknown as Quad;
  return [p, q, r, s];
}

function wayOf([a, b, c, d]: Quad): Point {
  const [x, y] = [b.x - a.x + c.x - d.x, b.y - a.y + c.y - d.y];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

const heightOf = ([a, b, c, d]: Quad) =>
  (Math.hypot(d.x - a.x, d.y - a.y) + Math.hypot(c.x - b.x, c.y - b.y)) / 2;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
