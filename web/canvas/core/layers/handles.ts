/** The effect of a drag of a handle on a thing's placement: pure. Points are document pixels. */
import type { Point } from '@inkreel/scene/geometry.ts';
import { type Placement, turn } from '@inkreel/scene/layers/layer-document.ts';
import { SMALLEST_SIDE } from '@inkreel/scene/layers/layer-operations.ts';

export const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;
export type Corner = (typeof CORNERS)[number];

/** Direction from a thing's centre to its corner, in half sides. */
const DIRECTIONS: Record<Corner, Point> = {
  nw: { x: -1, y: -1 },
  ne: { x: 1, y: -1 },
  se: { x: 1, y: 1 },
  sw: { x: -1, y: 1 },
};

/** Degrees within which a rotated thing snaps to a right angle. */
const UPRIGHT_REACH = 3;
const TURN_STEP = 15;

/** The position of a thing's corner. */
export function cornerPoint(placement: Placement, corner: Corner): Point {
  const { x, y } = DIRECTIONS[corner];
  const arm = turn({ x: (x * placement.width) / 2, y: (y * placement.height) / 2 }, placement.rotation);
  return { x: placement.x + arm.x, y: placement.y + arm.y };
}

/**
 * The placement after its corner was dragged by `moved`: sides keep their ratio, the opposite corner stays where it is,
 * or the centre with `fromCentre`.
 */
export function resizeByCorner(
  from: Placement,
  corner: Corner,
  moved: Point,
  fromCentre: boolean,
): Placement {
  const { x, y } = DIRECTIONS[corner];
  const local = turn(moved, -from.rotation);
  const diagonal = { x: x * from.width, y: y * from.height };
  const along =
    (local.x * diagonal.x + local.y * diagonal.y) / (diagonal.x * diagonal.x + diagonal.y * diagonal.y);
  const smallest = SMALLEST_SIDE / Math.min(from.width, from.height);
  const factor = Math.max(smallest, 1 + along * (fromCentre ? 2 : 1));
  const size = { width: from.width * factor, height: from.height * factor };
  if (fromCentre) return { ...from, ...size };
  const shift = turn(
    { x: (diagonal.x * (factor - 1)) / 2, y: (diagonal.y * (factor - 1)) / 2 },
    from.rotation,
  );
  return { ...from, ...size, x: from.x + shift.x, y: from.y + shift.y };
}

/**
 * The placement after its rotation handle was dragged from one point to another around the centre. It snaps
 * to right angles; `stepped` allows only every 15 degrees.
 */
export function rotateByHandle(from: Placement, start: Point, now: Point, stepped: boolean): Placement {
  const angle = (point: Point) => (Math.atan2(point.y - from.y, point.x - from.x) * 180) / Math.PI;
  const free = from.rotation + angle(now) - angle(start);
  const right = Math.round(free / 90) * 90;
  const rested = Math.abs(free - right) <= UPRIGHT_REACH ? right : free;
  return { ...from, rotation: stepped ? Math.round(free / TURN_STEP) * TURN_STEP : rested };
}

/** Two fingers on a thing: it follows their middle, their distance and their angle. */
export function pinchPlacement(
  from: Placement,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
): Placement {
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(b.x - a.x, b.y - a.y);
  const angle = ([a, b]: readonly [Point, Point]) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const smallest = SMALLEST_SIDE / Math.min(from.width, from.height);
  const factor = Math.max(smallest, distance(after) / Math.max(1, distance(before)));
  const [was, is] = [middle(before), middle(after)];
  return {
    x: from.x + is.x - was.x,
    y: from.y + is.y - was.y,
    width: from.width * factor,
    height: from.height * factor,
    rotation: from.rotation + angle(after) - angle(before),
  };
}
