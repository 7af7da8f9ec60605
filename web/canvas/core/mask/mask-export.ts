import type { Grid } from '../grid/grid.ts';
import { rowReader } from '../grid/runs.ts';
import { encodePng } from '../png.ts';

/**
 * The mask as a PNG of exactly the picture's size: white where the grid has `value`, black elsewhere, without shades
 * between.
 */
export function maskPng(grid: Grid, value: number): Promise<Blob> {
  const read = rowReader(grid, value);
  return encodePng({
    width: grid.width,
    height: grid.height,
    kind: 'bits',
    write: (y, row) => {
      const runs = read(y);
      for (let at = 0; at < runs.length; at += 2) fillBits(row, runs[at]!, runs[at + 1]!);
    },
  });
}

/** Sets the bits from `from` up to but not including `to`; the highest bit of a byte is its leftmost pixel. */
function fillBits(row: Uint8Array, from: number, to: number): void {
  const [first, last] = [from >> 3, (to - 1) >> 3];
  const head = 0xff >> (from & 7);
  const tail = 0xff << (7 - ((to - 1) & 7));
  if (first === last) {
    row[first]! |= head & tail;
    return;
  }
  row[first]! |= head;
  row.fill(0xff, first + 1, last);
  row[last]! |= tail;
}
