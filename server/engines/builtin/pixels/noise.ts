import type { Plane } from './picture.ts';
import { createRandom } from './random.ts';

/**
 * Value noise between 0 and 1 with `octaves` layers; `cell` is the size of the coarsest grain in pixels.
 * Coarse grain is computed at a reduced size and enlarged, since the difference is invisible.
 */
export function noise(width: number, height: number, cell: number, seed: number, octaves = 3): Plane {
  const data = new Float32Array(width * height);
  let strength = 1;
  let total = 0;
  let size = cell;
  for (let octave = 0; octave < octaves; octave += 1) {
    addOctave(data, width, height, Math.max(1, size), strength, seed + octave * 911);
    total += strength;
    strength /= 2;
    size /= 2;
  }
  for (let at = 0; at < data.length; at += 1) data[at] = (data[at] as number) / total;
  return { width, height, data };
}

function addOctave(
  data: Float32Array,
  width: number,
  height: number,
  cell: number,
  strength: number,
  seed: number,
): void {
  const random = createRandom(seed);
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const grid = new Float32Array(columns * rows);
  for (let at = 0; at < grid.length; at += 1) grid[at] = random();
  const column = new Int32Array(width);
  const share = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const place = x / cell;
    column[x] = Math.floor(place);
    const part = place - Math.floor(place);
    share[x] = part * part * (3 - 2 * part);
  }
  const line = new Float32Array(columns);
  for (let y = 0; y < height; y += 1) {
    const place = y / cell;
    const row = Math.floor(place) * columns;
    const part = place - Math.floor(place);
    const smooth = part * part * (3 - 2 * part);
    for (let at = 0; at < columns; at += 1) {
      const upper = grid[row + at] as number;
      line[at] = upper + ((grid[row + columns + at] as number) - upper) * smooth;
    }
    for (let x = 0, to = y * width; x < width; x += 1, to += 1) {
      const left = line[column[x] as number] as number;
      const right = line[(column[x] as number) + 1] as number;
      data[to] = (data[to] as number) + strength * (left + (right - left) * (share[x] as number));
    }
  }
}
