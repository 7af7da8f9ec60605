import type { Stage } from './stage.ts';
import { along, clamp, dot, smoothStep, type Vector } from './vectors.ts';

/** Radius of the curve of a paper sweep, and where it and the back edge of a table begin. */
const SWEEP_RADIUS = 1.7;
const SWEEP_START = -1.9;
const TABLE_BACK = -2.1;
const WALL = -4.4;

interface Ground {
  distance: number;
  kind: 'table' | 'wall';
  normal: Vector;
}

/** Where a ray meets the table, the curve of a sweep, or the wall. */
export function floorDistance(stage: Stage, origin: Vector, direction: Vector): Ground {
  const down = direction[1] < -1e-6 ? -origin[1] / direction[1] : Infinity;
  const z = origin[2] + direction[2] * down;
  if (down < Infinity && z > (stage.sweep ? SWEEP_START : TABLE_BACK))
    return { distance: down, kind: 'table', normal: [0, 1, 0] };
  if (direction[2] > -1e-6) return { distance: 40, kind: 'wall', normal: [0, 0, 1] };
  if (stage.sweep) {
    // The curve is a quarter of a lying cylinder with its axis at height SWEEP_RADIUS above SWEEP_START.
    const oy = origin[1] - SWEEP_RADIUS;
    const oz = origin[2] - SWEEP_START;
    const a = direction[1] ** 2 + direction[2] ** 2;
    const b = oy * direction[1] + oz * direction[2];
    const c = oy * oy + oz * oz - SWEEP_RADIUS ** 2;
    const root = b * b - a * c;
    if (root > 0) {
      const t = (-b + Math.sqrt(root)) / a;
      const y = oy + direction[1] * t;
      const depth = oz + direction[2] * t;
      if (y < 0 && depth < 0)
        return { distance: t, kind: 'wall', normal: [0, -y / SWEEP_RADIUS, -depth / SWEEP_RADIUS] };
    }
  }
  const back = stage.sweep ? SWEEP_START - SWEEP_RADIUS : WALL;
  return { distance: (back - origin[2]) / direction[2], kind: 'wall', normal: [0, 0, 1] };
}

/** Key light at a point: it falls off with the distance from the lamp, which stands five units away. */
export function keyAt(stage: Stage, point: Vector): number {
  const { toward } = stage.lighting.key;
  const reach = 5.5;
  const dx = toward[0] * reach - point[0];
  const dy = toward[1] * reach + 0.5 - point[1];
  const dz = toward[2] * reach - point[2];
  return clamp((reach * reach) / (dx * dx + dy * dy + dz * dz), 0, 1.7);
}

/** Light of flames and lamp shades at a point of a surface. */
export function glowAt(stage: Stage, point: Vector, normal: Vector): Vector {
  let light: Vector = [0, 0, 0];
  for (const { at, color } of stage.glows) {
    const offset: Vector = [at[0] - point[0], at[1] - point[1], at[2] - point[2]];
    const square = dot(offset, offset) + 0.05;
    const facing = clamp((dot(offset, normal) / Math.sqrt(square)) * 0.8 + 0.2);
    light = along(light, color, facing / square);
  }
  return light;
}

/** The wall or the paper sweep behind the products. */
export function shadeWall(stage: Stage, point: Vector, normal: Vector): Vector {
  const { key, sky, room, wall, mask, rim, spot } = stage.lighting;
  const near =
    stage.sweep && point[1] < 1 ? stage.floorLight.at(point[0], Math.max(point[2], -2.99)) : undefined;
  // A sweep lies level where it leaves the table: there it must answer light exactly as the table does.
  const level = normal[1];
  const facing = clamp(dot(normal, key.toward) * 0.75 + 0.25 * key.toward[1] + 0.12 * (1 - level));
  const direct = facing * keyAt(stage, point) * mask(point) * 0.62;
  const fade = near ? smoothStep(1, 0, point[1]) : 0;
  const behindGlow =
    Math.exp(-((point[0] + Math.sign(key.toward[0]) * 0.9) ** 2 + (point[1] - 1.3) ** 2) * 0.16) *
    spot *
    (1 - level);
  // The second lamp of a dark set lights the other side of the backdrop.
  const otherGlow =
    spot > 1
      ? Math.exp(-((point[0] - Math.sign(key.toward[0]) * 1.5) ** 2 + (point[1] - 0.9) ** 2) * 0.22) *
        spot *
        0.3 *
        (1 - level)
      : 0;
  const low = stage.sweep ? 1 : 0.62 + 0.38 * smoothStep(-1.5, 2, point[1]);
  const share = (channel: 0 | 1 | 2) =>
    wall[channel] *
    (key.color[channel] * (direct * (near ? 1 + (near[channel] - 1) * fade : 1) + behindGlow * 0.35) +
      (sky[channel] * (0.45 + 0.33 * level) + room[channel] * (0.3 - 0.08 * level)) * low +
      rim.color[channel] *
        (otherGlow +
          0.4 * rim.toward[1] * level +
          0.12 * (1 - level) * clamp(0.5 - point[0] * Math.sign(key.toward[0]) * 0.25)));
  const glow = glowAt(stage, point, normal);
  return [share(0) + wall[0] * glow[0], share(1) + wall[1] * glow[1], share(2) + wall[2] * glow[2]];
}
