import type { Place } from '@inkreel/contract/api/tasks.ts';
import type { Point, Size } from '@inkreel/scene/geometry.ts';
import { seenPart } from './compare.ts';
import type { View } from './zoom.ts';

/** Edges of a rectangle, in CSS pixels from the window's upper left corner. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A pin on a picture: its centre, and the visible part of the place that it marks. */
export interface Pin extends Point {
  /** Which of the given places it belongs to. */
  at: number;
  area: Edges;
}

/** Where pins are placed. */
export interface PinSurface {
  view: View;
  picture: Size;
  /** The window, in CSS pixels. */
  frame: Size;
  /** Controls that lie over the picture. */
  taken: readonly Edges[];
}

/** Half of a pin's side, in CSS pixels. */
export const PIN_RADIUS = 12;
/** Room between a pin and what it must not cover, in CSS pixels. */
const GAP = 4;

/**
 * Pins for places of a picture, each at the upper left corner of its place, or as near to it as possible within the
 * window, clear of `taken` and of earlier pins. Places outside the window have none.
 */
export function placePins(
  places: readonly (Place | null)[],
  { view, picture, frame, taken }: PinSurface,
): Pin[] {
  const part = seenPart(view, picture, frame);
  const left = frame.width / 2 + view.x - (picture.width * view.scale) / 2;
  const top = frame.height / 2 + view.y - (picture.height * view.scale) / 2;
  const obstacles = [...taken];
  return places.flatMap((place, at) => {
    if (!place) return [];
    const x = left + place.left * picture.width * view.scale;
    const y = top + place.top * picture.height * view.scale;
    const area = {
      left: Math.max(part.left, x),
      top: Math.max(part.top, y),
      right: Math.min(part.right, x + place.width * picture.width * view.scale),
      bottom: Math.min(part.bottom, y + place.height * picture.height * view.scale),
    };
    if (area.left >= area.right || area.top >= area.bottom) return [];
    const spot = freeSpot({ x: area.left, y: area.top }, frame, obstacles);
    obstacles.push({
      left: spot.x - PIN_RADIUS,
      top: spot.y - PIN_RADIUS,
      right: spot.x + PIN_RADIUS,
      bottom: spot.y + PIN_RADIUS,
    });
    return [{ at, ...spot, area }];
  });
}

/** The point nearest to `wanted` where a pin lies within the frame and clear of all obstacles; `wanted` if none does. */
function freeSpot(wanted: Point, frame: Size, obstacles: readonly Edges[]): Point {
  const hold = (value: number, side: number) => Math.max(PIN_RADIUS, Math.min(side - PIN_RADIUS, value));
  const start = { x: hold(wanted.x, frame.width), y: hold(wanted.y, frame.height) };
  const away = PIN_RADIUS + GAP;
  const isFree = ({ x, y }: Point) =>
    hold(x, frame.width) === x &&
    hold(y, frame.height) === y &&
    obstacles.every(
      ({ left, top, right, bottom }) =>
        x <= left - away || x >= right + away || y <= top - away || y >= bottom + away,
    );
  if (isFree(start)) return start;
  const xs = [start.x, ...obstacles.flatMap(({ left, right }) => [left - away, right + away])];
  const ys = [start.y, ...obstacles.flatMap(({ top, bottom }) => [top - away, bottom + away])];
  const distance = ({ x, y }: Point) => Math.hypot(x - start.x, y - start.y);
  const free = xs
    .flatMap((x) => ys.map((y) => ({ x, y })))
    .filter(isFree)
    .sort((a, b) => distance(a) - distance(b));
  return free[0] ?? start;
}
