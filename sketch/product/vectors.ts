/** A point, a direction or a linear RGB colour (1 is a white sheet in full key light). */
export type Vector = readonly [number, number, number];

export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;

/** Hermite step: 0 at `low`, 1 at `high`; `low` may be the larger one. */
export function smoothStep(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low));
  return share * share * (3 - 2 * share);
}

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scale = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k];
export const times = (a: Vector, b: Vector): Vector => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** `a` moved by `k` times `b`. */
export const along = (a: Vector, b: Vector, k: number): Vector => [
  a[0] + b[0] * k,
  a[1] + b[1] * k,
  a[2] + b[2] * k,
];

export const mix = (a: Vector, b: Vector, share: number): Vector => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export function unit(a: Vector): Vector {
  const length = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Mirror direction of `direction` at a surface with the unit normal `normal`. */
export const reflect = (direction: Vector, normal: Vector): Vector =>
  along(direction, normal, -2 * dot(direction, normal));

/** Refracted direction for the ratio of indices `ratio` (from over to), or undefined in total reflection. */
export function refract(direction: Vector, normal: Vector, ratio: number): Vector | undefined {
  const cosine = -dot(direction, normal);
  const rest = 1 - ratio * ratio * (1 - cosine * cosine);
  if (rest < 0) return undefined;
  return along(scale(direction, ratio), normal, ratio * cosine - Math.sqrt(rest));
}

/** Brightness of a linear colour (Rec. 709 weights). */
export const luminance = (a: Vector): number => 0.2126 * a[0] + 0.7152 * a[1] + 0.0722 * a[2];

/** Linear colour of `#rrggbb`. */
export function linear(color: string): Vector {
  const channel = (from: number) => (Number.parseInt(color.slice(from, from + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}
