import type { Grid } from '../grid/grid.ts';
import { encodePng } from '../png.ts';
import { type Colour, DRAWING_FINENESS } from './palette.ts';

/**
 * A drawing as a PNG of its grid's size divided by `DRAWING_FINENESS`. Value n of the grid has the colour n - 1 of the
 * palette; if nothing is drawn the picture shows `paper`, or is transparent if that is undefined.
 */
export function drawingPng(grid: Grid, palette: readonly Colour[], paper: Colour | undefined): Promise<Blob> {
  const width = Math.floor(grid.width / DRAWING_FINENESS);
  return encodePng({
    width,
    height: Math.floor(grid.height / DRAWING_FINENESS),
    kind: 'rgba',
    write: (y, row) => {
      for (let x = 0; x < width; x += 1) {
        const [left, top] = [x * DRAWING_FINENESS, y * DRAWING_FINENESS];
        row.set(averageColour(grid, { left, top, side: DRAWING_FINENESS }, palette, paper), x * 4);
      }
    },
  });
}

/** The mean colour of a square of the grid, opacity last; drawn pixels alone decide the colour if there is no paper. */
function averageColour(
  grid: Grid,
  { left, top, side }: { left: number; top: number; side: number },
  palette: readonly Colour[],
  paper: Colour | undefined,
): number[] {
  const sum = [0, 0, 0];
  let counted = 0;
  for (let y = top; y < top + side; y += 1)
    for (let x = left; x < left + side; x += 1) {
      const value = grid.valueAt(x, y);
      const colour = value === 0 ? paper : palette[value - 1];
      if (!colour) continue;
      counted += 1;
      for (let channel = 0; channel < 3; channel += 1) sum[channel]! += colour[channel]!;
    }
  if (counted === 0) return [0, 0, 0, 0];
  return [...sum.map((value) => Math.round(value / counted)), Math.round((255 * counted) / side ** 2)];
}
