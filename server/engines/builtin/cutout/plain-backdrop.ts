import type { Picture } from '../pixels/picture.ts';
import { findIslands } from './islands.ts';

/** A backdrop of one colour with smooth shading, as paper or a studio wall. */
export interface Backdrop {
  /** Writes red, green and blue of the backdrop at a pixel into `out`. */
  at(x: number, y: number, out: Float32Array): void;
  /** Colours nearer than this to the backdrop are backdrop, in steps of 255. */
  tolerance: number;
  /** Share of the border that shows the backdrop, 0 to 1. */
  share: number;
}

const TERMS = 6;
/** Minimum share of the border for a plain backdrop. */
const LEAST_SHARE = 0.62;
/** Paper, walls and JPEG noise stay below this spread, in steps of 255. */
const LARGEST_SPREAD = 6;
const ROUNDS = 8;
/** Places of the border that are sampled: enough for six numbers a channel. */
const MOST_PLACES = 3000;

/**
 * Looks for a plain backdrop along the border of a picture: a second-order surface is fitted to each channel,
 * repeatedly without outliers, so that a subject may touch the border. Undefined if the border is not plain.
 */
export function findBackdrop(picture: Picture): Backdrop | undefined {
  const { width, height, data } = picture;
  const band = Math.max(1, Math.round(Math.min(width, height) * 0.035));
  const border: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (x < band || y < band || x >= width - band || y >= height - band) border.push(y * width + x);
    }
  }
  const step = Math.ceil(border.length / MOST_PLACES);
  const places = border.filter((_, index) => index % step === 0);
  const basis = (x: number, y: number): number[] => {
    const u = (x + 0.5) / width - 0.5;
    const v = (y + 0.5) / height - 0.5;
    return [1, u, v, u * u, v * v, u * v];
  };
  const terms = places.map((at) => basis(at % width, Math.floor(at / width)));
  const start = [0, 1, 2].map((channel) => commonest(places.map((at) => data[4 * at + channel] as number)));
  let surfaces = start.map((value) => [value, 0, 0, 0, 0, 0]);
  const distances = new Float32Array(places.length);
  let reach = 48;
  for (let round = 0; round < ROUNDS; round += 1) {
    places.forEach((at, index) => {
      distances[index] = farthest(data, at, terms[index] as number[], surfaces);
    });
    const fitting = places.flatMap((_, index) => ((distances[index] as number) < reach ? [index] : []));
    if (fitting.length < places.length * LEAST_SHARE) return undefined;
    surfaces = surfaces.map((_, channel) =>
      fit(
        fitting.map((index) => terms[index] as number[]),
        fitting.map((index) => data[4 * (places[index] as number) + channel] as number),
      ),
    );
    const spread = median(fitting.map((index) => distances[index] as number));
    reach = Math.max(7, Math.min(reach, spread * 4));
  }
  places.forEach((at, index) => {
    distances[index] = farthest(data, at, terms[index] as number[], surfaces);
  });
  const inside = [...distances].filter((distance) => distance < reach);
  const share = inside.length / places.length;
  const spread = median(inside);
  if (share < LEAST_SHARE || spread > LARGEST_SPREAD) return undefined;
  const [red, green, blue] = surfaces as [number[], number[], number[]];
  return {
    share,
    tolerance: Math.max(9, spread * 4.5),
    at: (x, y, out) => {
      const term = basis(x, y);
      out[0] = dot(red, term);
      out[1] = dot(green, term);
      out[2] = dot(blue, term);
    },
  };
}

