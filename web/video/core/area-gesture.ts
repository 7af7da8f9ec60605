/** One press, drag and release on a frame with areas. Points are shares of the frame. */
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import type { Point, Size } from '@inkreel/scene/geometry.ts';
import { areaAround, isActive, isInside, moveArea, NUBS, type Nub, sizeArea } from './area-edits.ts';

/** `move` picks, moves and sizes; the others draw. */
export type AreaTool = 'move' | 'remove' | 'keep';

export type AreaGesture =
  | { kind: 'move'; at: number; from: Point; area: SubtitleArea }
  | { kind: 'size'; at: number; from: Point; area: SubtitleArea; nub: Nub }
  | { kind: 'draw'; mode: SubtitleArea['mode']; points: readonly Point[] };

interface Pressed {
  areas: readonly SubtitleArea[];
  picked: number | undefined;
  tool: AreaTool;
  /** Seconds of the frame that is shown: areas of other times are ignored. */
  time: number;
  /** How far from a handle a press still grabs it, as a share of the frame. */
  reach: Point;
}

/** The gesture that a press begins; undefined if it only clears the selection. */
export function beginGesture(
  { areas, picked, tool, time, reach }: Pressed,
  point: Point,
): AreaGesture | undefined {
  const held = picked === undefined ? undefined : areas[picked];
  const nub = held && NUBS.find((one) => isNear(nubPoint(held, one), point, reach));
  if (held && nub && picked !== undefined) return { kind: 'size', at: picked, from: point, area: held, nub };
  if (tool !== 'move') return { kind: 'draw', mode: tool, points: [point] };
  // The picked one first, then the one that was drawn last: it lies above the others.
  const at =
    held && isInside(held, point)
      ? (picked ?? -1)
      : areas.findLastIndex((area) => isActive(area, time) && isInside(area, point));
  const area = areas[at];
  return area && { kind: 'move', at, from: point, area };
}

/** The gesture after the pointer moved on; a drawn box keeps its first and its last point. */
export function continueGesture(gesture: AreaGesture, point: Point): AreaGesture {
  if (gesture.kind !== 'draw') return gesture;
  const [first] = gesture.points;
  return { ...gesture, points: first ? [first, point] : [point] };
}

/** The areas while the pointer is there, and after it is released there. */
export function areasAfter(
  areas: readonly SubtitleArea[],
  gesture: AreaGesture,
  point: Point,
  frame: Size,
): readonly SubtitleArea[] {
  if (gesture.kind === 'draw') {
    const drawn = areaAround(gesture.points, gesture.mode, frame);
    return drawn ? [...areas, drawn] : areas;
  }
  const by = { x: point.x - gesture.from.x, y: point.y - gesture.from.y };
  const changed =
    gesture.kind === 'move' ? moveArea(gesture.area, by) : sizeArea(gesture.area, gesture.nub, by, frame);
  return areas.map((area, at) => (at === gesture.at ? changed : area));
}

/** Position of a handle of an area. */
export function nubPoint({ left, top, width, height }: SubtitleArea, { x, y }: Nub): Point {
  return { x: left + (width * (x + 1)) / 2, y: top + (height * (y + 1)) / 2 };
}

const isNear = (one: Point, other: Point, reach: Point) =>
  Math.abs(one.x - other.x) <= reach.x && Math.abs(one.y - other.y) <= reach.y;
