import { noise } from './noise.ts';

/** Grain of paper around 1: fine fibres and broad unevenness. `size` is one thousandth of the picture's middle side. */
export function paperGrain(
  width: number,
  height: number,
  size: number,
  seed: number,
  depth = 0.1,
): Float32Array {
  const fine = noise(width, height, 5 * size, seed, 3).data;
  const broad = noise(width, height, 70 * size, seed + 5, 2).data;
  const out = new Float32Array(fine.length);
  for (let at = 0; at < out.length; at += 1) {
    out[at] = 1 - depth * ((fine[at] as number) - 0.5) - depth * 0.6 * ((broad[at] as number) - 0.5);
  }
  return out;
}
