import { clamp, linear, mix, scale, smoothStep, type Vector } from '../product/vectors.ts';
import type { Atmosphere } from './atmosphere.ts';
import type { HeightField } from './height-field.ts';
import { fractal2, latticeValue, noise2 } from './noise.ts';
import type { Recipe } from './recipe.ts';

const tones = {
  rock: linear('#77716a'),
  rockDark: linear('#4c4844'),
  scree: linear('#8d867b'),
  snow: linear('#f1f5fb'),
  shore: linear('#8b7d66'),
  sand: linear('#dcc193'),
  wetSand: linear('#9b8361'),
  dune: linear('#d9a05c'),
  duneDeep: linear('#b7713a'),
  forestGreen: linear('#2f4a26'),
  forestAutumn: linear('#9a5a1f'),
  earth: linear('#6d553c'),
};

const GRASS: Record<Recipe['season'], readonly [string, string]> = {
  spring: ['#56803a', '#86a550'],
  summer: ['#456a30', '#7a8a48'],
  autumn: ['#8d7a38', '#b9924a'],
  winter: ['#7d7a58', '#a39a74'],
};

/** Where trees may stand, 0 to 1: not on steep, high, wet or bare ground. */
export function woodland(recipe: Recipe, x: number, z: number, y: number, steep: number): number {
  const treeLine = recipe.terrain === 'mountain' || recipe.terrain === 'lake' ? 1.7 : 2.6;
  const grove = fractal2(x * 0.32 + recipe.shift * 1.7, z * 0.32, 3);
  const wanted = smoothStep(0.75 - recipe.trees * 0.5, 0.85 - recipe.trees * 0.45, grove + 0.1);
  return (
    wanted *
    (recipe.terrain === 'beach' ? smoothStep(0.26, 0.34, y) : smoothStep(0.02, 0.07, y)) *
    smoothStep(treeLine, treeLine * 0.6, y + grove * 0.8 - 0.3) *
    smoothStep(0.95, 0.55, steep)
  );
}

/** Colour of lit ground at a point, before the air. `distance` in scene units decides how fine the detail is. */
export function groundColor(
  recipe: Recipe,
  air: Atmosphere,
  field: HeightField,
  x: number,
  y: number,
  z: number,
  slopeX: number,
  slopeZ: number,
): Vector {
  const near = clamp(1.6 / z);
  // Height is included, so that the grain of cliffs is not stretched downhill.
  const lift = y * 1.3;
  const bumpX =
    (noise2(x * 7 + lift * 5 + recipe.shift, z * 7 - lift * 6) - 0.5) * 0.5 +
    (noise2(x * 34, z * 34) - 0.5) * 0.5 * near;
  const bumpZ =
    (noise2(x * 7 - lift * 6 + 40, z * 7 + lift * 5) - 0.5) * 0.5 +
    (noise2(x * 34 + 9, z * 34) - 0.5) * 0.5 * near;
  const bare =
    recipe.terrain === 'desert' || recipe.terrain === 'beach' ? 0.12 : recipe.snowLine < 0 ? 0.25 : 1;
  const { color, tiltX, tiltZ, sheen } = material(recipe, x, y, z, slopeX, slopeZ);
  const nx = -(slopeX + bumpX * 0.5 * bare + tiltX);
  const nz = -(slopeZ + bumpZ * 0.5 * bare + tiltZ);
  const length = Math.sqrt(nx * nx + 1 + nz * nz);
  const facing = (nx * air.sun[0] + air.sun[1] + nz * air.sun[2]) / length;
  const lit =
    Math.max(0, facing * (1 - sheen) + sheen * (0.35 + 0.65 * Math.max(0, air.sun[1] + 0.3))) *
    field.sunlight(x, z);
  const up = 0.55 + 0.45 / length;
  // Light of the ground lying around, warm where the sun is.
  const bounce = 0.07 * Math.max(0.2, air.sun[1]);
  return [
    color[0] * (air.sunColor[0] * (lit * 1.06 + bounce) + air.ambient[0] * up * 1.05),
    color[1] * (air.sunColor[1] * (lit * 1.06 + bounce) + air.ambient[1] * up * 1.05),
    color[2] * (air.sunColor[2] * (lit * 1.06 + bounce) + air.ambient[2] * up * 1.05),
  ];
}

