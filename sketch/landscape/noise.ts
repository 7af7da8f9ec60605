import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';

/**
 * Value noise on an integer lattice. One fixed table serves every picture: a picture differs by the
 * offsets it adds to its coordinates, not by the table.
 */
const LATTICE = (() => {
  const random = createRandom(0x5eed);
  const values = new Float32Array(65_536);
  for (let index = 0; index < values.length; index += 1) values[index] = random();
  return values;
})();

/** Lattice value in [0, 1) at integer coordinates. */
export function latticeValue(x: number, y: number, z = 0): number {
  return LATTICE[
    (Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791)) & 0xffff
  ] as number;
}

/** Smooth value noise in [0, 1] with a feature size of one unit. */
export function noise2(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let u = x - column;
  let v = y - row;
  u = u * u * u * (u * (u * 6 - 15) + 10);
  v = v * v * v * (v * (v * 6 - 15) + 10);
  const a = latticeValue(column, row);
  const b = latticeValue(column + 1, row);
  const c = latticeValue(column, row + 1);
  const d = latticeValue(column + 1, row + 1);
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

/** Smooth value noise in [0, 1] in three dimensions, for patterns carved out of a solid. */
export function noise3(x: number, y: number, z: number): number {
  const layer = Math.floor(z);
  let w = z - layer;
  w = w * w * (3 - 2 * w);
  const column = Math.floor(x);
  const row = Math.floor(y);
  let u = x - column;
  let v = y - row;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const at = (i: number, j: number, k: number) => latticeValue(column + i, row + j, layer + k);
  const near =
    at(0, 0, 0) * (1 - u) * (1 - v) +
    at(1, 0, 0) * u * (1 - v) +
    at(0, 1, 0) * (1 - u) * v +
    at(1, 1, 0) * u * v;
  const far =
    at(0, 0, 1) * (1 - u) * (1 - v) +
    at(1, 0, 1) * u * (1 - v) +
    at(0, 1, 1) * (1 - u) * v +
    at(1, 1, 1) * u * v;
  return near + (far - near) * w;
}

/** Fractal noise in [0, 1]: `octaves` layers, each half as strong and about twice as fine, turned to hide the lattice. */
export function fractal2(x: number, y: number, octaves: number): number {
  let sum = 0;
  let strength = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += strength * noise2(x, y);
    total += strength;
    strength *= 0.5;
    const turned = 1.6 * x + 1.2 * y + 17.3;
    y = 1.6 * y - 1.2 * x + 9.1;
    x = turned;
  }
  return sum / total;
}

/** Fractal noise in [0, 1] in three dimensions. */
export function fractal3(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let strength = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += strength * noise3(x, y, z);
    total += strength;
    strength *= 0.5;
    x = x * 2.03 + 11.7;
    y = y * 2.03 + 3.1;
    z = z * 2.03 + 7.9;
  }
  return sum / total;
}
