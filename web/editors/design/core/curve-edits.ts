/** Edits of a tone curve: points from left to right, no two above each other. Pure. */
import { CURVE_POINTS, type CurvePoint } from '@inkreel/contract/documents/image-adjustments.ts';
import { curveTable } from '@inkreel/scene/design/curve-table.ts';

export type Curve = readonly CurvePoint[];

/** A curve that changes nothing. */
export const STRAIGHT: Curve = [
  [0, 0],
  [255, 255],
];

const level = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** The curve with a point moved; it stays between its neighbours. */
export function movePoint(curve: Curve, at: number, [before, after]: CurvePoint): Curve {
  const least = at === 0 ? 0 : curve[at - 1]![0] + 1;
  const most = at === curve.length - 1 ? 255 : curve[at + 1]![0] - 1;
  const moved: CurvePoint = [Math.min(most, Math.max(least, level(before))), level(after)];
  return curve.map((point, index) => (index === at ? moved : point));
}

/** The curve with another point, and which one it is; the nearest one where a point is already. */
export function addPoint(curve: Curve, [before, after]: CurvePoint): { curve: Curve; at: number } {
  const x = level(before);
  const taken = curve.findIndex(([each]) => each === x);
  if (taken >= 0) return { curve: movePoint(curve, taken, [x, after]), at: taken };
  if (curve.length >= CURVE_POINTS.most) return { curve, at: 0 };
  const at = curve.findIndex(([each]) => each > x);
  const place = at < 0 ? curve.length : at;
  const point: CurvePoint = [x, level(after)];
  return { curve: [...curve.slice(0, place), point, ...curve.slice(place)], at: place };
}

/** Adds a point in the widest gap, where the curve is. */
export function addInGap(curve: Curve): { curve: Curve; at: number } {
  let widest = 0;
  for (let at = 0; at < curve.length - 1; at += 1) if (gapOf(curve, at) > gapOf(curve, widest)) widest = at;
  const x = Math.round((curve[widest]![0] + curve[widest + 1]![0]) / 2);
  return addPoint(curve, [x, curveTable(curve)[x]!]);
}

const gapOf = (curve: Curve, at: number): number => curve[at + 1]![0] - curve[at]![0];

/** The curve without a point; two stay. */
export const removePoint = (curve: Curve, at: number): Curve =>
  curve.length <= CURVE_POINTS.least ? curve : curve.filter((_, index) => index !== at);

export const isStraight = (curve: Curve): boolean => [...curveTable(curve)].every((value, x) => value === x);