interface Matter {
  color: Vector;
  /** Extra slope of ripples and furrows. */
  tiltX: number;
  tiltZ: number;
  /** Share of light that grass and leaves scatter in all directions. */
  sheen: number;
}

function material(recipe: Recipe, x: number, y: number, z: number, slopeX: number, slopeZ: number): Matter {
  const steep = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ);
  if (recipe.terrain === 'desert') return duneMatter(recipe, x, y, z, slopeX, slopeZ, steep);
  const patch = fractal2(x * 1.3 + recipe.shift, z * 1.3, 3);
  const fine = noise2(x * 13 + y * 9, z * 15 - y * 11);
  const strata = noise2(y * 7 + patch * 2.2, x * 0.4 + z * 0.3);
  let color = mix(
    tones.rockDark,
    mix(tones.rock, tones.scree, fine),
    0.45 + 0.4 * strata * patch + 0.2 * fine,
  );
  let sheen = 0;
  let tiltX = 0;
  let tiltZ = 0;
  const flatness = smoothStep(1.15, 0.6, steep + 0.5 * (patch - 0.5));
  const greenLine =
    recipe.terrain === 'mountain' || recipe.terrain === 'lake' || recipe.terrain === 'river' ? 2.3 : 5;
  const green = flatness * smoothStep(greenLine, greenLine * 0.55, y + patch - 0.5);
  if (green > 0.01) {
    const field = vegetation(recipe, x, z, patch, fine);
    color = mix(color, field.color, green);
    tiltX += field.tilt * green;
    sheen = green * 0.45;
  }
  const wood = woodland(recipe, x, z, y, steep) * smoothStep(5, 9, z);
  if (wood > 0.01) {
    const leaf =
      recipe.season === 'autumn' && recipe.treeKind !== 'conifer'
        ? mix(tones.forestAutumn, linear('#b98a2e'), fine)
        : scale(tones.forestGreen, 0.7 + 0.6 * fine);
    color = mix(color, leaf, wood * 0.9);
    sheen *= 1 - wood * 0.5;
  }
  const drift =
    smoothStep(recipe.snowLine - 0.25, recipe.snowLine + 0.6, y + (patch - 0.5) * 1.4) *
    smoothStep(1.5, 0.75, steep + 0.3 * (fine - 0.5));
  if (drift > 0.01) {
    const packed = recipe.snowLine < 0 ? drift * (1 - wood * 0.55) : drift;
    color = mix(color, scale(tones.snow, 0.9 + 0.08 * fine), packed);
    sheen *= 1 - packed;
    const ripple = Math.sin((x + z * 0.6 + patch * 1.5) * 26) * clamp(1.2 / z) * 0.05 * packed;
    tiltX += ripple;
    tiltZ += ripple * 0.6;
  }
  if (recipe.water) {
    const sandy = recipe.terrain === 'beach' || recipe.terrain === 'sea';
    const strand =
      smoothStep(sandy ? 0.34 : 0.09, sandy ? 0.16 : 0.02, y + (patch - 0.5) * 0.06) *
      smoothStep(1, 0.5, steep);
    if (strand > 0.01) {
      const shore = sandy
        ? mix(tones.wetSand, tones.sand, smoothStep(0.012, 0.07, y))
        : mix(scale(tones.shore, 0.55), tones.shore, smoothStep(0.0, 0.05, y));
      const grain = (latticeValue(Math.floor(x * 420), Math.floor(z * 420)) - 0.5) * clamp(0.9 / z) * 0.2;
      color = mix(
        color,
        scale(shore, (recipe.snowLine < 0 ? 1.1 : 1) * (0.86 + 0.2 * patch + grain)),
        strand,
      );
      sheen *= 1 - strand;
      tiltX += strand * (noise2(x * 16, z * 30) - 0.5) * 0.24 * clamp(2 / z);
    }
  }
  return { color, tiltX, tiltZ, sheen };
}

