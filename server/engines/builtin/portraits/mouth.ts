import type { Point } from '../faces/face.ts';
import type { FaceFrame } from '../faces/face-frame.ts';
import {
  INNER_LOWER_LIP,
  INNER_UPPER_LIP,
  LEFT_MOUTH_CORNER,
  OUTER_LOWER_LIP,
  OUTER_UPPER_LIP,
  RIGHT_MOUTH_CORNER,
} from '../faces/landmarks.ts';

/** A mouth along its face: `u` to the right, `v` down, in widths of the face. */
export interface Mouth {
  left: { u: number; v: number };
  right: { u: number; v: number };
  /** `v` of the four edges of the lips at a `u`. */
  outerUpper(u: number): number;
  innerUpper(u: number): number;
  innerLower(u: number): number;
  outerLower(u: number): number;
  /** Ends of the two inner edges. */
  innerFrom: number;
  innerTo: number;
  /** Largest gap between the lips. */
  opening: number;
}

export function mouthOf(points: readonly Point[], frame: FaceFrame): Mouth {
  const place = (index: number) => frame.of(points[index] as Point);
  const edge = (indices: readonly number[]) => along(indices.map(place));
  const innerUpper = edge(INNER_UPPER_LIP);
  const innerLower = edge(INNER_LOWER_LIP);
  const innerFrom = place(INNER_UPPER_LIP[0]).u;
  const innerTo = place(INNER_UPPER_LIP[10]).u;
  const gaps = [0.3, 0.4, 0.5, 0.6, 0.7].map((share) => {
    const u = innerFrom + (innerTo - innerFrom) * share;
    return innerLower(u) - innerUpper(u);
  });
  return {
    left: place(LEFT_MOUTH_CORNER),
    right: place(RIGHT_MOUTH_CORNER),
    outerUpper: edge(OUTER_UPPER_LIP),
    innerUpper,
    innerLower,
    outerLower: edge(OUTER_LOWER_LIP),
    innerFrom,
    innerTo,
    opening: Math.max(0, ...gaps),
  };
}

/** Linear interpolation between points, constant beyond the first and the last. */
function along(places: readonly { u: number; v: number }[]): (u: number) => number {
  const sorted = places.toSorted((a, b) => a.u - b.u);
  return (u) => {
    const next = sorted.findIndex((place) => place.u >= u);
    const to = sorted[next === -1 ? sorted.length - 1 : next] as { u: number; v: number };
    const from = next > 0 ? (sorted[next - 1] as { u: number; v: number }) : to;
    const share = to.u === from.u ? 1 : (u - from.u) / (to.u - from.u);
    return from.v + (to.v - from.v) * Math.min(1, share);
  };
}
