import type { Brief } from '../brief.ts';
import { fractal2, latticeValue, noise2 } from '../landscape/noise.ts';
import { clamp, linear, mix, scale, smoothStep, type Vector } from './vectors.ts';

/** The table or floor at a point: its colour, slope and reflection. */
interface SurfacePoint {
  color: Vector;
  /** Slope of the surface along x and z. */
  slopeX: number;
  slopeZ: number;
  /** Mirror reflection seen head-on, and its blur. */
  gloss: number;
  roughness: number;
}

/** `footprint` is the width of a pixel on the surface in scene units; detail finer than it is left out. */
export type Surface = (x: number, z: number, footprint: number) => SurfacePoint;

const pick = <T>(list: readonly T[], chance: number): T =>
  list[Math.min(list.length - 1, Math.floor(chance * list.length))] as T;

/** The surface of a product picture. The seed chooses among kinds of wood, marble, cloth and so on. */
export function surfaceFor(kind: Brief['surface'], random: () => number, wall: Vector): Surface {
  const chance = random();
  const shift = random() * 40;
  const turn = (random() - 0.5) * 0.5;
  const builders: Record<Brief['surface'], () => Surface> = {
    plain: () => plain(wall),
    wood: () => wood(chance, shift),
    marble: () => marble(chance, shift),
    concrete: () => concrete(chance, shift),
    cloth: () => cloth(chance, shift, turn),
    stone: () => stone(chance, shift),
    sand: () => sand(chance, shift, turn),
    water: () => water(chance, shift),
  };
  return builders[kind]();
}

function plain(wall: Vector): Surface {
  return () => ({ color: wall, slopeX: 0, slopeZ: 0, gloss: 0, roughness: 1 });
}

function wood(chance: number, shift: number): Surface {
  const [dark, light] = pick(
    [
      ['#6b3f22', '#b47d49'],
      ['#8a6a48', '#cfae82'],
      ['#3c2416', '#7d5232'],
      ['#a58b6c', '#dcc7a4'],
    ],
    chance,
  ).map(linear) as [Vector, Vector];
  const plank = 0.52;
  return (x, z, footprint) => {
    const lane = Math.floor(z / plank + 100);
    const within = z / plank + 100 - lane;
    const own = latticeValue(lane, 7) * 37 + shift;
    const bend = fractal2(x * 0.35 + own, z * 2.2 + own, 3);
    const ring = (z * 3.2 + bend * 5.5 + own) * 2.1;
    const late = 0.5 + 0.5 * Math.sin(ring * 3.1);
    const detail = clamp(0.012 / footprint);
    const fibre = (noise2(x * 3.2 + own, z * 95) - 0.5) * detail;
    const pore = smoothStep(0.7, 0.9, noise2(x * 7 + own, z * 160)) * detail * 0.35;
    const tone = clamp(0.3 + 0.34 * late * late + 0.5 * (bend - 0.3) + fibre * 0.45);
    const edge = Math.min(within, 1 - within) * plank;
    const seam = 1 - 0.75 * smoothStep(0.007 + footprint, 0.002, edge);
    const level = (0.84 + 0.3 * latticeValue(lane, 2)) * seam * (1 - pore);
    return {
      color: scale(mix(dark, light, tone), level),
      slopeX: 0,
      slopeZ: fibre * 0.07,
      gloss: 0.035,
      roughness: 0.16,
    };
  };
}

function marble(chance: number, shift: number): Surface {
  const [ground, vein] = pick(
    [
      ['#eceae6', '#85878d'],
      ['#e9e2d8', '#a58a6a'],
      ['#23262a', '#c9c4b8'],
      ['#24403a', '#b9c7b4'],
    ],
    chance,
  ).map(linear) as [Vector, Vector];
  return (x, z) => {
    const warp = fractal2(x * 0.8 + shift, z * 0.8, 5);
    const warp2 = fractal2(x * 1.7 + 9 + shift, z * 1.7 + 4, 4);
    const ridge = (value: number, sharp: number) => (1 - Math.abs(Math.sin(value))) ** sharp;
    const main = ridge((x * 0.7 + z * 1.1 + warp * 6) * 1.25, 8) * smoothStep(0.32, 0.62, warp2);
    const fine = ridge((x * 1.9 - z * 1.2 + warp2 * 7) * 1.5, 16) * 0.6;
    const cloud = smoothStep(0.35, 0.75, warp) * 0.16;
    return {
      color: mix(ground, vein, clamp(main * 0.85 + fine * 0.45 + cloud)),
      slopeX: 0,
      slopeZ: 0,
      gloss: 0.045,
      roughness: 0.015,
    };
  };
}

function concrete(chance: number, shift: number): Surface {
  const tone = linear(pick(['#a9a7a2', '#8d8f91', '#b9b0a4'], chance));
  return (x, z, footprint) => {
    const cloud = fractal2(x * 1.1 + shift, z * 1.1, 5);
    const grit = (noise2(x * 60, z * 60) - 0.5) * clamp(0.02 / footprint);
    const hole = noise2(x * 13 + shift, z * 13) * 0.6 + noise2(x * 31, z * 31) * 0.4;
    const pit = smoothStep(0.83, 0.88, hole);
    return {
      color: scale(tone, (0.72 + 0.5 * cloud + grit * 0.16) * (1 - pit * 0.55)),
      slopeX: grit * 0.12,
      slopeZ: grit * 0.1,
      gloss: 0.02,
      roughness: 0.3,
    };
  };
}