/** The visible backdrop: 1 is backdrop, connected to the border through backdrop or its soft shadow and glow. */
export function floodBackdrop(picture: Picture, backdrop: Backdrop): Uint8Array {
  const { width, height, data } = picture;
  const seen = new Uint8Array(width * height);
  const kinds = kindsOf(picture, backdrop);
  const stack: number[] = [];
  const begin = (at: number) => {
    if (seen[at] || kinds[at] !== BACKDROP) return;
    seen[at] = 1;
    stack.push(at);
  };
  const reach = (at: number, from: number) => {
    if (seen[at] || kinds[at] === OTHER) return;
    if (kinds[at] === SHADED && step(data, at, from) > SOFT && !fades(data, at, from)) return;
    seen[at] = 1;
    stack.push(at);
  };
  const flood = () => {
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      if (x > 0) reach(at - 1, at);
      if (x < width - 1) reach(at + 1, at);
      if (at >= width) reach(at - width, at);
      if (at + width < seen.length) reach(at + width, at);
    }
  };
  for (let x = 0; x < width; x += 1) {
    begin(x);
    begin((height - 1) * width + x);
  }
  for (let y = 0; y < height; y += 1) {
    begin(y * width);
    begin(y * width + width - 1);
  }
  flood();
  for (const at of holes(kinds, seen, picture, backdrop)) begin(at);
  flood();
  return seen;
}

/** Smallest see-through hole, as a share of the picture. */
const LEAST_HOLE = 0.0006;

/**
 * Places inside the subject where the backdrop shows through: areas that match it closely. On an almost white or black
 * backdrop there are none: a white label looks like a hole, and losing a label is worse.
 */
function holes(
  kinds: Uint8Array,
  seen: Uint8Array,
  { width, height, data }: Picture,
  backdrop: Backdrop,
): number[] {
  const own = new Float32Array(3);
  backdrop.at(width / 2, height / 2, own);
  if (own.every((value) => value > 240) || own.every((value) => value < 14)) return [];
  const inside = kinds.map((kind, at) => (kind === BACKDROP && !seen[at] ? 1 : 0));
  const { of, sizes, values } = findIslands(inside, width);
  const away = new Float64Array(sizes.length);
  const first = new Int32Array(sizes.length).fill(-1);
  inside.forEach((value, at) => {
    if (!value) return;
    const number = of[at] as number;
    if (first[number] === -1) first[number] = at;
    backdrop.at(at % width, Math.floor(at / width), own);
    away[number] = (away[number] as number) + distance(data, at, own);
  });
  return sizes.flatMap((size, number) => {
    const matches = (away[number] as number) / size < backdrop.tolerance * 0.5;
    return values[number] && matches && size > seen.length * LEAST_HOLE ? [first[number] as number] : [];
  });
}

const OTHER = 0;
const BACKDROP = 1;
const SHADED = 2;

/** Darkest soft shadow that still counts as backdrop, and brightest glow, as factors of the backdrop. */
const SHADOW = 0.22;
const GLOW = 1.12;
/** Largest step from pixel to pixel inside a soft shadow. */
const SOFT = 9;

/**
 * Largest change of brightness from pixel to pixel in the core of a shadow, and the core's maximum brightness, of 255.
 */
const FADE = 0.2;
const MOST_FADED = 170;

/** Classes of pixels: backdrop, its soft shadow or glow, or something else. */
function kindsOf({ width, height, data }: Picture, backdrop: Backdrop): Uint8Array {
  const own = new Float32Array(3);
  const kinds = new Uint8Array(width * height);
  for (let at = 0; at < kinds.length; at += 1) {
    backdrop.at(at % width, Math.floor(at / width), own);
    if (distance(data, at, own) < backdrop.tolerance) kinds[at] = BACKDROP;
    else if (isShaded(data, at, own, backdrop.tolerance)) kinds[at] = SHADED;
  }
  return kinds;
}

/** Whether a pixel has the hue of the backdrop at another brightness. */
function isShaded(data: Uint8ClampedArray, at: number, own: Float32Array, tolerance: number): boolean {
  let along = 0;
  let square = 1;
  for (let channel = 0; channel < 3; channel += 1) {
    along += (data[4 * at + channel] as number) * (own[channel] as number);
    square += (own[channel] as number) ** 2;
  }
  const factor = along / square;
  if (factor < SHADOW || factor > GLOW) return false;
  // Shadows take on the colours around them, the more the deeper they are.
  return distance(data, at, own, factor) < tolerance * 0.7 + 30 * Math.max(0, 1 - factor);
}

