import type { Subject } from '../brief.ts';
import { fractal3, noise3 } from '../landscape/noise.ts';
import type { ProductShapeId } from './shape-table.ts';
import type { Slot } from './solid.ts';
import { clamp, linear, mix, scale, smoothStep, type Vector } from './vectors.ts';

/** Optical properties of a surface. */
export interface Finish {
  kind: 'diffuse' | 'metal' | 'glass' | 'glow';
  color: Vector;
  /** Mirror reflection of a clear coat seen head-on (0.04 is glaze); unused for metal and glass. */
  coat: number;
  /** 0 is a mirror, 1 has no visible reflections. */
  roughness: number;
  /** Share of light scattered inside: wax, skin of fruit, lamp shades. */
  translucency: number;
  /** Colour at a point in the solid's coordinates, if it varies. */
  paint?: (x: number, y: number, z: number) => Vector;
  /** Height of the grain that the light picks out, and its size in cycles per unit. */
  grain?: { depth: number; cycles: number };
}

const diffuse = (color: Vector, coat: number, roughness: number, more: Partial<Finish> = {}): Finish => ({
  kind: 'diffuse',
  color,
  coat,
  roughness,
  translucency: 0,
  ...more,
});
const metal = (color: Vector, roughness: number): Finish => ({
  kind: 'metal',
  color,
  coat: 1,
  roughness,
  translucency: 0,
});

const STEEL = linear('#cfd2d6');
const GOLD = linear('#e3b865');
const LABEL_PAPER = linear('#f3ecdf');
const INK = linear('#3a3532');

/** The finish of every slot of a product. `chance` from 0 to 1 decides details that the prompt leaves open. */
export function finishesOf(
  shape: ProductShapeId,
  material: NonNullable<Subject['material']>,
  color: Vector,
  chance: number,
): (slot: Slot) => Finish {
  const body = bodyFinish(shape, material, color, chance);
  const trim =
    material === 'gold' || chance > 0.45
      ? metal(GOLD, 0.08)
      : metal(chance > 0.2 ? STEEL : linear('#35363a'), 0.1);
  const slots: Record<Slot, Finish> = {
    body,
    metal:
      shape === 'can' ? metal(STEEL, 0.16) : shape === 'tube' ? diffuse(linear('#f4f1ea'), 0.04, 0.12) : trim,
    label: diffuse(LABEL_PAPER, 0.015, 0.6, { paint: (x, y, z) => labelPrint(x, y, z, color) }),
    dark: diffuse(linear('#1b1a1d'), 0.04, 0.12),
    wax: diffuse(linear('#f4e6cb'), 0.02, 0.5, { translucency: 0.8 }),
    flame: { kind: 'glow', color: [3.2, 1.75, 0.5], coat: 0, roughness: 1, translucency: 0 },
    ribbon: diffuse(ribbonColor(color, chance), 0.05, 0.28),
    stem: diffuse(linear('#4b3320'), 0.02, 0.7),
    leaf: diffuse(linear('#5f8a35'), 0.04, 0.3, { translucency: 0.4 }),
    liquid: liquidFinish(shape, color),
    screen: diffuse(linear('#0d0e10'), 0.05, 0.05),
    glow: { kind: 'glow', color: [3, 2.05, 1.15], coat: 0, roughness: 1, translucency: 0 },
  };
  return (slot) => slots[slot];
}

function bodyFinish(
  shape: ProductShapeId,
  material: NonNullable<Subject['material']>,
  color: Vector,
  chance: number,
): Finish {
  switch (material) {
    case 'glass':
      return { kind: 'glass', color, coat: 0.04, roughness: 0, translucency: 0 };
    case 'metal':
      if (shape === 'can')
        return diffuse(color, 0.16, 0.14, { paint: (x, y, z) => canPrint(x, y, z, color) });
      return metal(mix(STEEL, color, 0.8), 0.13);
    case 'gold':
      return metal(GOLD, 0.1);
    case 'wood':
      return diffuse(color, 0.03, 0.35, {
        paint: (x, y, z) => woodInside(x, y, z, color),
        grain: { depth: 0.0016, cycles: 40 },
      });
    case 'stone':
      return diffuse(color, 0.02, 0.4, {
        paint: (x, y, z) => stoneInside(x, y, z, color),
        grain: { depth: 0.004, cycles: 22 },
      });
    case 'fabric':
      return diffuse(color, 0, 1, {
        paint: (x, y, z) => wovenThread(x, y, z, color),
        grain: { depth: 0.006, cycles: 36 },
      });
    case 'paper':
      return diffuse(color, 0.012, 0.6, { grain: { depth: 0.0007, cycles: 90 } });
    case 'matte':
      if (shape === 'apple')
        return diffuse(color, 0.045, 0.13, {
          translucency: 0.12,
          paint: (x, y, z) => appleSkin(x, y, z, color),
        });
      if (shape === 'lipstick') return diffuse(color, 0.04, 0.3, { translucency: 0.15 });
      return diffuse(color, 0.025, 0.45, { grain: { depth: 0.0006, cycles: 70 } });
    case 'ceramic':
      if (chance > 0.6 && color[0] + color[1] + color[2] > 0.5)
        return diffuse(color, 0.045, 0.05, { paint: (x, y, z) => speckledGlaze(x, y, z, color) });
      return diffuse(color, 0.05, 0.025);
  }
}

