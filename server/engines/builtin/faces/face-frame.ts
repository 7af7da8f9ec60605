import type { Face, Point } from './face.ts';
import { CHIN, FOREHEAD, LEFT_SIDE, RIGHT_SIDE } from './landmarks.ts';

/**
 * Coordinates along a face instead of its picture: the origin is midway between the ears, the unit is the width of the
 * face, `u` points to the viewer's right, `v` down along the face, whatever its tilt.
 */
export interface FaceFrame {
  /** Width of the face in pixels of the picture. */
  unit: number;
  /** `v` of the top of the forehead (about -0.45) and of the chin (about 0.65). */
  top: number;
  chin: number;
  /** From face to picture, and back. */
  at(u: number, v: number): Point;
  of(point: Point): { u: number; v: number };
}

export function faceFrame({ points }: Pick<Face, 'points'>): FaceFrame {
  const place = (index: number) => points[index] as Point;
  const left = place(LEFT_SIDE);
  const right = place(RIGHT_SIDE);
  const unit = Math.hypot(right.x - left.x, right.y - left.y);
  const cos = (right.x - left.x) / unit;
  const sin = (right.y - left.y) / unit;
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const of = ({ x, y }: Point) => {
    const [dx, dy] = [(x - middle.x) / unit, (y - middle.y) / unit];
    return { u: dx * cos + dy * sin, v: dy * cos - dx * sin };
  };
  return {
    unit,
    top: of(place(FOREHEAD)).v,
    chin: of(place(CHIN)).v,
    at: (u, v) => ({ x: middle.x + unit * (u * cos - v * sin), y: middle.y + unit * (u * sin + v * cos) }),
    of,
  };
}
