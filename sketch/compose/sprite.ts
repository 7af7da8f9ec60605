import { rasterise } from '@inkreel/server/engines/builtin/pixels/image.ts';
import type { Picture } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import type { Box } from '../figures/figure.ts';
import type { PlacedFigure } from './placed-figure.ts';

/** A figure with everything attached to it, drawn; (left, top) is its corner in the picture, in whole pixels. */
export interface Sprite {
  root: PlacedFigure;
  image: Picture;
  left: number;
  top: number;
}

/** The drawing of a figure: itself, what is attached to it, then its parts in front of those. */
function drawingOf(figures: readonly PlacedFigure[], at: number, left: number, top: number): string {
  const { figure, x, y, scale } = figures[at] as PlacedFigure;
  const place = `<g transform="translate(${(x - left).toFixed(2)} ${(y - top).toFixed(2)}) scale(${scale.toFixed(5)})">`;
  let svg = `${place}${figure.svg}</g>`;
  for (const [index, child] of figures.entries()) {
    if (child.parent === at && !child.drawnByParent) svg += drawingOf(figures, index, left, top);
  }
  return figure.front === undefined ? svg : `${svg}${place}${figure.front}</g>`;
}

function familyBox(figures: readonly PlacedFigure[], at: number): Box {
  const box = { ...(figures[at] as PlacedFigure).box };
  for (const [index, child] of figures.entries()) {
    if (child.parent !== at) continue;
    const inner = familyBox(figures, index);
    box.left = Math.min(box.left, inner.left);
    box.top = Math.min(box.top, inner.top);
    box.right = Math.max(box.right, inner.right);
    box.bottom = Math.max(box.bottom, inner.bottom);
  }
  return box;
}

/** Draws a root figure with its family, cut to the picture; nothing if it lies outside. */
export function drawSprite(
  figures: readonly PlacedFigure[],
  at: number,
  width: number,
  height: number,
): Sprite | undefined {
  const box = familyBox(figures, at);
  const padding = 6;
  const left = Math.max(0, Math.floor(box.left) - padding);
  const top = Math.max(0, Math.floor(box.top) - padding);
  const right = Math.min(width, Math.ceil(box.right) + padding);
  const bottom = Math.min(height, Math.ceil(box.bottom) + padding);
  if (right - left < 2 || bottom - top < 2) return undefined;
  const image = rasterise(drawingOf(figures, at, left, top), right - left, bottom - top);
  return { root: figures[at] as PlacedFigure, image, left, top };
}
