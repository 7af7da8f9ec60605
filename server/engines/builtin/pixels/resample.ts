import type { Mask, Picture, Plane } from './picture.ts';

/** Called every few rows with the share that is done, 0 to 1; may throw to stop the work. */
export type RowsDone = (share: number) => void;

interface Size {
  width: number;
  height: number;
}

/**
 * The picture at another size, larger or smaller, by Lanczos with three lobes. Pixels are areas: their centres stay
 * where they are in the whole, so the result lines up with `resampleMask` and `resamplePlane` at every factor. Colour
 * is weighted by alpha, so nothing bleeds out of transparent parts.
 *
 * @param size whole pixels, both at least 1
 */
export function resamplePicture(picture: Picture, size: Size, rowsDone?: RowsDone): Picture {
  const { width, data } = picture;
  const out: Picture = { ...exact(size), data: new Uint8ClampedArray(size.width * size.height * 4) };
  const read = (y: number, row: Float32Array): void => {
    for (let at = 0, from = y * width * 4; at < row.length; at += 4, from += 4) {
      const alpha = data[from + 3] as number;
      const share = alpha / 255;
      row[at] = (data[from] as number) * share;
      row[at + 1] = (data[from + 1] as number) * share;
      row[at + 2] = (data[from + 2] as number) * share;
      row[at + 3] = alpha;
    }
  };
  const write = (y: number, row: Float32Array): void => {
    for (let at = 0, to = y * size.width * 4; at < row.length; at += 4, to += 4) {
      const alpha = Math.min(255, row[at + 3] as number);
      if (alpha < 0.5) continue;
      const share = 255 / alpha;
      out.data[to] = (row[at] as number) * share;
      out.data[to + 1] = (row[at + 1] as number) * share;
      out.data[to + 2] = (row[at + 2] as number) * share;
      out.data[to + 3] = alpha;
    }
  };
  resampleParts(whole(picture), whole(size), 4, lanczos, { read, write }, rowsDone);
  return out;
}

/** The plane at another size by Lanczos; its numbers may overshoot at edges, as the kernel does. */
export function resamplePlane(plane: Plane, size: Size, rowsDone?: RowsDone): Plane {
  const out: Plane = { ...exact(size), data: new Float32Array(size.width * size.height) };
  resampleParts(whole(plane), whole(size), 1, lanczos, planeRows(plane, out), rowsDone);
  return out;
}

/** A part of a larger whole, in pixels of that whole. */
export interface Part extends Size {
  left: number;
  top: number;
  whole: Size;
}

/**
 * A part of a plane at another size: the same as `resamplePlane` of the whole, computed from the part alone. Exact
 * unless the kernel extends beyond `from` (three pixels of the smaller of both sizes), where the border is repeated.
 */
export function resamplePart(plane: Plane, from: Part, to: Part): Plane {
  const out: Plane = { ...exact(to), data: new Float32Array(to.width * to.height) };
  resampleParts(from, to, 1, lanczos, planeRows(plane, out));
  return out;
}

/**
 * The mask at another size. Linear interpolation, not Lanczos, whose ripples would put holes into the marked area;
 * a reduction averages.
 */
export function resampleMask(mask: Mask, size: Size, rowsDone?: RowsDone): Mask {
  // Rounds to bytes as in a picture, then views the same memory as a mask.
  const data = new Uint8ClampedArray(size.width * size.height);
  resampleParts(
    whole(mask),
    whole(size),
    1,
    triangle,
    planeRows(mask, { width: size.width, data }),
    rowsDone,
  );
  return { ...exact(size), data: new Uint8Array(data.buffer) };
}

interface Kernel {
  /** Where the kernel ends, in source pixels at factor 1. */
  reach: number;
  weight(distance: number): number;
}

const lanczos: Kernel = {
  reach: 3,
  weight: (distance) => {
    const far = Math.abs(distance);
    if (far < 1e-6) return 1;
    if (far >= 3) return 0;
    const angle = Math.PI * far;
    return (3 * Math.sin(angle) * Math.sin(angle / 3)) / (angle * angle);
  },
};
const triangle: Kernel = { reach: 1, weight: (distance) => Math.max(0, 1 - Math.abs(distance)) };

interface Rows {
  read(y: number, row: Float32Array): void;
  write(y: number, row: Float32Array): void;
}

const exact = ({ width, height }: Size): Size => ({ width, height });
const whole = (size: Size): Part => ({ ...exact(size), left: 0, top: 0, whole: exact(size) });

