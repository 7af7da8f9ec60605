import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import type { TimedRect } from './holes.ts';
import type { Rect } from './yuv.ts';

/** A part of the frame that is processed separately: some areas with their surroundings. */
export interface Region {
  /** In pixels of the frame, even. */
  rect: Rect;
  /** Areas to remove and to keep, in pixels of the region; times in frames of the video. */
  areas: TimedRect[];
}

/** Margin around areas, in shares of the frame's height: the background comes from there when the camera moves. */
const AROUND = 0.06;
const FOREVER = Number.MAX_SAFE_INTEGER;

interface Size {
  width: number;
  height: number;
  frameRate: number;
}

/** The regions of a video; nearby areas to remove share one. */
export function regionsOf(areas: readonly SubtitleArea[], size: Size): Region[] {
  const rects = areas.map((area) => ({ ...toPixels(area, size), ...timesOf(area, size), mode: area.mode }));
  const margin = Math.round(AROUND * size.height);
  const around: Rect[] = [];
  for (const rect of rects.filter(({ mode }) => mode === 'remove')) {
    let joined = widened(rect, margin, size);
    for (let at = around.findIndex((other) => meets(other, joined)); at >= 0; ) {
      joined = union(joined, around.splice(at, 1)[0] as Rect);
      at = around.findIndex((other) => meets(other, joined));
    }
    around.push(joined);
  }
  return around.map((rect) => ({
    rect,
    areas: rects
      .filter((area) => meets(area, rect))
      .map((area) => ({ ...area, x: area.x - rect.x, y: area.y - rect.y })),
  }));
}

/** Whether anything is removed from any of these frames. */
export const isActive = ({ areas }: Pick<Region, 'areas'>, from: number, to: number): boolean =>
  areas.some((area) => area.mode === 'remove' && area.from < to && from < area.to);

function toPixels({ left, top, width, height }: SubtitleArea, size: Size): Rect {
  const x = Math.round(left * size.width);
  const y = Math.round(top * size.height);
  return {
    x,
    y,
    width: Math.min(size.width, Math.round((left + width) * size.width)) - x,
    height: Math.min(size.height, Math.round((top + height) * size.height)) - y,
  };
}

const timesOf = ({ start, end }: SubtitleArea, { frameRate }: Size) => ({
  from: start === undefined ? 0 : Math.round(start * frameRate),
  to: end === undefined ? FOREVER : Math.round(end * frameRate),
});

function widened({ x, y, width, height }: Rect, margin: number, size: Size): Rect {
  const left = Math.max(0, x - margin) & ~1;
  const top = Math.max(0, y - margin) & ~1;
  const right = Math.min(size.width, (x + width + margin + 1) & ~1);
  const bottom = Math.min(size.height, (y + height + margin + 1) & ~1);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const meets = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function union(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
