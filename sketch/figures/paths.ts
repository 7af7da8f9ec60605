/** SVG path data from points in centimetres. Every closed path runs clockwise, so that pieces can be joined in one shape. */
import type { Point } from './figure.ts';

/** A point of a tube: x, y and the radius there, in centimetres. */
export type TubePoint = readonly [number, number, number];

/** Two decimals: a tenth of a millimetre. */
export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

const pair = (point: Point): string => `${num(point.x)} ${num(point.y)}`;

/** An ellipse by its centre and radii. */
export function oval(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  const arc = `A${num(radiusX)} ${num(radiusY)} 0 0 1`;
  return `M${num(x - radiusX)} ${num(y)}${arc} ${num(x + radiusX)} ${num(y)}${arc} ${num(x - radiusX)} ${num(y)}Z`;
}

/** A rectangle from its top left corner, with rounded corners. */
export function bar(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
  const corner = `a${num(r)} ${num(r)} 0 0 1`;
  return (
    `M${num(x + r)} ${num(y)}h${num(width - 2 * r)}${corner} ${num(r)} ${num(r)}v${num(height - 2 * r)}` +
    `${corner} ${num(-r)} ${num(r)}h${num(2 * r - width)}${corner} ${num(-r)} ${num(-r)}v${num(2 * r - height)}` +
    `${corner} ${num(r)} ${num(-r)}Z`
  );
}

/** A closed polygon; flat list of x, y. */
export function polygon(...values: number[]): string {
  return `${polyline(...values)}Z`;
}

/** An open line through points; flat list of x, y. */
export function polyline(...values: number[]): string {
  return toPoints(values)
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${pair(point)}`)
    .join('');
}

function toPoints(values: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < values.length; index += 2) {
    points.push({ x: values[index] ?? 0, y: values[index + 1] ?? 0 });
  }
  return points;
}

/** A smooth closed shape through points (Catmull-Rom); flat list of x, y, clockwise. */
export function blob(...values: number[]): string {
  const points = toPoints(values);
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? { x: 0, y: 0 };
  let path = `M${pair(at(0))}`;
  for (let index = 0; index < count; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${pair(first)} ${pair(second)} ${pair(to)}`;
  }
  return `${path}Z`;
}

function sampleTube(points: readonly TubePoint[], steps: number): TubePoint[] {
  const at = (index: number): TubePoint =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0, 0];
  const samples: TubePoint[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const value = (axis: 0 | 1): number => {
        const [a, b, c, d] = [p0[axis], p1[axis], p2[axis], p3[axis]];
        return (
          0.5 *
          (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
        );
      };
      samples.push([value(0), value(1), p1[2] + (p2[2] - p1[2]) * t]);
    }
  }
  samples.push(at(points.length - 1));
  return samples;
}

/** A limb, tail, neck or branch: a smooth tube of changing thickness with round ends and joints. */
export function tube(...points: TubePoint[]): string {
  const samples = sampleTube(points, 5);
  const right: Point[] = [];
  const left: Point[] = [];
  samples.forEach(([x, y, radius], index) => {
    const before = samples[Math.max(0, index - 1)] ?? [x, y, radius];
    const after = samples[Math.min(samples.length - 1, index + 1)] ?? [x, y, radius];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const normal = { x: (after[1] - before[1]) / length, y: -(after[0] - before[0]) / length };
    left.push({ x: x + normal.x * radius, y: y + normal.y * radius });
    right.push({ x: x - normal.x * radius, y: y - normal.y * radius });
  });
  const side = [...left, ...right.reverse()];
  const outline = side.map((point, index) => `${index === 0 ? 'M' : 'L'}${pair(point)}`).join('');
  const joints = points.filter(([, , radius]) => radius > 0).map(([x, y, radius]) => oval(x, y, radius));
  return `${outline}Z${joints.join('')}`;
}
