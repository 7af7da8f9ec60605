import type { Point } from '../faces/face.ts';

/** A map of the plane: `x' = a x + b y + c`, `y' = d x + e y + f`, as [a, b, c, d, e, f]. */
export type Affine = readonly [number, number, number, number, number, number];

export const applyAffine = ([a, b, c, d, e, f]: Affine, { x, y }: Point): Point => ({
  x: a * x + b * y + c,
  y: d * x + e * y + f,
});

export function inverseOf([a, b, c, d, e, f]: Affine): Affine {
  const area = a * e - b * d;
  return [e / area, -b / area, (b * f - c * e) / area, -d / area, a / area, (c * d - a * f) / area];
}

/** The map between two sets of points with the least squared error. */
export function fitAffine(from: readonly Point[], to: readonly Point[]): Affine {
  const mean = (points: readonly Point[]) => ({
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  });
  const [origin, target] = [mean(from), mean(to)];
  let [xx, xy, yy, xX, yX, xY, yY] = [0, 0, 0, 0, 0, 0, 0];
  for (const [at, point] of from.entries()) {
    const [x, y] = [point.x - origin.x, point.y - origin.y];
    const goal = to[at] as Point;
    const [X, Y] = [goal.x - target.x, goal.y - target.y];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xX += x * X;
    yX += y * X;
    xY += x * Y;
    yY += y * Y;
  }
  const area = xx * yy - xy * xy;
  const [a, b] = [(xX * yy - yX * xy) / area, (yX * xx - xX * xy) / area];
  const [d, e] = [(xY * yy - yY * xy) / area, (yY * xx - xY * xy) / area];
  return [a, b, target.x - a * origin.x - b * origin.y, d, e, target.y - d * origin.x - e * origin.y];
}
