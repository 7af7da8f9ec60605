/** Tone curves as tables of 256 values, the same on every machine: only additions, multiplications and divisions. */
import type { CurvePoint } from '@inkreel/contract/documents/image-adjustments.ts';

/** Points of a curve that changes nothing. */
const STRAIGHT: readonly CurvePoint[] = [
  [0, 0],
  [255, 255],
];

/**
 * A smooth curve through points, which rises or falls between two points as they do and never beyond them (the
 * monotone cubic interpolation of Fritsch and Carlson, 1980). Before the first and after the last point it is level.
 * @param points from left to right, no two above each other
 * @returns by the value before, 0 to 255, the value after
 */
export function curveTable(points: readonly CurvePoint[] = STRAIGHT): Uint8ClampedArray {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return curveTable();
  const slopes = slopesOf(points);
  let at = 0;
  return Uint8ClampedArray.from({ length: 256 }, (_, x) => {
    if (x <= first[0]) return first[1];
    if (x >= last[0]) return last[1];
    while (x > points[at + 1]![0]) at += 1;
    const [[left, from], [right, to]] = [points[at]!, points[at + 1]!];
    const width = right - left;
    const t = (x - left) / width;
    const [t2, t3] = [t * t, t * t * t];
    return Math.round(
      (2 * t3 - 3 * t2 + 1) * from +
        (t3 - 2 * t2 + t) * width * slopes[at]! +
        (3 * t2 - 2 * t3) * to +
        (t3 - t2) * width * slopes[at + 1]!,
    );
  });
}

/** The slope of the curve in each point. */
function slopesOf(points: readonly CurvePoint[]): number[] {
  const between = points.slice(1).map(([x, y], at) => (y - points[at]![1]) / (x - points[at]![0]));
  const slopes = points.map((_, at) => {
    const [before, after] = [between[at - 1], between[at]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (before + after) / 2;
  });
  for (const [at, slope] of between.entries()) {
    if (slope === 0) {
      slopes[at] = 0;
      slopes[at + 1] = 0;
      continue;
    }
    const [a, b] = [slopes[at]! / slope, slopes[at + 1]! / slope];
    const length = a * a + b * b;
    if (length <= 9) continue;
    const kept = 3 / Math.sqrt(length);
    slopes[at] = kept * a * slope;
    slopes[at + 1] = kept * b * slope;
  }
  return slopes;
}
