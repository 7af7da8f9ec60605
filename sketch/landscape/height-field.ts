import { clamp, smoothStep, type Vector } from '../product/vectors.ts';
import { country, course, detail } from './country.ts';
import { erode } from './erosion.ts';
import type { Recipe } from './recipe.ts';

/**
 * The ground in scene units (one is about a hundred metres): x to the right, z away from the eye, from FAR left to FAR
 * right. Water stands at height 0.
 */
export interface HeightField {
  /** Height of the ground with its small forms. */
  height: (x: number, z: number) => number;
  /** Share of sunlight that mountains let through, 0 to 1. */
  sunlight: (x: number, z: number) => number;
}

const SIZE = 400;
export const FAR = 36;
const WIDE = 26;
const CELL_X = (2 * WIDE) / (SIZE - 1);
const CELL_Z = FAR / (SIZE - 1);

/**
 * Builds the country of a recipe and rains on it. `onShare` receives the progress from 0 to 1 and may throw
 * to stop.
 */
export function buildHeightField(
  recipe: Recipe,
  sun: Vector,
  random: () => number,
  onShare: (share: number) => void,
): HeightField {
  const field = new Float32Array(SIZE * SIZE);
  for (let row = 0; row < SIZE; row += 1) {
    if (row % 40 === 0) onShare((row / SIZE) * 0.4);
    for (let column = 0; column < SIZE; column += 1) {
      field[row * SIZE + column] = country(recipe, -WIDE + column * CELL_X, row * CELL_Z);
    }
  }
  if (recipe.range > 0.2)
    erode(field, SIZE, Math.round(52_000 * recipe.range), random, (share) => onShare(0.4 + share * 0.4));
  if (recipe.terrain !== 'desert') carveWater(recipe, field);
  const light = castShadows(field, sun, (share) => onShare(0.8 + share * 0.2));
  return {
    height: (x, z) => smoothSample(field, x, z) + detail(recipe, x, z),
    sunlight: (x, z) => linearSample(light, x, z),
  };
}

/** Cuts the river or the tarn of a valley after the rain, which would have filled it. */
function carveWater(recipe: Recipe, field: Float32Array): void {
  const flows =
    recipe.water &&
    (recipe.terrain === 'river' ||
      recipe.terrain === 'mountain' ||
      recipe.terrain === 'field' ||
      recipe.terrain === 'forest');
  for (let row = 0; row < SIZE; row += 1) {
    const z = row * CELL_Z;
    const centre = course(recipe, z);
    const wide =
      recipe.terrain === 'mountain' ? 0.5 + 2.4 * Math.exp(-(((z - 5.5) / 3) ** 2)) : 0.34 + 0.075 * z;
    for (let column = 0; column < SIZE; column += 1) {
      const at = row * SIZE + column;
      const x = -WIDE + column * CELL_X;
      const here = field[at] as number;
      if (flows && z < 24) {
        const bank = smoothStep(wide * 0.75, wide + 0.8 + z * 0.06, Math.abs(x - centre));
        field[at] = -0.16 + (Math.max(0.05, here) + 0.16) * bank;
      } else if (!recipe.water) field[at] = Math.max(0.03, here);
    }
  }
}

function castShadows(field: Float32Array, sun: Vector, onShare: (share: number) => void): Float32Array {
  const light = new Float32Array(SIZE * SIZE).fill(1);
  const flat = Math.hypot(sun[0], sun[2]);
  const stepX = sun[0] / flat / CELL_X;
  const stepZ = sun[2] / flat / CELL_Z;
  const scale = 1 / Math.max(Math.abs(stepX), Math.abs(stepZ));
  const rise = (Math.max(0.06, sun[1]) / flat) * scale;
  for (let row = 0; row < SIZE; row += 1) {
    if (row % 40 === 0) onShare(row / SIZE);
    for (let column = 0; column < SIZE; column += 1) {
      let open = 1;
      let x = column;
      let z = row;
      let height = field[row * SIZE + column] as number;
      for (let step = 1; step < 70; step += 1) {
        x += stepX * scale;
        z += stepZ * scale;
        height += rise;
        if (x < 0 || z < 0 || x > SIZE - 1 || z > SIZE - 1 || height > 9) break;
        const room = height - (field[(z | 0) * SIZE + (x | 0)] as number);
        open = Math.min(open, 0.5 + (room * 9) / step);
        if (open <= 0) break;
      }
      light[row * SIZE + column] = clamp(open);
    }
  }
  return light;
}

function linearSample(field: Float32Array, x: number, z: number): number {
  const u = clamp((x + WIDE) / CELL_X, 0, SIZE - 1.01);
  const v = clamp(z / CELL_Z, 0, SIZE - 1.01);
  const column = u | 0;
  const row = v | 0;
  const a = u - column;
  const b = v - row;
  const at = row * SIZE + column;
  return (
    ((field[at] as number) * (1 - a) + (field[at + 1] as number) * a) * (1 - b) +
    ((field[at + SIZE] as number) * (1 - a) + (field[at + SIZE + 1] as number) * a) * b
  );
}

/** Quadratic B-spline over 3x3 cells: smooth slopes, so that light shows no grid. */
function smoothSample(field: Float32Array, x: number, z: number): number {
  const u = clamp((x + WIDE) / CELL_X, 1, SIZE - 2.5);
  const v = clamp(z / CELL_Z, 1, SIZE - 2.5);
  const column = Math.round(u);
  const row = Math.round(v);
  const a = u - column;
  const b = v - row;
  const left = 0.5 * (0.5 - a) ** 2;
  const right = 0.5 * (0.5 + a) ** 2;
  const middle = 1 - left - right;
  let sum = 0;
  for (let j = -1; j <= 1; j += 1) {
    const at = (row + j) * SIZE + column;
    const line =
      left * (field[at - 1] as number) + middle * (field[at] as number) + right * (field[at + 1] as number);
    sum += line * (j === 0 ? 0.75 - b * b : 0.5 * (0.5 + j * b) ** 2);
  }
  return sum;
}
