import { type Grid, type Rectangle, TILE, TILE_SHIFT, type Tile } from '../grid/grid.ts';
import { axesOf, type Placement, pictureArea, pictureColumns } from '../placement.ts';
import type { Colour } from './palette.ts';

/** Maximum points averaged for a screen pixel, in each direction, when the drawing is finer than the screen. */
const MOST_SAMPLES = 2;

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
  const covered = pictureArea(placement, area);
  const { x: left, y: top } = covered;
  const within =
    left >= 0 && top >= 0 && left + covered.width <= grid.width && top + covered.height <= grid.height;
  const whole = within ? palette[(grid.uniformIn(covered) ?? 0) - 1] : undefined;
  if (whole) {
    const [red, green, blue] = whole;
    // Little-endian memory has red in the lowest byte.
    new Uint32Array(pixels.buffer).fill(((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0);
    return pixels;
  }
  const axes = axesOf(placement);
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(1 / axes.x.scale - 1e-6)));
  const columns = pictureColumns(axes.x, area.x, area.width, samples, grid.width);
  const rows = pictureColumns(axes.y, area.y, area.height, samples, grid.height);
  // Red, green, blue and how many points were drawn on, for each screen pixel of a row.
  const sums = new Uint32Array(area.width * 4);
  for (let y = 0; y < area.height; y += 1) {
    sums.fill(0);
    for (let row = y * samples; row < (y + 1) * samples; row += 1)
      addRow(grid, rows[row]!, columns, samples, palette, sums);
    for (let x = 0; x < area.width; x += 1) {
      const at = x * 4;
      const counted = sums[at + 3]!;
      if (counted === 0) continue;
      const to = y * area.width * 4 + at;
      pixels[to] = sums[at]! / counted;
      pixels[to + 1] = sums[at + 1]! / counted;
      pixels[to + 2] = sums[at + 2]! / counted;
      pixels[to + 3] = (255 * counted) / samples ** 2;
    }
  }
  return pixels;
}

/** Adds what one row of the grid shows at the given columns, `samples` of them to each screen pixel. */
function addRow(
  grid: Grid,
  y: number,
  columns: Int32Array,
  samples: number,
  palette: readonly Colour[],
  sums: Uint32Array,
): void {
  if (y < 0) return;
  const tiles = (y >> TILE_SHIFT) * grid.columns;
  const inTile = (y % TILE) * TILE;
  let column = -1;
  let tile: Tile = 0;
  for (let at = 0, to = 0, left = samples; at < columns.length; at += 1) {
    const pixel = columns[at]!;
    if (pixel >= 0) {
      if (pixel >> TILE_SHIFT !== column) {
        column = pixel >> TILE_SHIFT;
        tile = grid.tile(tiles + column);
      }
      const value = typeof tile === 'number' ? tile : tile[inTile | (pixel & (TILE - 1))]!;
      const colour = value === 0 ? undefined : palette[value - 1];
      if (colour) {
        sums[to]! += colour[0];
        sums[to + 1]! += colour[1];
        sums[to + 2]! += colour[2];
        sums[to + 3]! += 1;
      }
    }
    left -= 1;
    if (left === 0) {
      to += 4;
      left = samples;
    }
  }
}
