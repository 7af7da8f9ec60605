import { clamp, mix, smoothStep, type Vector } from '../product/vectors.ts';
import type { Atmosphere } from './atmosphere.ts';
import { fractal2, latticeValue, noise2 } from './noise.ts';

/** Look of the sky in a direction. `shift` moves the clouds and stars; `detail` false leaves out what water blurs away. */
export function skyColor(
  air: Atmosphere,
  x: number,
  y: number,
  z: number,
  shift: number,
  detail: boolean,
): Vector {
  const rise = clamp(y, 0, 1);
  const share = 1 - (1 - clamp(rise * 1.15)) ** 3.2;
  const base = mix(air.horizon, air.zenith, share);
  const facing = Math.max(0, x * air.sun[0] + y * air.sun[1] + z * air.sun[2]);
  const clearness = 1 - air.gloom * 0.9;
  const glow =
    (facing ** 8 * 0.16 + facing ** 40 * 0.22 + facing ** 260 * 0.5) * clearness * (air.stars ? 0.5 : 1);
  let red = base[0] + air.sunColor[0] * glow;
  let green = base[1] + air.sunColor[1] * glow;
  let blue = base[2] + air.sunColor[2] * glow;
  if (air.stars && detail && y > 0) {
    const light = starlight(x, y, z, shift);
    red += light * 0.9;
    green += light * 0.95;
    blue += light * 1.1 + milkyWay(x, y, z, shift) * 0.35;
    red += milkyWay(x, y, z, shift) * 0.22;
    green += milkyWay(x, y, z, shift) * 0.25;
  }
  if (facing > air.disc - 0.0002) {
    const disc = smoothStep(air.disc - 0.00008, air.disc + 0.00002, facing) * clearness;
    const face = air.stars ? moonFace(x, y, air) : 1;
    const strength = air.stars ? 1.7 * face : 5;
    red += disc * strength * (air.stars ? 0.95 : air.sunColor[0] * 0.5);
    green += disc * strength * (air.stars ? 0.95 : air.sunColor[1] * 0.5);
    blue += disc * strength * (air.stars ? 0.85 : air.sunColor[2] * 0.5);
  }
  return clouded(air, [red, green, blue], x, y, z, facing, shift);
}

/** Clouds on a flat layer, lit from the sun's side: thin towards it, dark below where they are thick. */
function clouded(
  air: Atmosphere,
  sky: Vector,
  x: number,
  y: number,
  z: number,
  facing: number,
  shift: number,
): Vector {
  if (y < 0.004 || air.clouds <= 0) return sky;
  const reach = 1 / (y + 0.11);
  const u = x * reach * 1.5 + shift;
  const v = z * reach * 1.5;
  const thick = cloudDepth(u, v);
  const cover = 0.72 - air.clouds * 0.46;
  const depth = smoothStep(cover, cover + 0.2, thick);
  if (depth <= 0) return sky;
  const towards = cloudDepth(u + air.sun[0] * 0.32, v + air.sun[2] * 0.32 + air.sun[1] * 0.1);
  const lit = clamp(0.55 + (thick - towards) * 3.2 - (thick - cover) * 0.7);
  const rim = facing ** 6 * (1 - depth * 0.75);
  const bright = (0.16 + 0.52 * lit) * (1 - air.gloom * 0.8) + rim * 0.6;
  const base = 1.15 - air.gloom * 0.35 - depth * 0.2 * (1 + air.gloom);
  const cloud: Vector = [
    air.ambient[0] * base + air.sunColor[0] * bright * 0.62,
    air.ambient[1] * base + air.sunColor[1] * bright * 0.62,
    air.ambient[2] * base + air.sunColor[2] * bright * 0.62,
  ];
  const far = smoothStep(0.0, 0.16, y);
  return mix(sky, mix(air.horizon, cloud, 0.3 + 0.7 * far), depth * (0.25 + 0.7 * far));
}

function cloudDepth(u: number, v: number): number {
  const bent = noise2(u * 0.7 + 3, v * 0.7) * 0.8;
  return fractal2(u * 0.85 + bent, v * 1.15 + bent, 5) * 0.78 + noise2(u * 0.3, v * 0.3 + 8) * 0.22;
}

function starlight(x: number, y: number, z: number, shift: number): number {
  const scale = 190;
  const u = (x / (z + 0.6)) * scale + shift;
  const v = (y / (z + 0.6)) * scale;
  const column = Math.floor(u);
  const row = Math.floor(v);
  const chance = latticeValue(column, row, 5);
  if (chance < 0.87) return 0;
  const dx = u - column - 0.3 - 0.4 * latticeValue(column, row, 6);
  const dy = v - row - 0.3 - 0.4 * latticeValue(column, row, 7);
  const size = 0.045 + 0.06 * latticeValue(column, row, 8) ** 4;
  return (
    Math.exp(-(dx * dx + dy * dy) / (size * size * 2)) *
    (0.1 + 1.9 * ((chance - 0.87) * 7.7) ** 5) *
    smoothStep(0, 0.2, y)
  );
}

function milkyWay(x: number, y: number, z: number, shift: number): number {
  const lean = Math.sin(shift) * 0.7;
  const across = x * 0.8 + lean * (y - 0.35) + 0.12 * Math.sin(shift * 3);
  const band = Math.exp(-across * across * 22);
  return band * 0.16 * fractal2(x * 6 + shift, (y + z) * 6, 4) ** 1.5 * smoothStep(0.02, 0.35, y);
}

function moonFace(x: number, y: number, air: Atmosphere): number {
  const u = (x - air.sun[0]) * 90;
  const v = (y - air.sun[1]) * 90;
  return 0.72 + 0.4 * (fractal2(u + 7, v + 3, 3) - 0.3);
}
