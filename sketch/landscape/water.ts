import { clamp, mix, smoothStep, type Vector } from '../product/vectors.ts';
import type { Atmosphere } from './atmosphere.ts';
import { fractal2, noise2 } from './noise.ts';
import type { Recipe } from './recipe.ts';
import { skyColor } from './sky.ts';

/** The reflection at a place of the picture; rows above the horizon, as in still water. */
type MirrorImage = (column: number, row: number) => Vector;

interface WaterPoint {
  x: number;
  z: number;
  /** Depth of the water below the surface, scene units. */
  depth: number;
  /** Unit direction from the eye. */
  direction: Vector;
  column: number;
  /** Row of the mirrored picture that still water would show. */
  mirrorRow: number;
  /** Pixels per unit of slope. */
  focal: number;
}

/** Colour of the water's surface: the mirrored country broken by waves, depth below it, glitter, and surf at the shore. */
export function waterColor(recipe: Recipe, air: Atmosphere, point: WaterPoint, mirror: MirrorImage): Vector {
  const { x, z, direction, depth } = point;
  const { waves, shift } = recipe;
  const calm = 0.25 + 0.75 * smoothStep(0.3, 0.62, fractal2(x * 0.25 + shift, z * 0.12, 2));
  const size = waves * calm;
  const swell = Math.sin(z * (5 + waves * 4) + noise2(x * 0.7, z * 0.8) * 5 + shift) * 0.5;
  const fade = clamp(4 / z, 0.12, 1);
  const chop =
    (noise2(x * 7 + shift, z * 17) - 0.5) * 0.9 +
    (noise2(x * 19, z * 42) - 0.5) * 0.7 * clamp(2.5 / z) +
    (noise2(x * 45, z * 95) - 0.5) * 0.5 * clamp(1 / z);
  const tilt = (chop * 0.16 + swell * 0.05 * waves) * size * (0.35 + 0.65 * fade);
  const sway =
    ((noise2(x * 9 + 31, z * 15) - 0.5) * 0.7 + (noise2(x * 24 + 5, z * 40) - 0.5) * 0.5 * clamp(2 / z)) *
    0.1 *
    size;
  const shiftRows = tilt * point.focal * 0.62 + size * 0.012 * point.focal * Math.abs(chop);
  const image = mirror(point.column + sway * point.focal * 0.5, point.mirrorRow - shiftRows);
  const upX = direction[0] + sway * 1.4;
  const upY = Math.max(0.015, -direction[1] + tilt * 1.1 + size * 0.03);
  const length = Math.hypot(upX, upY, direction[2]);
  const facing = (upX * air.sun[0] + upY * air.sun[1] + direction[2] * air.sun[2]) / length;
  const rough = clamp(size * 0.85);
  const sky = skyColor(air, upX / length, upY / length, direction[2] / length, shift, false);
  const reflected = mix(image, sky, rough * 0.5);
  const down = clamp(-direction[1] + tilt * 0.8);
  const share = clamp(0.05 + 0.95 * (1 - down) ** 4.2, 0.04, 0.97);
  const body = bodyColor(recipe, air, depth);
  const lit = mix(body, reflected, share);
  const glitter =
    Math.max(0, facing) ** (90 + 240 * (1 - rough)) *
    (0.5 + 2.2 * rough) *
    (1 - air.gloom) *
    (air.stars ? 0.6 : 0.55);
  const color: Vector = [
    lit[0] + air.sunColor[0] * glitter,
    lit[1] + air.sunColor[1] * glitter,
    lit[2] + air.sunColor[2] * glitter,
  ];
  return surf(recipe, air, point, color, swell, chop);
}

function bodyColor(recipe: Recipe, air: Atmosphere, depth: number): Vector {
  const light = (channel: 0 | 1 | 2) =>
    air.ambient[channel] * 0.75 + air.sunColor[channel] * 0.3 * Math.max(0.15, air.sun[1]);
  const open = recipe.terrain === 'sea' || recipe.terrain === 'beach';
  const deep: Vector = open ? [0.012, 0.085, 0.13] : [0.018, 0.055, 0.06];
  const shallow: Vector = open ? [0.16, 0.46, 0.44] : [0.1, 0.15, 0.11];
  const tone = mix(shallow, deep, 1 - Math.exp(-depth * (open ? 9 : 14)));
  return [tone[0] * light(0), tone[1] * light(1), tone[2] * light(2)];
}

/** White water: lines of surf where the sea runs up the sand, a thin edge at calm shores, caps on a rough sea. */
function surf(
  recipe: Recipe,
  air: Atmosphere,
  point: WaterPoint,
  color: Vector,
  swell: number,
  chop: number,
): Vector {
  const { x, z, depth } = point;
  const white = (channel: 0 | 1 | 2) =>
    air.ambient[channel] * 0.9 + air.sunColor[channel] * (0.25 + 0.35 * Math.max(0, air.sun[1]));
  let foam = 0;
  if (recipe.terrain === 'beach' || (recipe.terrain === 'sea' && depth < 0.2)) {
    const wander = fractal2(x * 1.1 + recipe.shift, z * 1.1, 3) * 0.09;
    const lace = smoothStep(0.38, 0.66, fractal2(x * 13, z * 13 + swell, 4));
    for (const [at, width, strength] of [
      [0.0, 0.016, 1],
      [0.052, 0.02, 0.85],
      [0.125, 0.026, 0.7],
      [0.22, 0.03, 0.45],
    ] as const) {
      const away = depth - at - (wander - 0.045) * (0.3 + at * 3);
      const line = smoothStep(-width * 0.5, 0, away) * smoothStep(width * 1.9, 0, away);
      foam = Math.max(foam, line * strength * (0.25 + 0.75 * lace));
    }
  } else if (depth < 0.02) {
    foam = smoothStep(0.012, 0.001, depth) * 0.07;
  }
  if (recipe.waves > 0.7) {
    const cap = smoothStep(
      0.64,
      0.8,
      noise2(x * 2.3 + recipe.shift, z * 6) * 0.6 + (chop + 0.5) * 0.4 + swell * 0.1,
    );
    foam = Math.max(foam, cap * clamp((recipe.waves - 0.6) * 1.1) * clamp(9 / z) * 0.7);
  }
  return mix(color, [white(0), white(1), white(2)], clamp(foam));
}