function liquidFinish(shape: ProductShapeId, color: Vector): Finish {
  if (shape === 'mug') return diffuse(linear('#3a1d0d'), 0.035, 0.02);
  return diffuse(color, 0.04, 0.15, { translucency: 0.5 });
}

function ribbonColor(color: Vector, chance: number): Vector {
  const bright = color[0] + color[1] + color[2] > 1.1;
  if (bright) return linear(chance > 0.5 ? '#8f1f2c' : '#2d4a45');
  return linear(chance > 0.6 ? '#e3c47a' : '#f0e6d6');
}

/** A printed label without words: a frame, a mark, and lines where text would be. */
function labelPrint(x: number, y: number, z: number, color: Vector): Vector {
  const across = Math.atan2(x, z);
  const up = y - 0.52;
  if (Math.abs(across) > 1.25) return scale(LABEL_PAPER, 0.93);
  const mark = Math.hypot(across * 0.38, up - 0.1);
  if (mark < 0.062 && mark > 0.02) return mix(color, INK, 0.15);
  const line = (at: number, half: number, thick: number) =>
    Math.abs(up - at) < thick && Math.abs(across) < half;
  if (line(-0.04, 0.5, 0.018)) return INK;
  if (
    line(-0.1, 0.34, 0.006) ||
    line(-0.13, 0.42, 0.006) ||
    line(0.2, 0.95, 0.004) ||
    line(-0.19, 0.95, 0.004)
  )
    return mix(INK, LABEL_PAPER, 0.2);
  return LABEL_PAPER;
}

function canPrint(x: number, y: number, z: number, color: Vector): Vector {
  const across = Math.atan2(x, z);
  const wave = y - 0.62 - 0.13 * Math.sin(across * 1.5 + 0.6);
  if (wave > 0.02 && wave < 0.1) return LABEL_PAPER;
  if (wave > -0.02 && wave < 0) return scale(LABEL_PAPER, 0.9);
  return wave > 0 ? color : mix(color, scale(color, 0.35), 0.8);
}

function appleSkin(x: number, y: number, z: number, color: Vector): Vector {
  const around = Math.atan2(z, x);
  const streak =
    noise3(Math.cos(around) * 9, y * 1.6, Math.sin(around) * 9) * 0.6 +
    noise3(Math.cos(around) * 24, y * 3, Math.sin(around) * 24) * 0.4;
  const dimple = 1 - smoothStep(0.04, 0.24, Math.hypot(x, z));
  const blush = smoothStep(0.5, 0.85, streak + 0.25 * noise3(x * 3 + 4, y * 2, z * 3) - 0.1);
  const ripe = mix(color, linear('#dba43c'), blush * 0.36 * (color[0] > color[1] ? 1 : 0.3));
  const skin = mix(ripe, linear('#93863f'), dimple * 0.65 * (y > 0.4 ? 1 : 0.4));
  const dot = noise3(x * 46, y * 46, z * 46);
  return dot > 0.86 ? mix(skin, [0.8, 0.66, 0.36], smoothStep(0.86, 0.92, dot) * 0.4) : skin;
}

function woodInside(x: number, y: number, z: number, color: Vector): Vector {
  const ring = Math.hypot(x * 1.1 + 0.5, z * 0.9 - 0.3) * 9 + fractal3(x * 1.5, y * 0.5, z * 1.5, 3) * 3.2;
  const late = Math.abs((ring % 1) - 0.5) * 2;
  const fibre = noise3(x * 60, y * 4, z * 60);
  const light = mix(color, [color[0] * 1.25 + 0.03, color[1] * 1.2 + 0.02, color[2] * 1.15 + 0.01], 0.5);
  return scale(mix(light, scale(color, 0.42), late * late * 0.8), 0.85 + 0.3 * fibre);
}

function stoneInside(x: number, y: number, z: number, color: Vector): Vector {
  const cloud = fractal3(x * 3, y * 3, z * 3, 4);
  const fleck = noise3(x * 70, y * 70, z * 70);
  const base = mix(scale(color, 0.7), scale(color, 1.15), smoothStep(0.3, 0.7, cloud));
  return fleck > 0.82 ? mix(base, [0.7, 0.68, 0.64], 0.5) : fleck < 0.16 ? scale(base, 0.5) : base;
}

function wovenThread(x: number, y: number, z: number, color: Vector): Vector {
  const around = Math.atan2(z, x) * 24;
  const weave = Math.sin(around * 3) * Math.sin(y * 150);
  return scale(color, 0.86 + 0.14 * weave + 0.16 * (fractal3(x * 20, y * 20, z * 20, 2) - 0.5));
}

function speckledGlaze(x: number, y: number, z: number, color: Vector): Vector {
  const fleck = noise3(x * 58, y * 58, z * 58) * 0.7 + noise3(x * 110, y * 110, z * 110) * 0.3;
  const pool = clamp(0.92 + 0.22 * (fractal3(x * 2.2, y * 2.2, z * 2.2, 3) - 0.5), 0, 1.1);
  return fleck > 0.74
    ? mix(scale(color, pool), linear('#4a3728'), smoothStep(0.74, 0.84, fleck) * 0.6)
    : scale(color, pool);
}
