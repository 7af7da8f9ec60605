import type { Point, Size } from '@inkreel/scene/geometry.ts';
import type { Rectangle } from './grid/grid.ts';
import type { View } from './zoom.ts';

/**
 * Where a picture is on the screen. The single mapping from points of the screen to picture pixels: pointers,
 * the overlay and the tests all go through it, so that nothing is off by half a pixel.
 */
export interface Placement {
  /** Pixels of the picture. */
  picture: Size;
  /** The window that shows it, in CSS pixels. */
  frame: Size;
  /** The same window in pixels of the screen, whole. */
  device: Size;
  view: View;
}

/** The point of the picture under a point of the window, which is given from the window's centre in CSS pixels. */
export function toPicture({ picture, view }: Placement, at: Point): Point {
  return {
    x: (at.x - view.x) / view.scale + picture.width / 2,
    y: (at.y - view.y) / view.scale + picture.height / 2,
  };
}

/** The point of the window, from its centre in CSS pixels, over a point of the picture. */
export function toWindow({ picture, view }: Placement, at: Point): Point {
  return {
    x: (at.x - picture.width / 2) * view.scale + view.x,
    y: (at.y - picture.height / 2) * view.scale + view.y,
  };
}

/**
 * The view moved by less than a screen pixel, so that the picture's corner lies on a whole one: browsers align pictures
 * to whole pixels anyway, each differently, and the painting must match them to the pixel.
 */
export function onWholePixels(placement: Placement): View {
  const { frame, device, view } = placement;
  const corner = toWindow(placement, { x: 0, y: 0 });
  const shift = (at: number, css: number, screen: number) => {
    const pixel = ((at + css / 2) * screen) / css;
    return ((Math.round(pixel) - pixel) * css) / screen;
  };
  return {
    scale: view.scale,
    x: view.x + shift(corner.x, frame.width, device.width),
    y: view.y + shift(corner.y, frame.height, device.height),
  };
}

/** One direction of the window: the screen pixel where the picture begins, and screen pixels for each picture pixel. */
export interface Axis {
  origin: number;
  scale: number;
}

/** Both directions; screen pixels need not be square if the window does not measure a whole number of them. */
export function axesOf(placement: Placement): { x: Axis; y: Axis } {
  const { frame, device } = placement;
  const corner = toWindow(placement, { x: 0, y: 0 });
  const axis = (start: number, css: number, screen: number): Axis => {
    const ratio = screen / css;
    return { origin: (start + css / 2) * ratio, scale: placement.view.scale * ratio };
  };
  return {
    x: axis(corner.x, frame.width, device.width),
    y: axis(corner.y, frame.height, device.height),
  };
}

/**
 * The screen pixels that show any part of a rectangle of the picture, `margin` more on each side, cut at the window.
 */
export function screenArea(placement: Placement, area: Rectangle, margin: number): Rectangle | undefined {
  const axes = axesOf(placement);
  const span = ({ origin, scale }: Axis, from: number, length: number, limit: number) => {
    const start = Math.max(0, Math.floor(origin + from * scale) - margin);
    const end = Math.min(limit, Math.ceil(origin + (from + length) * scale) + margin);
    return { start, length: end - start };
  };
  const x = span(axes.x, area.x, area.width, placement.device.width);
  const y = span(axes.y, area.y, area.height, placement.device.height);
  if (x.length <= 0 || y.length <= 0) return undefined;
  return { x: x.start, y: y.start, width: x.length, height: y.length };
}

/** The picture pixels of which a rectangle of screen pixels shows any part; it may reach beyond the picture. */
export function pictureArea(placement: Placement, { x, y, width, height }: Rectangle): Rectangle {
  const axes = axesOf(placement);
  const span = ({ origin, scale }: Axis, from: number, length: number) => {
    const start = Math.floor((from - origin) / scale);
    return { start, length: Math.ceil((from + length - origin) / scale) - start };
  };
  const across = span(axes.x, x, width);
  const down = span(axes.y, y, height);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/**
 * Which picture pixels a stretch of screen pixels shows, `samples` points for each, spread evenly; -1 outside the
 * picture.
 */
export function pictureColumns(
  axis: Axis,
  from: number,
  count: number,
  samples: number,
  limit: number,
): Int32Array {
  const columns = new Int32Array(count * samples);
  for (let at = 0; at < columns.length; at += 1) {
    const pixel = Math.floor((from + (at + 0.5) / samples - axis.origin) / axis.scale);
    columns[at] = pixel >= 0 && pixel < limit ? pixel : -1;
  }
  return columns;
}
