import { clamp } from './vectors.ts';

/** A point of a turned outline: distance from the axis, height above the table, and how much the corner is rounded. */
export type ProfilePoint = readonly [radius: number, height: number, rounding?: number];

/** Edge length of a cell of the baked distance field, in scene units (a mug is about one unit high). */
const CELL = 0.006;
const MARGIN = 0.06;

/** Replaces each corner that asks for rounding by a curve that starts and ends that far from the corner. */
export function roundCorners(points: readonly ProfilePoint[]): [number, number][] {
  const result: [number, number][] = [];
  for (let index = 0; index < points.length; index += 1) {
    const corner = points[index] as ProfilePoint;
    const before = points[index - 1];
    const after = points[index + 1];
    const rounding = corner[2] ?? 0;
    if (!before || !after || rounding === 0) {
      result.push([corner[0], corner[1]]);
      continue;
    }
    const start = towards(corner, before, rounding);
    const end = towards(corner, after, rounding);
    const steps = rounding > 0.1 ? 14 : 7;
    for (let step = 0; step <= steps; step += 1) {
      const t = step / steps;
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      result.push([a * start[0] + b * corner[0] + c * end[0], a * start[1] + b * corner[1] + c * end[1]]);
    }
  }
  return result;
}

function towards(from: ProfilePoint, to: ProfilePoint, distance: number): [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = Math.min(0.5, distance / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Catmull-Rom curve through the points, for bellies and necks. */
export function smoothCurve(points: readonly ProfilePoint[], stepsEach = 10): [number, number][] {
  const result: [number, number][] = [];
  const at = (index: number) => points[clamp(index, 0, points.length - 1)] as ProfilePoint;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p, q, r, s] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < stepsEach; step += 1) {
      const t = step / stepsEach;
      const blend = (a: number, b: number, c: number, d: number) =>
        b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      result.push([blend(p[0], q[0], r[0], s[0]), blend(p[1], q[1], r[1], s[1])]);
    }
  }
  const last = at(points.length - 1);
  result.push([last[0], last[1]]);
  return result;
}

/**
 * Outline of an open vessel from its outer wall (bottom to rim): down again inside at `wall` thickness, to a
 * floor `floor` above the table. Both ends run past the axis, so that the axis itself is not a surface.
 */
export function hollow(
  outer: readonly (readonly [number, number])[],
  wall: number,
  floor: number,
): [number, number][] {
  const first = outer[0] as readonly [number, number];
  const rim = outer[outer.length - 1] as readonly [number, number];
  const inner: [number, number][] = [];
  for (let index = outer.length - 1; index >= 0; index -= 1) {
    const [radius, height] = outer[index] as readonly [number, number];
    if (height < floor || radius <= wall) break;
    inner.push([Math.max(0.01, radius - wall), Math.max(floor, height)]);
  }
  const lip: [number, number] = [rim[0] - wall / 2, rim[1] + wall * 0.35];
  const last = inner[inner.length - 1] ?? [0.01, floor];
  return [
    [-0.3, first[1]],
    ...outer.map(([r, h]): [number, number] => [r, h]),
    lip,
    ...inner,
    [last[0] * 0.9, floor],
    [-0.3, floor],
  ];
}

/** Closes a solid outline towards the axis. */
export function solid(outline: readonly (readonly [number, number])[]): [number, number][] {
  const first = outline[0] as readonly [number, number];
  const last = outline[outline.length - 1] as readonly [number, number];
  return [[-0.3, first[1]], ...outline.map(([r, h]): [number, number] => [r, h]), [-0.3, last[1]]];
}

/**
 * Bakes the signed distance to a turned outline (a closed polygon in the radius/height plane) into a grid and
 * returns the distance at a point. Baking costs about 10 ms; a look-up about as much as a square root.
 */
export function turned(
  polygon: readonly (readonly [number, number])[],
): (x: number, y: number, z: number) => number {
  let radius = 0;
  let low = Infinity;
  let high = -Infinity;
  for (const [r, h] of polygon) {
    radius = Math.max(radius, r);
    low = Math.min(low, h);
    high = Math.max(high, h);
  }
  low -= MARGIN;
  const columns = Math.ceil((radius + MARGIN) / CELL) + 2;
  const rows = Math.ceil((high + MARGIN - low) / CELL) + 2;
  const field = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      field[row * columns + column] = polygonDistance(polygon, column * CELL, low + row * CELL);
    }
  }
  const lastColumn = columns - 1.001;
  const lastRow = rows - 1.001;
  return (x, y, z) => {
    const u = Math.sqrt(x * x + z * z) / CELL;
    const v = (y - low) / CELL;
    const cu = u > lastColumn ? lastColumn : u;
    const cv = v < 0 ? 0 : v > lastRow ? lastRow : v;
    const column = cu | 0;
    const row = cv | 0;
    const a = cu - column;
    const b = cv - row;
    const at = row * columns + column;
    const lower = (field[at] as number) * (1 - a) + (field[at + 1] as number) * a;
    const upper = (field[at + columns] as number) * (1 - a) + (field[at + columns + 1] as number) * a;
    const inside = lower * (1 - b) + upper * b;
    if (cu === u && cv === v) return inside;
    // Outside the grid the shape is at least as far as the grid's edge plus its margin.
    const du = u - cu;
    const dv = v - cv;
    return Math.sqrt(du * du + dv * dv) * CELL + Math.min(inside, MARGIN);
  };
}

/** Signed distance to a closed polygon, negative inside. */
function polygonDistance(polygon: readonly (readonly [number, number])[], x: number, y: number): number {
  let best = Infinity;
  let inside = false;
  for (let index = 0, before = polygon.length - 1; index < polygon.length; before = index, index += 1) {
    const [ax, ay] = polygon[index] as readonly [number, number];
    const [bx, by] = polygon[before] as readonly [number, number];
    const ex = bx - ax;
    const ey = by - ay;
    const wx = x - ax;
    const wy = y - ay;
    const share = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey || 1));
    const dx = wx - ex * share;
    const dy = wy - ey * share;
    best = Math.min(best, dx * dx + dy * dy);
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * ex) inside = !inside;
  }
  return inside ? -Math.sqrt(best) : Math.sqrt(best);
}
