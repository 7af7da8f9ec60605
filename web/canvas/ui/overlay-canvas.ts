import type { Grid, Rectangle } from '../core/grid/grid.ts';
import { edgeReach } from '../core/mask/mask-overlay.ts';
import { type Placement, pictureArea, screenArea } from '../core/placement.ts';

/** Draws a rectangle of the window: RGBA for each screen pixel of `area`. */
export type Painter = (grid: Grid, placement: Placement, area: Rectangle) => Uint8ClampedArray<ArrayBuffer>;

/** Side of a block in screen pixels: empty blocks are skipped. */
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

/** True if a block certainly shows nothing, since it lies outside the picture or over unpainted tiles. */
function isEmpty(grid: Grid, placement: Placement, block: Rectangle): boolean {
  const area = pictureArea(placement, block);
  const beside = area.x + area.width <= 0 || area.y + area.height <= 0;
  return beside || area.x >= grid.width || area.y >= grid.height || grid.uniformIn(area) === 0;
}
