import { noise3 } from '../landscape/noise.ts';
import { floorDistance, glowAt, keyAt, shadeWall } from './backdrop.ts';
import type { Finish } from './finish.ts';
import { throughGlass } from './glass.ts';
import { surroundings } from './panels.ts';
import { keyLightAt, type Stage } from './stage.ts';
import { type Hit, nearest, normalAt, openness, toLocal } from './trace.ts';
import {
  add,
  along,
  clamp,
  dot,
  mix,
  reflect,
  scale,
  smoothStep,
  times,
  unit,
  type Vector,
} from './vectors.ts';

/** Result of a ray from the eye: its light, its distance, and the object's id (for edge smoothing). */
interface Seen {
  color: Vector;
  distance: number;
  thing: number;
}

/** Follows one ray through the set. `width` is the width of a pixel at distance 1; `depth` counts mirror bounces. */
export function look(stage: Stage, origin: Vector, direction: Vector, width: number, depth: number): Seen {
  const floor = floorDistance(stage, origin, direction);
  const hit = nearest(stage.products, origin, direction, floor.distance);
  if (hit) {
    return {
      color: shadeProduct(stage, hit, origin, direction, depth),
      distance: hit.distance,
      thing: 2 + stage.products.indexOf(hit.placed),
    };
  }
  const point = along(origin, direction, floor.distance);
  if (floor.kind === 'table')
    return {
      color: shadeTable(stage, point, direction, floor.distance * width, depth),
      distance: floor.distance,
      thing: 0,
    };
  return { color: shadeWall(stage, point, floor.normal), distance: floor.distance, thing: 1 };
}

/** The table or floor, with shadows, grain, the glow of flames and its reflection of the products. */
function shadeTable(
  stage: Stage,
  point: Vector,
  direction: Vector,
  footprint: number,
  depth: number,
): Vector {
  const { key, sky, room, mask, rim } = stage.lighting;
  const spread = footprint / Math.max(0.12, -direction[1]);
  const surface = stage.surface(point[0], point[2], spread);
  const light = stage.floorLight.at(point[0], point[2]);
  const normal = unit([-surface.slopeX, 1, -surface.slopeZ]);
  const facing = Math.max(0, dot(normal, key.toward));
  const arriving = facing * keyAt(stage, point) * mask(point) * 0.62;
  const glow = glowAt(stage, point, normal);
  const open = light[3];
  const rimShare = Math.max(0, dot(normal, rim.toward)) * 0.4 * open;
  const lit = (channel: 0 | 1 | 2) =>
    surface.color[channel] *
    (key.color[channel] * arriving * light[channel] +
      (sky[channel] * 0.78 + room[channel] * 0.22) * open * (0.75 + 0.25 * normal[1]) +
      rim.color[channel] * rimShare +
      glow[channel] * open);
  const color: Vector = [lit(0), lit(1), lit(2)];
  if (surface.gloss <= 0.005 || depth > 1) return color;
  const mirrored = reflect(direction, normal);
  const upward: Vector = mirrored[1] < 0.02 ? unit([mirrored[0], 0.02, mirrored[2]]) : mirrored;
  const grazing = (1 - clamp(-dot(direction, normal))) ** 5;
  const share = clamp(surface.gloss + (1 - surface.gloss) * grazing * (1 - surface.roughness * 1.6), 0, 0.75);
  const hit = nearest(stage.products, along(point, normal, 0.003), upward, 4);
  let seen: Vector;
  if (hit) {
    const near = shadeProduct(stage, hit, point, upward, 2);
    // A rough surface keeps reflections near the foot and loses them higher up.
    const keep = Math.exp(-hit.distance * surface.roughness * 9);
    seen = mix(scale(surroundings(stage.lighting, upward, 1), 0.6), near, keep);
  } else {
    seen = scale(surroundings(stage.lighting, upward, surface.roughness), 0.8);
  }
  return mix(color, [Math.min(seen[0], 2.2), Math.min(seen[1], 2.2), Math.min(seen[2], 2.2)], share);
}

/** Light from a mirror direction of a product: another product, the table, or the room. */
function mirrorImage(
  stage: Stage,
  from: Vector,
  direction: Vector,
  roughness: number,
  depth: number,
): Vector {
  if (depth < 2 && roughness < 0.3) {
    const hit = nearest(stage.products, from, direction, 3.5);
    if (hit) return shadeProduct(stage, hit, from, direction, depth + 1);
  }
  if (direction[1] < -0.01) {
    const t = -from[1] / direction[1];
    // In a dull surface the table is one tone: its pattern would not be visible.
    if (roughness >= 0.25)
      return times(stage.surfaceTone, add(stage.lighting.sky, scale(stage.lighting.key.color, 0.22)));
    if (t < 6) {
      const point = along(from, direction, t);
      const table = shadeTable(stage, point, direction, 0.02 + roughness * t, 3);
      return mix(table, surroundings(stage.lighting, direction, 0.8), smoothStep(2, 6, t));
    }
  }
  return surroundings(stage.lighting, direction, roughness);
}

