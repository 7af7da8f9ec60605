import { rasterise } from '@inkreel/server/engines/builtin/pixels/image.ts';
import type { Picture } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { resamplePicture } from '@inkreel/server/engines/builtin/pixels/resample.ts';
import type { Box } from '../figures/figure.ts';
import type { PlacedFigure } from './placed-figure.ts';
import type { Window } from './window.ts';

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

/** Most pixels of a figure that is drawn whole. */
const MOST_PIXELS = 10_000_000;

/**
 * Draws a root figure with its family, cut to the picture; nothing if it lies outside. It is drawn whole and cut then:
 * the SVG renderer ends the process at a group that lies outside its picture.
 */
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
  const root = figures[at] as PlacedFigure;
  const cut = { left, top, width: right - left, height: bottom - top };
  const whole = {
    left: Math.min(left, Math.floor(box.left) - padding),
    top: Math.min(top, Math.floor(box.top) - padding),
    width: 0,
    height: 0,
  };
  whole.width = Math.max(right, Math.ceil(box.right) + padding) - whole.left;
  whole.height = Math.max(bottom, Math.ceil(box.bottom) + padding) - whole.top;
  const isInside = whole.width === cut.width && whole.height === cut.height;
  const drawing = drawingOf(figures, at, whole.left, whole.top);
  const { width: wide, height: tall } = whole;
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (wide * tall)));
  const drawn = rasterise(drawing, Math.ceil(wide * scale), Math.ceil(tall * scale), {
    left: 0,
    top: 0,
    width: wide,
    height: tall,
  });
  const image = isInside ? drawn : cutOut(drawn, whole, cut);
  return { root, image, left, top };
}

/** The part of a drawn figure that lies in the picture. */
function cutOut(drawn: Picture, whole: Window, cut: Window): Picture {
  const scale = drawn.width / whole.width;
  const at = (length: number) => Math.round(length * scale);
  const from = { x: at(cut.left - whole.left), y: at(cut.top - whole.top) };
  const width = Math.max(1, Math.min(drawn.width - from.x, at(cut.width)));
  const height = Math.max(1, Math.min(drawn.height - from.y, at(cut.height)));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const start = ((y + from.y) * drawn.width + from.x) * 4;
    data.set(drawn.data.subarray(start, start + width * 4), y * width * 4);
  }
  const part: Picture = { width, height, data };
  return width === cut.width && height === cut.height
    ? part
    : resamplePicture(part, { width: cut.width, height: cut.height });
}
