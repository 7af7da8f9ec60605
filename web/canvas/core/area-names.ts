import type { Point, Size } from '@inkreel/scene/geometry.ts';
import type { Area } from './grid/areas.ts';

const COLUMNS = ['left', 'middle', 'right'] as const;
const ROWS = ['top', 'middle', 'bottom'] as const;
const NAMES = {
  top: { left: 'topLeft', middle: 'top', right: 'topRight' },
  middle: { left: 'left', middle: 'middle', right: 'right' },
  bottom: { left: 'bottomLeft', middle: 'bottom', right: 'bottomRight' },
} as const;
export type Place = (typeof NAMES)[keyof typeof NAMES][(typeof COLUMNS)[number]];

/** The ninth of the picture that contains the middle of an area. */
export function placeOf({ bounds }: Pick<Area, 'bounds'>, picture: Size): Place {
  const third = (from: number, length: number, side: number) =>
    Math.min(2, Math.floor(((from + length / 2) / side) * 3)) as 0 | 1 | 2;
  const row = ROWS[third(bounds.y, bounds.height, picture.height)]!;
  return NAMES[row][COLUMNS[third(bounds.x, bounds.width, picture.width)]!];
}

/** A point inside an area for its number, even if the area curves around its centre. */
export function pinOf({ runs }: Pick<Area, 'runs'>): Point {
  const middle = Math.floor(runs.length / 6) * 3;
  const [y = 0, from = 0, to = 0] = runs.slice(middle, middle + 3);
  return { x: (from + to) / 2, y: y + 0.5 };
}

/** The initial brush size: about four per cent of the longer side. */
export function startSize({ width, height }: Size): number {
  return Math.max(4, Math.round(Math.max(width, height) * 0.04));
}
