import type { Picture, Plane } from '../pixels/picture.ts';
import { type BlockGrid, blockGrid, smoothBlocks } from './jpeg-blocks.ts';
import { lightnessOf, noiseOf } from './noise.ts';

/** Noise that is invisible at full size, in grey levels. */
const QUIET = 1.6;
/** Noise that accompanies visible JPEG blocks, as a factor of their strength: ringing around edges. */
const RIMS = 1.5;
const MOST_RIMS = 4;

/** Flaws of a picture that enlarging would magnify. */
export interface Flaws {
  /** Standard deviation of the noise in grey steps. */
  noise: number;
  grid: BlockGrid | undefined;
}

/**
 * Measures noise and JPEG blocks.
 *
 * @param done is called every few milliseconds; may throw to stop
 */
export function findFlaws(picture: Picture, done: () => void = () => undefined): Flaws {
  const light = lightnessOf(picture, done);
  return { noise: noiseOf(light, done), grid: blockGrid(light, done) };
}

/**
 * The picture without the noise and JPEG blocks in `flaws`; the same object if there is nothing to do. Edges
 * stay: a pixel is averaged only with those that differ from it by at most the noise.
 *
 * @param done is called with the share of the work, 0 to 1; may throw to stop
 */
export function clean(picture: Picture, flaws: Flaws, done: (share: number) => void): Picture {
  const noise = Math.max(flaws.noise, flaws.grid ? Math.min(MOST_RIMS, RIMS * flaws.grid.excess) : 0);
  if (noise < QUIET && !flaws.grid) return picture;
  const even: Picture = { ...picture, data: picture.data.slice() };
  const begin = () => done(0);
  if (flaws.grid) smoothBlocks(even, flaws.grid, begin);
  if (noise < QUIET) return even;
  return averageAlike(even, lightnessOf(even, begin), noise, done);
}

/** Bilateral average over 5 x 5 pixels; lightness decides the similarity, for colour too. */
function averageAlike(source: Picture, light: Plane, noise: number, done: (share: number) => void): Picture {
  const { width, height, data } = source;
  const out: Picture = { width, height, data: data.slice() };
  const tolerance = 2 * (2.2 * noise) ** 2;
  const alike = Float32Array.from({ length: 256 }, (_, step) => Math.exp((-step * step) / tolerance));
  for (let y = 0; y < height; y += 1) {
    if (y % 16 === 0) done(y / height);
    const top = Math.max(0, y - 2);
    const bottom = Math.min(height - 1, y + 2);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const here = light.data[at] as number;
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (let row = top; row <= bottom; row += 1)
        for (let near = Math.max(0, x - 2); near <= Math.min(width - 1, x + 2); near += 1) {
          const from = row * width + near;
          const step = Math.abs((light.data[from] as number) - here) | 0;
          const far = (row - y) ** 2 + (near - x) ** 2;
          const weight = ((alike[step] as number) * (data[from * 4 + 3] as number)) / (1 + 0.35 * far);
          red += weight * (data[from * 4] as number);
          green += weight * (data[from * 4 + 1] as number);
          blue += weight * (data[from * 4 + 2] as number);
          total += weight;
        }
      if (total === 0) continue;
      out.data[at * 4] = red / total;
      out.data[at * 4 + 1] = green / total;
      out.data[at * 4 + 2] = blue / total;
    }
  }
  return out;
}
