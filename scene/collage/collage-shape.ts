/** The geometry of a collage: its canvas and the places of its pictures. Pure. */
import type { Size } from '../geometry.ts';
import { type CellView, WHOLE_VIEW } from './cell-view.ts';
import { CANVAS_UNITS, type Cell, type CollageDocument, RATIOS } from './collage-document.ts';
import { findLayout } from './layouts.ts';
import { type Rect, rectsOf } from './splits.ts';

type Shape = Pick<CollageDocument, 'mode' | 'ratio' | 'layout' | 'direction' | 'gap' | 'cells'>;

/** The canvas of a document: of its ratio, or in a strip as long as its pictures need. */
export function canvasSize(shape: Shape): Size {
  if (shape.mode === 'strip' && shape.cells.length > 0) return stripCanvas(shape);
  const ratio = RATIOS.find(({ label }) => label === shape.ratio) ?? RATIOS[0];
  const unit = CANVAS_UNITS / Math.max(ratio.width, ratio.height);
  return { width: Math.round(ratio.width * unit), height: Math.round(ratio.height * unit) };
}

/** The cells in the order of the document's pictures, in units. */
export function cellRects(shape: Shape): Rect[] {
  if (shape.mode === 'strip') return stripRects(shape);
  const layout = findLayout(shape.cells.length, shape.layout);
  return layout ? rectsOf(layout.split, canvasSize(shape), shape.gap) : [];
}

/** The visible part of a picture: in a strip every picture is whole. */
export function shownView({ mode }: Pick<CollageDocument, 'mode'>, { view }: Cell): CellView {
  return mode === 'strip' ? WHOLE_VIEW : view;
}

/**
 * In a strip every picture is whole: as wide (or high) as the others, and as long as its ratio requires.
 */
function stripLengths({ direction, gap, cells }: Shape): number[] {
  const across = CANVAS_UNITS - 2 * gap;
  const length = ({ size }: Cell) =>
    direction === 'vertical' ? (across * size.height) / size.width : (across * size.width) / size.height;
  return cells.map(length);
}

function stripCanvas(shape: Shape): Size {
  const lengths = stripLengths(shape);
  const along = lengths.reduce((sum, length) => sum + length + shape.gap, shape.gap);
  return shape.direction === 'vertical'
    ? { width: CANVAS_UNITS, height: along }
    : { width: along, height: CANVAS_UNITS };
}

function stripRects(shape: Shape): Rect[] {
  const across = CANVAS_UNITS - 2 * shape.gap;
  let at = shape.gap;
  return stripLengths(shape).map((length) => {
    const rect =
      shape.direction === 'vertical'
        ? { x: shape.gap, y: at, width: across, height: length }
        : { x: at, y: shape.gap, width: length, height: across };
    at += length + shape.gap;
    return rect;
  });
}

/** The nearest cell that is entirely to one side of another; undefined at the edge. */
export function neighbourCell(
  rects: readonly Rect[],
  from: number,
  direction: 'left' | 'right' | 'up' | 'down',
): number | undefined {
  const own = rects[from];
  if (!own) return undefined;
  const across = direction === 'left' || direction === 'right';
  const away = rects.map((rect) => {
    const free = {
      left: own.x - rect.x - rect.width,
      right: rect.x - own.x - own.width,
      up: own.y - rect.y - rect.height,
      down: rect.y - own.y - own.height,
    }[direction];
    const aside = across
      ? rect.y + rect.height / 2 - own.y - own.height / 2
      : rect.x + rect.width / 2 - own.x - own.width / 2;
    return free > -1 ? free + Math.abs(aside) : Number.POSITIVE_INFINITY;
  });
  const nearest = Math.min(...away);
  return Number.isFinite(nearest) ? away.indexOf(nearest) : undefined;
}