/** Linen with folds that run under the product and a weave that shows near the camera. */
function cloth(chance: number, shift: number, turn: number): Surface {
  const tone = linear(pick(['#ddd0b8', '#cfa79a', '#a3ae98', '#9fb0bd', '#e7e2d8', '#7d4a4a'], chance));
  const height = (x: number, z: number): number => {
    const across = x * (0.9 + turn) + z * 0.75;
    const wander = fractal2(x * 0.5 + shift, z * 0.5 + 3, 3) * 3.4;
    const fold = 0.5 + 0.5 * Math.sin(across * 2.1 + wander * 2.2);
    const crease = 1 - Math.abs(2 * fractal2(x * 0.85 + wander + shift, z * 0.62 - wander, 3) - 1);
    const flat = smoothStep(0.35, 1.15, Math.hypot(x, z * 1.15));
    return (fold ** 2.4 * 0.17 + crease ** 5 * 0.1) * (0.1 + 0.9 * flat);
  };
  return (x, z, footprint) => {
    const e = 0.012;
    const here = height(x, z);
    const slopeX = (height(x + e, z) - here) / e;
    const slopeZ = (height(x, z + e) - here) / e;
    const detail = clamp(0.0045 / footprint);
    const warpThread = Math.sin((x + slopeX * 0.05) * 210);
    const weftThread = Math.sin((z + slopeZ * 0.05) * 210);
    const over = Math.sin(x * 105) * Math.sin(z * 105) > 0 ? warpThread : weftThread;
    const slub = noise2(x * 6, z * 140) * 0.5 + noise2(x * 140, z * 6) * 0.5 - 0.5;
    const shade = 0.9 + over * 0.1 * detail + slub * 0.3 * clamp(0.012 / footprint) + here * 0.9;
    return {
      color: scale(tone, shade),
      slopeX: slopeX + over * 0.1 * detail,
      slopeZ: slopeZ - over * 0.08 * detail,
      gloss: 0,
      roughness: 1,
    };
  };
}

function stone(chance: number, shift: number): Surface {
  const tone = linear(pick(['#4b4f55', '#6f6459', '#3b4340', '#857c70'], chance));
  return (x, z, footprint) => {
    const height = (a: number, b: number) =>
      fractal2(a * 2.4 + shift, b * 3.1, 5) + 0.35 * fractal2(a * 11, b * 12 + shift, 3);
    const e = 0.008 + footprint;
    const here = height(x, z);
    const slopeX = ((height(x + e, z) - here) / e) * 0.085;
    const slopeZ = ((height(x, z + e) - here) / e) * 0.085;
    const fleck = smoothStep(0.8, 0.93, noise2(x * 75, z * 75)) * clamp(0.012 / footprint);
    return {
      color: mix(scale(tone, 0.45 + 0.7 * here), [0.62, 0.6, 0.56], fleck * 0.4),
      slopeX,
      slopeZ,
      gloss: 0.03,
      roughness: 0.25,
    };
  };
}

function sand(chance: number, shift: number, turn: number): Surface {
  const tone = linear(pick(['#d9bd91', '#e6d6b8', '#c99b72'], chance));
  const height = (x: number, z: number): number => {
    const wander = fractal2(x * 0.7 + shift, z * 0.7, 4);
    const phase = (z + turn * x + wander * 0.9) * 15;
    const wave = Math.sin(phase) + 0.28 * Math.sin(phase * 2 + 1);
    const calm = smoothStep(0.2, 1.0, Math.hypot(x, z));
    return wave * 0.011 * (0.15 + 0.85 * calm) * (0.4 + wander) + wander * 0.16;
  };
  return (x, z, footprint) => {
    const e = 0.008;
    const here = height(x, z);
    const grain = (latticeValue(Math.floor(x * 260), Math.floor(z * 260)) - 0.5) * clamp(0.008 / footprint);
    const slopeX = (height(x + e, z) - here) / e + grain * 0.3;
    const slopeZ = (height(x, z + e) - here) / e + grain * 0.24;
    return { color: scale(tone, 0.9 + grain * 0.32), slopeX, slopeZ, gloss: 0, roughness: 1 };
  };
}

/** Shallow water in rings around the product, crossed by a light breeze. */
function water(chance: number, shift: number): Surface {
  const tone = linear(pick(['#1d4a56', '#27415c', '#3f6f73'], chance));
  return (x, z, footprint) => {
    const away = Math.hypot(x, z) + 0.001;
    const ring = Math.sin(away * 19 - shift) * 0.085 * Math.exp(-away * 0.55) * smoothStep(0.3, 0.7, away);
    const breeze = clamp(0.1 / (footprint * 6));
    const slopeX = (x / away) * ring + (noise2(x * 3 + shift, z * 5) - 0.5) * 0.07 * breeze;
    const slopeZ = (z / away) * ring + (noise2(x * 3.4, z * 5.4 + shift) - 0.5) * 0.07 * breeze;
    return { color: tone, slopeX, slopeZ, gloss: 0.3, roughness: 0.01 };
  };
}
