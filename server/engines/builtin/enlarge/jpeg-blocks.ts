import type { Picture, Plane } from '../pixels/picture.ts';

/** Side of a JPEG block. */
const BLOCK = 8;
/** Minimum excess of steps at block borders over other steps: as a ratio, and in grey levels. */
const CLEAR = 1.18;
const VISIBLE = 0.55;
/** Rows, or columns, between two calls of `done`. */
const DONE_ROWS = 64;

/** Position of the block borders, and how far a step at them may be smoothed. */
export interface BlockGrid {
  /** Column and row of the first border, 0 to 7: a cropped picture begins within a block. */
  left: number;
  top: number;
  /** Largest step, in grey levels, that counts as a block border and not as an edge of the motif. */
  limit: number;
  /** Mean excess of the steps at the borders, in grey levels. */
  excess: number;
}

/**
 * Finds visible JPEG blocks; undefined if there are none.
 *
 * @param done is called every few milliseconds; may throw to stop
 */
export function blockGrid(light: Plane, done: () => void): BlockGrid | undefined {
  const columns = phase(light, 1, done);
  const rows = phase(light, light.width, done);
  if (columns.ratio < CLEAR || rows.ratio < CLEAR) return undefined;
  const excess = (columns.excess + rows.excess) / 2;
  if (excess < VISIBLE) return undefined;
  return { left: columns.at, top: rows.at, excess, limit: Math.min(24, 4 + 6 * excess) };
}

/** The phase of eight with the largest steps, and their excess over the median of the others. */
function phase(
  { width, height, data }: Plane,
  step: number,
  done: () => void,
): { at: number; ratio: number; excess: number } {
  const sums = new Float64Array(BLOCK);
  const counts = new Float64Array(BLOCK);
  for (let y = 2; y < height - 2; y += 1) {
    if (y % DONE_ROWS === 0) done();
    for (let x = 2; x < width - 2; x += 1) {
      const here = y * width + x;
      const place = (step === 1 ? x : y) % BLOCK;
      // Excess of the step over its neighbours' slope: edges of the motif spread over several pixels.
      const jump = Math.abs((data[here] as number) - (data[here - step] as number));
      if (jump > 40) continue;
      const slope =
        Math.abs((data[here - step] as number) - (data[here - 2 * step] as number)) +
        Math.abs((data[here + step] as number) - (data[here] as number));
      sums[place] = (sums[place] as number) + Math.max(0, jump - slope / 2);
      counts[place] = (counts[place] as number) + 1;
    }
  }
  const means = [...sums].map((sum, at) => sum / Math.max(1, counts[at] as number));
  const most = Math.max(...means);
  const middle = [...means].sort((one, other) => one - other)[BLOCK / 2] ?? 0;
  return { at: means.indexOf(most), ratio: most / Math.max(0.02, middle), excess: most - middle };
}

/**
 * Turns the steps at block borders into slopes, in place.
 *
 * @param done is called every few milliseconds; may throw to stop
 */
export function smoothBlocks(picture: Picture, grid: BlockGrid, done: () => void): void {
  const { width, height } = picture;
  for (let x = grid.left === 0 ? BLOCK : grid.left; x < width - 1; x += BLOCK) {
    if (x % DONE_ROWS < BLOCK) done();
    if (x >= 2) for (let y = 0; y < height; y += 1) smoothStep(picture, y * width + x, 1, grid.limit);
  }
  for (let y = grid.top === 0 ? BLOCK : grid.top; y < height - 1; y += BLOCK) {
    if (y % DONE_ROWS < BLOCK) done();
    if (y >= 2) for (let x = 0; x < width; x += 1) smoothStep(picture, y * width + x, width, grid.limit);
  }
}

/** The step between a pixel and the one before it, spread over two pixels to each side. */
function smoothStep({ data }: Picture, at: number, step: number, limit: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const [a, b, c, d] = [at - 2 * step, at - step, at, at + step].map((place) => place * 4 + channel) as [
      number,
      number,
      number,
      number,
    ];
    const jump = (data[c] as number) - (data[b] as number);
    if (jump === 0 || Math.abs(jump) > limit) continue;
    if (Math.abs((data[b] as number) - (data[a] as number)) > limit / 2) continue;
    if (Math.abs((data[d] as number) - (data[c] as number)) > limit / 2) continue;
    data[a] = (data[a] as number) + jump / 8;
    data[b] = (data[b] as number) + (jump * 3) / 8;
    data[c] = (data[c] as number) - (jump * 3) / 8;
    data[d] = (data[d] as number) - jump / 8;
  }
}