function planeRows(
  from: { width: number; data: Float32Array | Uint8Array },
  to: { width: number; data: Float32Array | Uint8ClampedArray },
): Rows {
  return {
    read: (y, row) => row.set(from.data.subarray(y * from.width, (y + 1) * from.width)),
    write: (y, row) => to.data.set(row, y * to.width),
  };
}

/** Rows between two reports. */
const REPORT_ROWS = 8;

/**
 * Both passes, row by row: each row of the source is scaled horizontally once, and only as many scaled rows are kept as
 * one row of the result needs. Besides source and result it takes a few rows of memory, whatever the size.
 */
function resampleParts(
  from: Part,
  to: Part,
  channels: 1 | 4,
  kernel: Kernel,
  { read, write }: Rows,
  rowsDone?: RowsDone,
): void {
  const across = tapsOf(
    { start: from.left, length: from.width, whole: from.whole.width },
    { start: to.left, length: to.width, whole: to.whole.width },
    kernel,
  );
  const down = tapsOf(
    { start: from.top, length: from.height, whole: from.whole.height },
    { start: to.top, length: to.height, whole: to.whole.height },
    kernel,
  );
  const raw = new Float32Array(from.width * channels);
  const held = Array.from({ length: down.count }, () => new Float32Array(to.width * channels));
  const sum = new Float32Array(to.width * channels);
  let next = 0;
  for (let y = 0; y < to.height; y += 1) {
    const first = down.starts[y] as number;
    for (next = Math.max(next, first); next < first + down.count; next += 1) {
      read(next, raw);
      scaleAcross(raw, held[next % down.count] as Float32Array, across, channels);
    }
    sum.fill(0);
    for (let tap = 0; tap < down.count; tap += 1) {
      const weight = down.weights[y * down.count + tap] as number;
      if (weight === 0) continue;
      const row = held[(first + tap) % down.count] as Float32Array;
      for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + weight * (row[at] as number);
    }
    write(y, sum);
    if (y % REPORT_ROWS === 0) rowsDone?.(y / to.height);
  }
}

interface Taps {
  /** Number of weights of each result. */
  count: number;
  /** First source position of each result. */
  starts: Int32Array;
  weights: Float32Array;
}

/** A stretch of a longer line of pixels. */
interface Stretch {
  start: number;
  length: number;
  whole: number;
}

/**
 * The positions of `from` for each position of `to`, with their weights. Beyond the ends of `from` its last position is
 * repeated.
 */
function tapsOf(from: Stretch, to: Stretch, kernel: Kernel): Taps {
  const step = from.whole / to.whole;
  const wide = Math.max(1, step);
  const reach = kernel.reach * wide;
  const count = Math.min(from.length, Math.floor(2 * reach) + 1);
  const starts = new Int32Array(to.length);
  const weights = new Float32Array(to.length * count);
  for (let at = 0; at < to.length; at += 1) {
    const centre = (to.start + at + 0.5) * step - 0.5 - from.start;
    const first = Math.ceil(centre - reach);
    const last = Math.floor(centre + reach);
    const start = Math.min(from.length - count, Math.max(0, first));
    starts[at] = start;
    let total = 0;
    for (let place = first; place <= last; place += 1) total += kernel.weight((place - centre) / wide);
    for (let place = first; place <= last; place += 1) {
      const inside = Math.min(from.length - 1, Math.max(0, place)) - start;
      // A kernel that ends exactly on a position gives it no weight: it may lie one beyond the window.
      if (inside >= count) continue;
      const slot = at * count + inside;
      weights[slot] = (weights[slot] as number) + kernel.weight((place - centre) / wide) / total;
    }
  }
  return { count, starts, weights };
}

function scaleAcross(from: Float32Array, to: Float32Array, taps: Taps, channels: 1 | 4): void {
  const { count, starts, weights } = taps;
  if (channels === 1) {
    for (let x = 0; x < starts.length; x += 1) {
      let sum = 0;
      for (let tap = 0, at = starts[x] as number, slot = x * count; tap < count; tap += 1, at += 1, slot += 1)
        sum += (weights[slot] as number) * (from[at] as number);
      to[x] = sum;
    }
    return;
  }
  for (let x = 0; x < starts.length; x += 1) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    let at = (starts[x] as number) * 4;
    for (let slot = x * count; slot < (x + 1) * count; slot += 1, at += 4) {
      const weight = weights[slot] as number;
      red += weight * (from[at] as number);
      green += weight * (from[at + 1] as number);
      blue += weight * (from[at + 2] as number);
      alpha += weight * (from[at + 3] as number);
    }
    to[x * 4] = red;
    to[x * 4 + 1] = green;
    to[x * 4 + 2] = blue;
    to[x * 4 + 3] = alpha;
  }
}