/** Light from a point of a product towards the eye. */
function shadeProduct(stage: Stage, hit: Hit, origin: Vector, direction: Vector, depth: number): Vector {
  const { placed, part } = hit;
  const finish = placed.finish(part.slot);
  const point = along(origin, direction, hit.distance);
  const local = toLocal(placed, point);
  const smooth = normalAt(placed, part, local);
  if (finish.kind === 'glow') return glowing(finish, smooth, direction, local);
  if (finish.kind === 'glass') {
    if (depth > 1) return mix(scale(finish.color, 0.6), surroundings(stage.lighting, direction, 0.4), 0.4);
    return throughGlass(stage, hit, origin, direction, depth, { look, shadeProduct, mirrorImage });
  }
  const normal = finish.grain ? roughened(finish.grain, local, smooth) : smooth;
  const facingEye = clamp(-dot(direction, normal));
  const lifted = along(point, smooth, 0.006);
  const { key, sky, room, rim, mask } = stage.lighting;
  const cosine = dot(normal, key.toward);
  const open = depth > 1 ? 0.8 : openness(stage.products, point, smooth, true);
  const wrap = finish.translucency;
  const facing = clamp((cosine + wrap * 0.6) / (1 + wrap * 0.6));
  const passing: Vector =
    facing <= 0
      ? [0, 0, 0]
      : depth > 1
        ? [0.8, 0.8, 0.8]
        : keyLightAt(stage.products, lifted, key.toward, key.softness);
  const arriving = scale(passing, facing * keyAt(stage, point) * mask(point));
  const base = finish.paint ? finish.paint(local[0], local[1], local[2]) : finish.color;
  const rimLight = Math.max(0, dot(normal, rim.toward)) * (0.35 + 0.65 * open) * 0.55;
  const up = 0.5 + 0.5 * normal[1];
  const bounce = (1 - up) * Math.exp(-Math.max(0, point[1]) * 1.3) * 0.42 * open * key.toward[1];
  const glow = glowAt(stage, point, normal);
  const lit = (channel: 0 | 1 | 2) =>
    key.color[channel] * (arriving[channel] * 0.62 + bounce * stage.surfaceTone[channel] + wrap * 0.06) +
    (sky[channel] * up + room[channel] * (1 - up * 0.5) * 0.8) * open * 0.82 +
    rim.color[channel] * rimLight +
    glow[channel] * (0.4 + 0.6 * open);
  const light: Vector = [lit(0), lit(1), lit(2)];
  if (finish.kind === 'metal') {
    const mirrored = mirrorImage(stage, lifted, reflect(direction, normal), finish.roughness, depth);
    const edge = (1 - facingEye) ** 5;
    const tint = mix(base, [1, 1, 1], edge * 0.7);
    return times(tint, add(scale(mirrored, 0.42 + 0.58 * open), scale(light, 0.16)));
  }
  const color = times(base, light);
  if (finish.coat <= 0) return add(color, scale(times(light, base), (1 - facingEye) ** 3 * 0.35));
  const share = clamp(finish.coat + (1 - finish.coat) * (1 - facingEye) ** 5 * (1 - finish.roughness) * 0.85);
  // A coat reflects little, so its reflection needs no careful lighting.
  const mirrored = mirrorImage(
    stage,
    lifted,
    reflect(direction, normal),
    finish.roughness,
    share < 0.02 ? 2 : Math.max(1, depth),
  );
  return mix(color, mirrored, share * (0.3 + 0.7 * open));
}

function glowing(finish: Finish, normal: Vector, direction: Vector, local: Vector): Vector {
  const facing = clamp(-dot(direction, normal));
  // Whitest in the middle, orange at the rim, as gas and lamp shades are.
  const level = 0.9 + 0.1 * Math.sin(local[1] * 4);
  return [
    finish.color[0] * (0.5 + 0.5 * facing) * level,
    finish.color[1] * (0.3 + 0.75 * facing) * level,
    finish.color[2] * (0.15 + 1.1 * facing) * level,
  ];
}

function roughened(grain: { depth: number; cycles: number }, local: Vector, normal: Vector): Vector {
  const { depth, cycles } = grain;
  const at = (x: number, y: number, z: number) => noise3(x * cycles, y * cycles, z * cycles);
  const here = at(local[0], local[1], local[2]);
  const e = 0.3 / cycles;
  const k = depth / e;
  return unit([
    normal[0] - (at(local[0] + e, local[1], local[2]) - here) * k,
    normal[1] - (at(local[0], local[1] + e, local[2]) - here) * k,
    normal[2] - (at(local[0], local[1], local[2] + e) - here) * k,
  ]);
}
