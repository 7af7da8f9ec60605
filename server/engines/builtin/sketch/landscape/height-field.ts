import { clamp, smoothStep, type Vector } from '../product/vectors.ts';
import { erode } from './erosion.ts';
import { fractal2, noise2 } from './noise.ts';
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

/** Builds the country of a recipe and rains on it. `onShare` is told from 0 to 1 and may throw to stop. */
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

/** Course of a river or of the floor of a valley: its x at depth z. */
function course(recipe: Recipe, z: number): number {
  const { shift, side } = recipe;
  return (
    side *
    (Math.sin(z * 0.42 + shift) * (0.5 + z * 0.11) -
      Math.sin(shift) * 0.5 +
      Math.sin(z * 0.9 + shift * 2) * 0.25)
  );
}

/** Ridged fractal noise in about 0 to 1, sharp at the crests. */
function ridges(x: number, z: number): number {
  let sum = 0;
  let strength = 0.55;
  let weight = 1;
  for (let octave = 0; octave < 6; octave += 1) {
    const crest = 1 - Math.abs(2 * noise2(x, z) - 1);
    const value = crest * crest * weight;
    sum += value * strength;
    weight = clamp(value * 1.9, 0.12, 1);
    strength *= 0.5;
    const turned = 1.6 * x + 1.2 * z + 5.3;
    z = 1.6 * z - 1.2 * x + 2.7;
    x = turned;
  }
  return sum;
}

/** Large forms before rain and rivers. */
function country(recipe: Recipe, x: number, z: number): number {
  const { terrain, shift, side, range, chance } = recipe;
  const rolling = fractal2(x * 0.22 + shift, z * 0.22, 4) - 0.42;
  const peaks = ridges(x * 0.105 + shift, z * 0.105 + shift * 0.3);
  const away = Math.abs(x - course(recipe, z));
  switch (terrain) {
    case 'desert':
      return dunes(recipe, x, z) + mesas(recipe, x, z);
    case 'sea': {
      const cape =
        smoothStep(2.2, 7, x * side + z * 0.12 - 1.2 + rolling * 4) *
        smoothStep(3.5, 8, z) *
        smoothStep(30, 18, z);
      const islands =
        smoothStep(0.62, 0.8, fractal2(x * 0.16 + shift * 2, z * 0.16, 3)) * smoothStep(8, 14, z);
      return -0.5 + cape * (0.75 + 2.3 * peaks) + islands * (0.6 + 1.1 * peaks);
    }
    case 'beach': {
      const shore =
        (x * side + 0.55) * 0.2 -
        0.115 * (z - 2.2) * (0.35 + chance * 0.5) +
        0.16 * Math.sin(z * 0.5 + shift);
      const cape =
        smoothStep(1.2, 6.5, x * side - 2 + z * 0.2) * smoothStep(4, 11, z) * smoothStep(31, 20, z);
      return clamp(shore, -0.6, 0.55) * 0.55 + cape * (0.7 + 2.2 * peaks) + 0.04 * rolling;
    }
    case 'field': {
      const hills = smoothStep(9, 24, z) * range * (1.2 + 5 * peaks);
      return 0.3 + rolling * (0.55 + 0.1 * z) + 0.12 * z * rolling + hills;
    }
    case 'forest':
      return (
        0.25 +
        smoothStep(0.4, 4 + z * 0.2, away) * (0.35 + 0.06 * z + rolling * 1.8) +
        smoothStep(10, 24, z) * range * 7 * peaks
      );
    case 'snowland':
      return 0.3 + rolling * (0.9 + 0.05 * z) + smoothStep(9, 20, z) * range * 9 * peaks;
    case 'lake': {
      const basin = smoothStep(
        1.0,
        1.34,
        Math.hypot(x / (4.2 + chance * 4), (z - 6) / (4.4 + chance * 1.5)) + rolling * 0.3,
      );
      const front = smoothStep(1.5, 0.5, z) * (0.02 + 0.16 * smoothStep(-0.6, 1.4, x * side));
      return (
        -0.3 +
        basin * (0.42 + rolling * 0.5) * smoothStep(1.2, 3.6, z) +
        front * 1.3 +
        basin * smoothStep(6, 19, z) * range * 7.5 * peaks +
        smoothStep(5, 9, Math.abs(x)) * smoothStep(2, 8, z) * range * 4 * peaks
      );
    }
    case 'river':
      return (
        0.25 +
        smoothStep(0.9 + z * 0.05, 5 + z * 0.15, away) * (0.5 + rolling + peaks * range * 3) +
        smoothStep(12, 26, z) * range * 7 * peaks
      );
    case 'mountain': {
      const hero = Math.exp(-(((x - side * (1.5 + chance * 3)) / 5.5) ** 2 + ((z - 19) / 5) ** 2)) * 3.2;
      const walls = smoothStep(0.9, 7 + z * 0.12, away);
      return (
        0.22 +
        rolling * 0.5 +
        walls * smoothStep(1, 10, z) * 4.4 * peaks +
        smoothStep(10, 20, z) * 5 * peaks +
        hero * (0.35 + peaks)
      );
    }
  }
}

function dunes(recipe: Recipe, x: number, z: number): number {
  const { shift, side } = recipe;
  const one = (size: number, angle: number, offset: number) => {
    const warp = fractal2(x * 0.11 * size + offset, z * 0.15 * size + shift, 3) * 3.2;
    const place = ((x * Math.cos(angle) * side + z * Math.sin(angle)) * 0.15 * size + warp + offset) % 1;
    const within = place < 0 ? place + 1 : place;
    // Long windward slope, sharp crest, short slip face.
    return within < 0.7 ? (within / 0.7) ** 1.6 : ((1 - within) / 0.3) ** 1.25;
  };
  const big = one(1, 0.9, shift) * (0.5 + fractal2(x * 0.1 + shift, z * 0.1, 2));
  const small = one(2.3, 0.6, shift * 2) * 0.26;
  return 0.1 + (big + small) * (0.42 + 0.055 * z) * smoothStep(0.2, 3, z + 0.6);
}

function mesas(recipe: Recipe, x: number, z: number): number {
  const rise = fractal2(x * 0.13 + recipe.shift * 3, z * 0.13, 4);
  return recipe.range > 0.15
    ? smoothStep(0.57, 0.61, rise) * smoothStep(14, 19, z) * (2.4 + 1.2 * fractal2(x, z, 3))
    : 0;
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

/** Small forms that the grid is too coarse for. */
function detail(recipe: Recipe, x: number, z: number): number {
  if (recipe.terrain === 'desert') return 0.012 * fractal2(x * 3 + recipe.shift, z * 3, 2);
  const rough =
    recipe.terrain === 'beach'
      ? 0.015
      : recipe.terrain === 'field'
        ? 0.03
        : recipe.terrain === 'snowland'
          ? 0.03
          : 0.06 + 0.14 * recipe.range * smoothStep(3, 12, z);
  return (
    rough *
    (fractal2(x * 1.9 + recipe.shift, z * 1.9, z < 6 ? 4 : 3) - 0.5) *
    (recipe.terrain === 'mountain' || recipe.terrain === 'lake' ? 2 : 1)
  );
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
