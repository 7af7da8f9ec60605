import type { Grid, Rectangle } from '../grid/grid.ts';
import { axesOf, type Placement, pictureColumns } from '../placement.ts';
import type { Colour } from './drawing-export.ts';

/** Points averaged for a screen pixel, in each direction, where the drawing is finer than the screen. */
const MOST_SAMPLES = 3;

/**
 * A rectangle of the window as it shows a drawing: RGBA, not premultiplied, lines smoothed. Value n of the grid has the
 * colour n - 1 of the palette.
 * @param area in screen pixels
 */
export function drawDrawing(
  grid: Grid,
  placement: Placement,
  area: Rectangle,
  palette: readonly Colour[],
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(area.width * area.height * 4);
  const axes = axesOf(placement);
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(1 / axes.x.scale - 1e-6)));
  const columns = pictureColumns(axes.x, area.x, area.width, samples, grid.width);
  const rows = pictureColumns(axes.y, area.y, area.height, samples, grid.height);
  for (let y = 0; y < area.height; y += 1)
    for (let x = 0; x < area.width; x += 1) {
      let [red, green, blue, counted] = [0, 0, 0, 0];
      for (let row = y * samples; row < (y + 1) * samples; row += 1)
        for (let column = x * samples; column < (x + 1) * samples; column += 1) {
          const colour = palette[grid.valueAt(columns[column]!, rows[row]!) - 1];
          if (!colour) continue;
          red += colour[0];
          green += colour[1];
          blue += colour[2];
          counted += 1;
        }
      if (counted === 0) continue;
      const to = (y * area.width + x) * 4;
      pixels[to] = red / counted;
      pixels[to + 1] = green / counted;
      pixels[to + 2] = blue / counted;
      pixels[to + 3] = (255 * counted) / samples ** 2;
    }
  return pixels;
}
