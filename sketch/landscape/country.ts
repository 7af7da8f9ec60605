import { clamp, smoothStep } from '../product/vectors.ts';
import { fractal2, noise2 } from './noise.ts';
import type { Recipe } from './recipe.ts';

/** Course of a river or of the floor of a valley: its x at depth z. */
export function course(recipe: Recipe, z: number): number {
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
export function country(recipe: Recipe, x: number, z: number): number {
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

/** Small forms, below the resolution of the grid. */
export function detail(recipe: Recipe, x: number, z: number): number {
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