function vegetation(
  recipe: Recipe,
  x: number,
  z: number,
  patch: number,
  fine: number,
): { color: Vector; tilt: number } {
  const [deep, light] = GRASS[recipe.season].map(linear) as [Vector, Vector];
  const blade = noise2(x * 90, z * 36) * clamp(2.4 / z);
  const meadow = scale(mix(deep, light, clamp(patch * 0.9 + fine * 0.35 - 0.15)), 0.58 + 0.3 * blade);
  if (recipe.crop === 'lavender' || recipe.crop === 'wheat') {
    const plot = latticeValue(Math.floor(x * 0.16 + recipe.shift), Math.floor(z * 0.13 + 3));
    const rows = Math.sin((x + recipe.side * z * 0.22) * 21);
    const clear = clamp(3.2 / z);
    if (recipe.crop === 'lavender' && plot < 0.75) {
      const bush = smoothStep(-0.35, 0.35, rows + (fine - 0.5) * 0.8);
      const flower = scale(mix(linear('#6c4f9e'), linear('#a184c9'), fine), 0.75 + 0.4 * blade);
      return {
        color: mix(mix(scale(meadow, 0.7), tones.earth, 0.35), flower, clear * bush + (1 - clear) * 0.62),
        tilt: Math.cos((x + recipe.side * z * 0.22) * 21) * 0.5 * clear,
      };
    }
    if (recipe.crop === 'wheat' && plot < 0.8) {
      const ears = scale(
        mix(linear('#b98a35'), linear('#e3c069'), clamp(patch * 0.6 + fine * 0.5)),
        0.78 + 0.42 * blade,
      );
      return {
        color: scale(ears, 1 - 0.12 * clear * smoothStep(0.6, 0.95, rows)),
        tilt: 0.12 * rows * clear,
      };
    }
  }
  return { color: meadow, tilt: 0 };
}

function duneMatter(
  recipe: Recipe,
  x: number,
  y: number,
  z: number,
  slopeX: number,
  slopeZ: number,
  steep: number,
): Matter {
  const rocky = smoothStep(1.1, 1.7, steep) + smoothStep(1.6, 2, y) * smoothStep(12, 15, z);
  const patch = fractal2(x * 0.6 + recipe.shift, z * 0.6, 3);
  const tone = mix(tones.duneDeep, tones.dune, clamp(0.25 + patch * 0.9));
  // Ripples lie across the wind and fade on slip faces and with distance.
  const phase =
    (x * 0.55 * recipe.side + z + patch * 2.4 + 0.12 * noise2(x * 3, z * 3) + 0.03 * noise2(x * 11, z * 11)) *
    78;
  const calm = smoothStep(0.3, 0.62, fractal2(x * 1.1 + 9, z * 0.8 + recipe.shift, 3));
  const ripple =
    Math.cos(phase) *
    clamp(1.2 / z - 0.12) *
    (0.12 + 0.88 * calm) *
    smoothStep(0.75, 0.3, Math.abs(slopeX) + Math.abs(slopeZ));
  const strata = 0.5 + 0.5 * Math.sin(y * 11 + patch * 3);
  const grain = (latticeValue(Math.floor(x * 500), Math.floor(z * 500)) - 0.5) * clamp(0.7 / z) * 0.16;
  const sand = scale(tone, 0.95 + grain + ripple * 0.04);
  return {
    color: mix(sand, mix(linear('#7d4a2e'), linear('#b5713f'), strata), clamp(rocky)),
    tiltX: ripple * 0.1 * recipe.side,
    tiltZ: ripple * 0.17,
    sheen: 0,
  };
}
