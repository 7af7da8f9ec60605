import type { Grid, Rectangle } from '../core/grid/grid.ts';
import { edgeReach } from '../core/mask/mask-overlay.ts';
import { axesOf, type Placement, screenArea } from '../core/placement.ts';

/** Draws a rectangle of the window: RGBA for each screen pixel of `area`. */
export type Painter = (grid: Grid, placement: Placement, area: Rectangle) => Uint8ClampedArray<ArrayBuffer>;

/** Screen pixels of a block: what is empty is skipped block by block. */
const BLOCK = 128;

/** Redraws the part of the canvas that shows a rectangle of the picture, and nothing else. */
export function drawChanged(
  context: CanvasRenderingContext2D,
  grid: Grid,
  placement: Placement,
  changed: Rectangle,
  paint: Painter,
): void {
  const ratio = placement.device.width / placement.frame.width;
  const area = screenArea(placement, changed, edgeReach(ratio) + 1);
  if (area) drawArea(context, grid, placement, area, paint);
}

/** Redraws the whole window. */
export function drawWindow(
  context: CanvasRenderingContext2D,
  grid: Grid,
  placement: Placement,
  paint: Painter,
): void {
  drawArea(context, grid, placement, { x: 0, y: 0, ...placement.device }, paint);
}

function drawArea(
  context: CanvasRenderingContext2D,
  grid: Grid,
  placement: Placement,
  area: Rectangle,
  paint: Painter,
): void {
  context.clearRect(area.x, area.y, area.width, area.height);
  for (let top = area.y; top < area.y + area.height; top += BLOCK)
    for (let left = area.x; left < area.x + area.width; left += BLOCK) {
      const block = {
        x: left,
        y: top,
        width: Math.min(BLOCK, area.x + area.width - left),
        height: Math.min(BLOCK, area.y + area.height - top),
      };
      if (isEmpty(grid, placement, block)) continue;
      const pixels = new ImageData(paint(grid, placement, block), block.width, block.height);
      context.putImageData(pixels, left, top);
    }
}

/** True where a block certainly shows nothing: it is beside the picture, or over tiles that nothing is painted on. */
function isEmpty(grid: Grid, placement: Placement, block: Rectangle): boolean {
  const { x, y } = axesOf(placement);
  const left = Math.floor((block.x - x.origin) / x.scale);
  const top = Math.floor((block.y - y.origin) / y.scale);
  const right = Math.ceil((block.x + block.width - x.origin) / x.scale);
  const bottom = Math.ceil((block.y + block.height - y.origin) / y.scale);
  if (right <= 0 || bottom <= 0 || left >= grid.width || top >= grid.height) return true;
  return grid.uniformIn({ x: left, y: top, width: right - left, height: bottom - top }) === 0;
}
