/** Areas of a frame, in shares of its width and height: how they are moved, sized and drawn, by pointer and by keys. */
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import type { Point, Size } from '@inkreel/scene/geometry.ts';

/** Smallest side of an area, in pixels of the frame. */
const LEAST = 8;
/** Precision of shares: a tenth of a pixel of the widest frame. */
const DIGITS = 1e5;

/** One of the eight places by which an area is sized: the edge that it moves along each axis, 0 for none. */
export interface Nub {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}
export const NUBS: readonly Nub[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: -1, y: 1 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];

const rounded = (share: number) => Math.round(share * DIGITS) / DIGITS;
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** From one edge to another, as shares of a side. */
function span(from: number, to: number): [start: number, length: number] {
  const start = rounded(within(from, 0, 1));
  return [start, rounded(within(to, 0, 1) - start)];
}

/** The area moved, whole, as far as the frame goes. */
export function moveArea(area: SubtitleArea, by: Point): SubtitleArea {
  return {
    ...area,
    left: rounded(within(area.left + by.x, 0, 1 - area.width)),
    top: rounded(within(area.top + by.y, 0, 1 - area.height)),
  };
}

/** The area with the edges of a nub moved; it keeps a minimum size and its other edges. */
export function sizeArea(area: SubtitleArea, nub: Nub, by: Point, frame: Size): SubtitleArea {
  const edges = (from: number, length: number, side: Nub['x'], moved: number, least: number) => {
    const to = from + length;
    if (side < 0) return span(within(from + moved, 0, Math.max(0, to - least)), to);
    return side > 0
      ? span(from, within(to + moved, Math.min(1, from + least), 1))
      : ([from, length] as const);
  };
  const [left, width] = edges(area.left, area.width, nub.x, by.x, LEAST / frame.width);
  const [top, height] = edges(area.top, area.height, nub.y, by.y, LEAST / frame.height);
  return { ...area, left, top, width, height };
}

/** The area around all points, inside the frame; undefined if they are hardly more than a click. */
export function areaAround(
  points: readonly Point[],
  mode: SubtitleArea['mode'],
  frame: Size,
): SubtitleArea | undefined {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, width] = span(Math.min(...xs), Math.max(...xs));
  const [top, height] = span(Math.min(...ys), Math.max(...ys));
  if (width * frame.width < LEAST || height * frame.height < LEAST) return undefined;
  return { mode, left, top, width, height };
}

/** Where subtitles usually are, for those who do not draw. */
export function usualArea(mode: SubtitleArea['mode']): SubtitleArea {
  return mode === 'remove'
    ? { mode, left: 0.1, top: 0.8, width: 0.8, height: 0.14 }
    : { mode, left: 0.04, top: 0.05, width: 0.24, height: 0.12 };
}

/** Moves an area by an arrow key: by a pixel of the frame, with Shift by ten; with Alt it resizes the area. */
export function pressAreaKey(
  area: SubtitleArea,
  { key, shiftKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>,
  frame: Size,
): SubtitleArea | undefined {
  const step = shiftKey ? 10 : 1;
  const [x, y] = [step / frame.width, step / frame.height];
  const by = {
    ArrowLeft: { x: -x, y: 0 },
    ArrowRight: { x, y: 0 },
    ArrowUp: { x: 0, y: -y },
    ArrowDown: { x: 0, y },
  }[key];
  if (!by) return undefined;
  return altKey ? sizeArea(area, { x: 1, y: 1 }, by, frame) : moveArea(area, by);
}

/** Whether a point lies in an area. */
export function isInside({ left, top, width, height }: SubtitleArea, { x, y }: Point): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** Whether an area applies at a time, in seconds. */
export function isActive({ start = 0, end = Number.POSITIVE_INFINITY }: SubtitleArea, time: number): boolean {
  return time >= start && time <= end;
}

/** A short name for each area: those to remove by number, those to keep by letter. */
export function areaSigns(areas: readonly SubtitleArea[]): string[] {
  let number = 0;
  return areas.map(({ mode }) => {
    if (mode === 'keep') return 'K';
    number += 1;
    return String(number);
  });
}
