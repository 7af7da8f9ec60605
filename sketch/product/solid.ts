/** Signed distance to a solid in its own coordinates: y up from the table, negative inside. */
export type Distance = (x: number, y: number, z: number) => number;

/** Which part of a product a surface belongs to; the finish of each slot is chosen by the product's look. */
export type Slot =
  | 'body'
  | 'label'
  | 'metal'
  | 'dark'
  | 'wax'
  | 'flame'
  | 'ribbon'
  | 'stem'
  | 'leaf'
  | 'liquid'
  | 'screen'
  | 'glow';

export interface Part {
  slot: Slot;
  distance: Distance;
}

/** The geometry of a product: parts, and the upright cylinder that contains them all. */
export interface Solid {
  parts: Part[];
  height: number;
  radius: number;
  /**
   * Height of the top for objects placed on it, and height and radius of the hollow for objects placed inside.
   */
  top?: number;
  hollow?: { floor: number; radius: number };
}

/** Box centred on x and z, from `base` to `base + 2 * halfHeight`, with rounded edges. */
export function roundedBox(
  halfX: number,
  halfHeight: number,
  halfZ: number,
  base: number,
  rounding: number,
): Distance {
  return (x, y, z) => {
    const a = Math.abs(x) - halfX + rounding;
    const b = Math.abs(y - base - halfHeight) - halfHeight + rounding;
    const c = Math.abs(z) - halfZ + rounding;
    const outA = a > 0 ? a : 0;
    const outB = b > 0 ? b : 0;
    const outC = c > 0 ? c : 0;
    const inside = Math.max(a, b, c);
    return (inside < 0 ? inside : 0) + Math.sqrt(outA * outA + outB * outB + outC * outC) - rounding;
  };
}

/** Upright cylinder from `base`, `height` high, with rounded edges. */
export function cylinder(radius: number, base: number, height: number, rounding: number): Distance {
  const half = height / 2;
  return (x, y, z) => {
    const a = Math.sqrt(x * x + z * z) - radius + rounding;
    const b = Math.abs(y - base - half) - half + rounding;
    const outA = a > 0 ? a : 0;
    const outB = b > 0 ? b : 0;
    const inside = a > b ? a : b;
    return (inside < 0 ? inside : 0) + Math.sqrt(outA * outA + outB * outB) - rounding;
  };
}

export function sphere(cx: number, cy: number, cz: number, radius: number): Distance {
  return (x, y, z) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - radius;
}

/** Tube through the points, its radius running evenly from `start` to `end`: spouts, handles, stems, bows. */
export function tube(
  points: readonly (readonly [number, number, number])[],
  start: number,
  end: number,
): Distance {
  const count = points.length - 1;
  const growth = (end - start) / count;
  // Start, edge and squared length of every piece in one flat list: this is the innermost loop of most shapes.
  const pieces = new Float64Array(count * 7);
  for (let index = 0; index < count; index += 1) {
    const [ax, ay, az] = points[index] as readonly [number, number, number];
    const [bx, by, bz] = points[index + 1] as readonly [number, number, number];
    const [ex, ey, ez] = [bx - ax, by - ay, bz - az];
    pieces.set([ax, ay, az, ex, ey, ez, ex * ex + ey * ey + ez * ez], index * 7);
  }
  const reach = Math.max(start, end);
  const bound = (axis: 0 | 1 | 2) => {
    const places = points.map((point) => point[axis]);
    const low = Math.min(...places) - reach;
    const high = Math.max(...places) + reach;
    return [(low + high) / 2, (high - low) / 2] as const;
  };
  const [[mx, hx], [my, hy], [mz, hz]] = [bound(0), bound(1), bound(2)];
  return (x, y, z) => {
    const ox = Math.max(0, Math.abs(x - mx) - hx);
    const oy = Math.max(0, Math.abs(y - my) - hy);
    const oz = Math.max(0, Math.abs(z - mz) - hz);
    const away = ox * ox + oy * oy + oz * oz;
    // Far from the tube its bounding box is close enough; blending needs the exact distance nearby.
    if (away > 0.017) return Math.sqrt(away);
    let best = Infinity;
    for (let index = 0; index < count; index += 1) {
      const at = index * 7;
      const wx = x - (pieces[at] as number);
      const wy = y - (pieces[at + 1] as number);
      const wz = z - (pieces[at + 2] as number);
      const ex = pieces[at + 3] as number;
      const ey = pieces[at + 4] as number;
      const ez = pieces[at + 5] as number;
      let share = (wx * ex + wy * ey + wz * ez) / (pieces[at + 6] as number);
      share = share < 0 ? 0 : share > 1 ? 1 : share;
      const dx = wx - ex * share;
      const dy = wy - ey * share;
      const dz = wz - ez * share;
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) - start - growth * (index + share);
      if (distance < best) best = distance;
    }
    return best;
  };
}

/** Points of a quadratic curve, to run a tube along. */
export function arc(
  from: readonly [number, number, number],
  over: readonly [number, number, number],
  to: readonly [number, number, number],
  steps = 10,
): [number, number, number][] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    const at = (axis: 0 | 1 | 2) => a * from[axis] + b * over[axis] + c * to[axis];
    return [at(0), at(1), at(2)];
  });
}

/** Both solids, melted together over about `width`. */
export function meltTogether(one: Distance, other: Distance, width: number): Distance {
  return (x, y, z) => {
    const a = one(x, y, z);
    const b = other(x, y, z);
    const overlap = Math.max(width - Math.abs(a - b), 0) / width;
    return Math.min(a, b) - overlap * overlap * width * 0.25;
  };
}

export function anyOf(...all: Distance[]): Distance {
  return (x, y, z) => {
    let best = Infinity;
    for (const one of all) best = Math.min(best, one(x, y, z));
    return best;
  };
}

/** The first solid without the second. */
export function without(one: Distance, other: Distance): Distance {
  return (x, y, z) => Math.max(one(x, y, z), -other(x, y, z));
}
