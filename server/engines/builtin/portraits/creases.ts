import type { Point } from '../faces/face.ts';
import type { FaceFrame } from '../faces/face-frame.ts';
import type { Picture, Plane } from '../pixels/picture.ts';

/** A fold of the skin along a line; lengths in widths of the face. */
interface Crease {
  line: readonly { u: number; v: number }[];
  /** Share of the light lost in its middle. */
  depth: number;
  half: number;
}

/** Folds of an old face: beside nose and mouth, around the eyes, on the forehead. */
export function creasesOf(points: readonly Point[], frame: FaceFrame): Crease[] {
  const place = (index: number) => frame.of(points[index] as Point);
  const path = (indices: readonly number[], depth: number, half: number): Crease => ({
    line: indices.map(place),
    depth,
    half,
  });
  return [
    path([129, 203, 206, 216, 212], 0.24, 0.013),
    path([358, 423, 426, 436, 432], 0.24, 0.013),
    path([61, 204, 211], 0.14, 0.011),
    path([291, 424, 431], 0.14, 0.011),
    path([243, 112, 26, 22, 23, 24], 0.12, 0.011),
    path([463, 341, 256, 252, 253, 254], 0.12, 0.011),
    ...crowsFeet(place(33), -1),
    ...crowsFeet(place(263), 1),
    ...forehead(place(105), place(334), frame.top),
    ...[107, 336].map((index) => {
      const { u, v } = place(index);
      const inner = u * 0.72;
      return {
        line: [
          { u: inner, v: v + 0.035 },
          { u: inner * 0.9, v: v - 0.045 },
        ],
        depth: 0.12,
        half: 0.009,
      };
    }),
  ];
}

function crowsFeet(corner: { u: number; v: number }, side: 1 | -1): Crease[] {
  return [-0.45, -0.05, 0.4].map((slope, index) => {
    const from = { u: corner.u + side * 0.035, v: corner.v + slope * 0.02 };
    const middle = { u: from.u + side * 0.045, v: from.v + slope * 0.04 + 0.004 };
    return {
      line: [from, middle, { u: from.u + side * 0.085, v: from.v + slope * 0.1 }],
      depth: index === 1 ? 0.13 : 0.1,
      half: 0.006,
    };
  });
}

function forehead(left: { u: number; v: number }, right: { u: number; v: number }, top: number): Crease[] {
  const brow = (left.v + right.v) / 2;
  return [0.3, 0.5, 0.72].map((share, index) => {
    const v = brow + (top - 0.03 - brow) * share;
    const reach = [0.27, 0.25, 0.2][index] as number;
    const line = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((across, step) => ({
      u: across * reach + 0.012 * (index - 1),
      v: v + 0.018 * across * across + (step % 2 === 0 ? 0.004 : -0.004),
    }));
    return { line, depth: 0.1, half: 0.007 };
  });
}

/** Presses creases into the skin, in place: dark along the line, with light on the lower rim. */
export function pressCreases(
  { width, height, data }: Picture,
  frame: FaceFrame,
  creases: readonly Crease[],
  skin: Plane,
  amount: number,
): void {
  for (const crease of creases) {
    const margin = crease.half * 4 * frame.unit;
    const places = crease.line.map(({ u, v }) => frame.at(u, v));
    const [left, right] = range(
      places.map((place) => place.x),
      margin,
      width,
    );
    const [top, bottom] = range(
      places.map((place) => place.y),
      margin,
      height,
    );
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = y * width + x;
        const bare = skin.data[at] as number;
        if (bare < 0.01) continue;
        const { far, below, along } = nearest(crease.line, frame.of({ x: x + 0.5, y: y + 0.5 }));
        const away = far / crease.half;
        const taper = Math.sin(Math.PI * (0.06 + 0.88 * along));
        const fold = Math.exp(-away * away) * crease.depth;
        const rim = below ? Math.exp(-(((away - 1.7) / 0.8) ** 2)) * crease.depth * 0.28 : 0;
        const change = (rim - fold) * taper * amount * bare;
        for (let channel = 0; channel < 3; channel += 1) {
          // Folds are warmer than the skin around them.
          const warm = channel === 0 ? change * 0.75 : change;
          data[4 * at + channel] = (data[4 * at + channel] as number) * (1 + warm);
        }
      }
    }
  }
}

function range(values: readonly number[], margin: number, limit: number): [number, number] {
  return [
    Math.max(0, Math.floor(Math.min(...values) - margin)),
    Math.min(limit, Math.ceil(Math.max(...values) + margin)),
  ];
}

/** Signed distance of a place from a line, and its position along it from 0 to 1. */
function nearest(line: Crease['line'], { u, v }: { u: number; v: number }) {
  let [far, below, along] = [Number.POSITIVE_INFINITY, false, 0];
  for (let index = 0; index + 1 < line.length; index += 1) {
    const from = line[index] as { u: number; v: number };
    const to = line[index + 1] as { u: number; v: number };
    const [du, dv] = [to.u - from.u, to.v - from.v];
    const share = Math.max(
      0,
      Math.min(1, ((u - from.u) * du + (v - from.v) * dv) / (du * du + dv * dv || 1)),
    );
    const [su, sv] = [u - from.u - du * share, v - from.v - dv * share];
    const distance = Math.hypot(su, sv);
    if (distance < far) [far, below, along] = [distance, sv > 0, (index + share) / (line.length - 1)];
  }
  return { far, below, along };
}
