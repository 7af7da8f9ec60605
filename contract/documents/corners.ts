/** Four corners in which an image is seen in perspective. */
import { type FieldCheck, number, object } from './parts/fields.ts';

/** Clockwise from the upper left. */
export const CORNER_NAMES = ['nw', 'ne', 'se', 'sw'] as const;
export type CornerName = (typeof CORNER_NAMES)[number];
interface Corner {
  readonly x: number;
  readonly y: number;
}
/** Shares of the sides of a box, or of an image, from its upper left. */
export type Corners = Readonly<Record<CornerName, Corner>>;

/** Those of the whole. */
export const SQUARE: Corners = {
  nw: { x: 0, y: 0 },
  ne: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  sw: { x: 0, y: 1 },
};
export const isSquare = (corners: Corners): boolean =>
  CORNER_NAMES.every((name) => corners[name].x === SQUARE[name].x && corners[name].y === SQUARE[name].y);

/** How far a corner may lie from the upper left of its box. */
export const CORNER_REACH = { least: -4, most: 5 } as const;
/** Least turn at a corner, in boxes: below it an image would be a line, or seen from behind. */
const LEAST_TURN = 0.0001;

/** Whether an image can be shown between corners: each turns clockwise. */
export function isConvex(corners: Corners): boolean {
  const around = CORNER_NAMES.map((name) => corners[name]);
  return around.every((at, index) => {
    const [next, after] = [around[(index + 1) % 4]!, around[(index + 2) % 4]!];
    return (next.x - at.x) * (after.y - next.y) - (next.y - at.y) * (after.x - next.x) >= LEAST_TURN;
  });
}

const share = number(CORNER_REACH.least, CORNER_REACH.most);
const corner = object({ x: share, y: share });
const four = object({ nw: corner, ne: corner, se: corner, sw: corner });

/** Checks corners of a convex shape. */
export const corners: FieldCheck = (value) => four(value) && isConvex(value as unknown as Corners);