/** Largest difference of a channel between a pixel and a colour at a brightness. */
function distance(data: Uint8ClampedArray, at: number, own: Float32Array, factor = 1): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel += 1)
    most = Math.max(most, Math.abs((data[4 * at + channel] as number) - factor * (own[channel] as number)));
  return most;
}

function step(data: Uint8ClampedArray, one: number, other: number): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    most = Math.max(
      most,
      Math.abs((data[4 * one + channel] as number) - (data[4 * other + channel] as number)),
    );
  }
  return most;
}

/** Whether one pixel is the other at a slightly different brightness: in the dark, shadows change faster than paint. */
function fades(data: Uint8ClampedArray, one: number, other: number): boolean {
  let [light, along, square] = [0, 0, 1];
  for (let channel = 0; channel < 3; channel += 1) {
    const [a, b] = [data[4 * one + channel] as number, data[4 * other + channel] as number];
    light = Math.max(light, a, b);
    along += a * b;
    square += b * b;
  }
  const factor = along / square;
  if (factor < 1 - FADE || factor > 1 / (1 - FADE)) return false;
  let away = 0;
  for (let channel = 0; channel < 3; channel += 1)
    away = Math.max(
      away,
      Math.abs((data[4 * one + channel] as number) - factor * (data[4 * other + channel] as number)),
    );
  return away < 2.5 && light < MOST_FADED;
}

function farthest(data: Uint8ClampedArray, at: number, term: number[], surfaces: number[][]): number {
  let most = 0;
  surfaces.forEach((surface, channel) => {
    most = Math.max(most, Math.abs((data[4 * at + channel] as number) - dot(surface, term)));
  });
  return most;
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < TERMS; index += 1) sum += (a[index] as number) * (b[index] as number);
  return sum;
}

/** Least squares by the normal equations; a small ridge term fixes what the border does not determine. */
function fit(terms: number[][], values: number[]): number[] {
  const rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
  terms.forEach((term, index) => {
    for (let row = 0; row < TERMS; row += 1) {
      const line = rows[row] as Float64Array;
      for (let column = 0; column < TERMS; column += 1)
        line[column] = (line[column] as number) + (term[row] as number) * (term[column] as number);
      line[TERMS] = (line[TERMS] as number) + (term[row] as number) * (values[index] as number);
    }
  });
  for (let row = 1; row < TERMS; row += 1) {
    const line = rows[row] as Float64Array;
    line[row] = (line[row] as number) + 1e-3 * terms.length;
  }
  return solve(rows);
}

/** Gaussian elimination with diagonal pivots: the matrix is positive definite. */
function solve(rows: Float64Array[]): number[] {
  for (let pivot = 0; pivot < TERMS; pivot += 1) {
    const top = rows[pivot] as Float64Array;
    for (const line of rows) {
      if (line === top) continue;
      const factor = (line[pivot] as number) / (top[pivot] as number);
      for (let column = pivot; column <= TERMS; column += 1)
        line[column] = (line[column] as number) - factor * (top[column] as number);
    }
  }
  return rows.map((line, index) => (line[TERMS] as number) / (line[index] as number));
}

function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return values.toSorted((a, b) => a - b)[values.length >> 1] as number;
}

/**
 * Centre of the fullest window of 16 levels: if half of the border is subject, the start must not fall between the two.
 */
function commonest(values: readonly number[]): number {
  const counts = new Float64Array(256);
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  let best = 0;
  let most = -1;
  for (let low = 0; low < 241; low += 1) {
    let sum = 0;
    for (let value = low; value < low + 16; value += 1) sum += counts[value] as number;
    if (sum > most) {
      most = sum;
      best = low + 7.5;
    }
  }
  return best;
}
