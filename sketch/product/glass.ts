import { surroundings } from './panels.ts';
import type { Stage } from './stage.ts';
import { distanceTo, type Hit, nearest, normalAt, toLocal } from './trace.ts';
import { add, along, clamp, dot, mix, reflect, refract, scale, times, type Vector } from './vectors.ts';

/** Refractive index of glass, and of the liquids in it (the step between them is not drawn). */
const INDEX = 1.47;
const MOST_EVENTS = 6;

/** The rest of the renderer, passed in because rays through glass and rays through the set call each other. */
interface Sight {
  look: (stage: Stage, origin: Vector, direction: Vector, width: number, depth: number) => { color: Vector };
  shadeProduct: (stage: Stage, hit: Hit, origin: Vector, direction: Vector, depth: number) => Vector;
  mirrorImage: (stage: Stage, from: Vector, direction: Vector, roughness: number, depth: number) => Vector;
}

/**
 * Follows a ray into a clear body: bent at every skin, tinted by the length of its path through glass and
 * liquid (Beer and Lambert), until it leaves for the set or meets something opaque inside.
 */
export function throughGlass(
  stage: Stage,
  first: Hit,
  origin: Vector,
  direction: Vector,
  depth: number,
  sight: Sight,
): Vector {
  const { placed, part } = first;
  const glass = placed.clear;
  const liquid = placed.solid.parts.filter(
    ({ slot }) => slot === 'liquid' && !placed.visible.some((one) => one.slot === 'liquid'),
  );
  const opaque = placed.casters;
  const tint = placed.finish('body').color;
  const skin = along(origin, direction, first.distance);
  const outward = normalAt(placed, part, toLocal(placed, skin));
  const facing = clamp(-dot(direction, outward));
  const mirrorShare = 0.04 + 0.96 * (1 - facing) ** 5;
  const mirrored = sight.mirrorImage(
    stage,
    along(skin, outward, 0.004),
    reflect(direction, outward),
    0,
    Math.max(1, depth),
  );
  let through: Vector = [1, 1, 1];
  let point = along(skin, outward, -0.003);
  let heading = refract(direction, outward, 1 / INDEX) ?? direction;
  let inside = true;
  let seen: Vector | undefined;
  for (let event = 0; event < MOST_EVENTS && !seen; event += 1) {
    if (!inside) {
      const hit = nearest(stage.products, point, heading, 12);
      if (!hit || hit.placed !== placed || !glass.includes(hit.part)) {
        seen = sight.look(stage, point, heading, 0.004, 2).color;
        break;
      }
      point = along(point, heading, hit.distance);
      const normal = normalAt(placed, hit.part, toLocal(placed, point));
      const bent = refract(heading, normal, 1 / INDEX);
      heading = bent ?? heading;
      point = along(point, normal, -0.003);
      inside = true;
      continue;
    }
    const way = walkInside(placed, glass, liquid, opaque, point, heading);
    const clearness = 0.22 + (liquid.length > 0 ? 0.2 : 0.75);
    const absorbed = (channel: number) =>
      Math.exp(
        Math.log(clamp(channel, 0.02, 0.98)) *
          (way.liquid * 2.1 + way.glass * clearness * (liquid.length > 0 ? 0.15 : 1)),
      );
    through = times(through, [absorbed(tint[0]), absorbed(tint[1]), absorbed(tint[2])]);
    point = along(point, heading, way.length);
    if (way.opaque) {
      const hit = nearest(stage.products, along(point, heading, -0.01), heading, 0.2);
      seen =
        hit && !glass.includes(hit.part)
          ? sight.shadeProduct(stage, hit, along(point, heading, -0.01), heading, 2)
          : [0.1, 0.1, 0.1];
      break;
    }
    const leaving = normalAt(placed, glass[0] as (typeof glass)[number], toLocal(placed, point));
    const bent = refract(heading, scale(leaving, -1), INDEX);
    if (bent) {
      heading = bent;
      inside = false;
      point = along(point, leaving, 0.004);
    } else {
      heading = reflect(heading, scale(leaving, -1));
      point = along(point, leaving, -0.004);
    }
  }
  const rest = seen ?? surroundings(stage.lighting, heading, 0.5);
  const limited: Vector = [Math.min(rest[0], 2), Math.min(rest[1], 2), Math.min(rest[2], 2)];
  // Liquid scatters a little of the light that falls on it, so that it keeps its colour against a dark set.
  const veil =
    liquid.length > 0
      ? scale(
          times(tint, add(stage.lighting.sky, scale(stage.lighting.key.color, 0.2))),
          0.3 * (1 - through[1] * 0.5),
        )
      : scale(tint, 0.03);
  return mix(add(times(limited, through), veil), mirrored, mirrorShare);
}

/** Path length from a point inside the glass to its far skin, and the part of it through liquid. */
function walkInside(
  placed: Hit['placed'],
  glass: Hit['placed']['clear'],
  liquid: Hit['placed']['clear'],
  opaque: Hit['placed']['clear'],
  point: Vector,
  heading: Vector,
): { length: number; glass: number; liquid: number; opaque: boolean } {
  let t = 0.002;
  let wet = 0;
  const [px, py, pz] = point;
  for (let step = 0; step < 70; step += 1) {
    const x = px + heading[0] * t;
    const y = py + heading[1] * t;
    const z = pz + heading[2] * t;
    const room = -distanceTo(placed, glass, x, y, z);
    if (room < 0.0008) break;
    let stride = Math.max(room * 0.95, 0.0015);
    if (liquid.length > 0) {
      const surface = distanceTo(placed, liquid, x, y, z);
      stride = Math.min(stride, Math.max(Math.abs(surface), 0.004));
      if (surface < 0) wet += stride;
    }
    if (opaque.length > 0) {
      const gap = distanceTo(placed, opaque, x, y, z);
      if (gap < 0.001) return { length: t, glass: t - wet, liquid: wet, opaque: true };
      stride = Math.min(stride, Math.max(gap, 0.0015));
    }
    t += stride;
    if (t > 4) break;
  }
  return { length: t, glass: t - wet, liquid: wet, opaque: false };
}
