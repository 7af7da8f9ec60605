import type { Finish } from './finish.ts';
import type { Part, Slot, Solid } from './solid.ts';
import { clamp, type Vector } from './vectors.ts';

/** A product on the set: its geometry, position, and the finish of every part. */
export interface Placed {
  solid: Solid;
  /** Centre of the foot. */
  at: Vector;
  cosine: number;
  sine: number;
  size: number;
  finish: (slot: Slot) => Finish;
  /** Parts the eye can meet, and those of them that stop light. */
  visible: Part[];
  casters: Part[];
  /** Clear parts, whose shadow is tinted light. Empty for opaque products. */
  clear: Part[];
}

export interface Hit {
  distance: number;
  placed: Placed;
  part: Part;
}

/** Distance in scene units from `point` to the nearest of `parts`. */
export function distanceTo(
  placed: Placed,
  parts: readonly Part[],
  px: number,
  py: number,
  pz: number,
): number {
  const { at, cosine, sine, size } = placed;
  const x = px - at[0];
  const z = pz - at[2];
  const lx = (cosine * x + sine * z) / size;
  const ly = (py - at[1]) / size;
  const lz = (cosine * z - sine * x) / size;
  let best = Infinity;
  for (const part of parts) {
    const distance = part.distance(lx, ly, lz);
    if (distance < best) best = distance;
  }
  return best * size;
}

/** Point in the product's coordinates. */
export function toLocal(placed: Placed, point: Vector): Vector {
  const x = point[0] - placed.at[0];
  const z = point[2] - placed.at[2];
  return [
    (placed.cosine * x + placed.sine * z) / placed.size,
    (point[1] - placed.at[1]) / placed.size,
    (placed.cosine * z - placed.sine * x) / placed.size,
  ];
}

/** Enters and leaves of a ray through the upright box around a product grown by `margin`; false when it passes by. */
const span = { from: 0, to: 0 };
function crosses(placed: Placed, origin: Vector, direction: Vector, margin: number): boolean {
  const reach = placed.solid.radius * placed.size + margin;
  let from = 0;
  let to = Infinity;
  for (let axis = 0; axis < 3; axis += 1) {
    const centre = placed.at[axis] as number;
    const low = axis === 1 ? centre - margin - 0.01 : centre - reach;
    const high = axis === 1 ? centre + placed.solid.height * placed.size + margin : centre + reach;
    const speed = direction[axis] as number;
    const start = origin[axis] as number;
    if (Math.abs(speed) < 1e-9) {
      if (start < low || start > high) return false;
      continue;
    }
    const a = (low - start) / speed;
    const b = (high - start) / speed;
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
    if (from > to) return false;
  }
  span.from = from;
  span.to = to;
  return true;
}

/** Nearest visible surface along a ray with a unit direction, up to `limit`; `skip` leaves one part of one product out. */
export function nearest(
  all: readonly Placed[],
  origin: Vector,
  direction: Vector,
  limit: number,
): Hit | undefined {
  let found: Hit | undefined;
  let reach = limit;
  for (const placed of all) {
    if (!crosses(placed, origin, direction, 0)) continue;
    const end = Math.min(reach, span.to);
    const distance = march(placed, origin, direction, span.from, end);
    if (distance < 0) continue;
    reach = distance;
    found = { distance, placed, part: partAt(placed, origin, direction, distance) };
  }
  return found;
}

function march(placed: Placed, origin: Vector, direction: Vector, from: number, end: number): number {
  const { visible } = placed;
  let t = Math.max(from, 0.001);
  for (let step = 0; step < 110 && t < end; step += 1) {
    const d = distanceTo(
      placed,
      visible,
      origin[0] + direction[0] * t,
      origin[1] + direction[1] * t,
      origin[2] + direction[2] * t,
    );
    if (d < 0.0009) return t;
    t += Math.max(d * 0.92, 0.0011);
  }
  return -1;
}

function partAt(placed: Placed, origin: Vector, direction: Vector, t: number): Part {
  const local = toLocal(placed, [
    origin[0] + direction[0] * t,
    origin[1] + direction[1] * t,
    origin[2] + direction[2] * t,
  ]);
  let best = Infinity;
  let found = placed.visible[0] as Part;
  for (const part of placed.visible) {
    const distance = part.distance(local[0], local[1], local[2]);
    if (distance < best) {
      best = distance;
      found = part;
    }
  }
  return found;
}

/** Outward unit normal of a part at a local point, in scene directions. */
export function normalAt(placed: Placed, part: Part, local: Vector): Vector {
  // A little wider than a cell of the baked profiles, which would show as facets otherwise.
  const e = 0.0095;
  const [x, y, z] = local;
  const dx = part.distance(x + e, y, z) - part.distance(x - e, y, z);
  const dy = part.distance(x, y + e, z) - part.distance(x, y - e, z);
  const dz = part.distance(x, y, z + e) - part.distance(x, y, z - e);
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1;
  return [
    (placed.cosine * dx - placed.sine * dz) / length,
    dy / length,
    (placed.sine * dx + placed.cosine * dz) / length,
  ];
}

/** Share of a soft light of angular radius `softness` that reaches `point`, 0 to 1, stopped by `pick`ed parts. */
export function lightReaching(
  placed: Placed,
  parts: readonly Part[],
  point: Vector,
  toward: Vector,
  softness: number,
): number {
  const away = Math.hypot(point[0] - placed.at[0], point[2] - placed.at[2]);
  if (parts.length === 0 || !crosses(placed, point, toward, Math.min(0.6, softness * (away + 0.4)))) return 1;
  let open = 1;
  let t = Math.max(0.022, span.from);
  const end = span.to;
  for (let step = 0; step < 46 && t < end; step += 1) {
    const d = distanceTo(
      placed,
      parts,
      point[0] + toward[0] * t,
      point[1] + toward[1] * t,
      point[2] + toward[2] * t,
    );
    open = Math.min(open, d / (softness * t));
    if (open < -1) return 0;
    t += clamp(Math.abs(d) * 0.85, 0.014, 0.16);
  }
  return 0.25 * (1 + open) * (1 + open) * (2 - open);
}

/** Visible share of the surroundings from a point, 0 to 1, probed along its normal. */
export function openness(all: readonly Placed[], point: Vector, normal: Vector, aboveFloor: boolean): number {
  let hidden = 0;
  let weight = 1;
  for (let step = 1; step <= 5; step += 1) {
    const reach = 0.026 * step * step;
    const x = point[0] + normal[0] * reach;
    const y = point[1] + normal[1] * reach;
    const z = point[2] + normal[2] * reach;
    let room = aboveFloor ? Math.min(reach, y) : reach;
    for (const placed of all) {
      const gap = Math.hypot(x - placed.at[0], z - placed.at[2]) - placed.solid.radius * placed.size;
      if (gap > room || y - placed.at[1] - placed.solid.height * placed.size > room) continue;
      room = Math.min(room, distanceTo(placed, placed.casters, x, y, z));
    }
    hidden += (reach - room) * weight;
    weight *= 0.66;
  }
  return clamp(1 - 1.35 * hidden, 0, 1);
}
