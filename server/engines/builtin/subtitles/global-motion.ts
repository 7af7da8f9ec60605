/**
 * An affine motion from a point of one picture to its place in another; lengths in pixels, both from the middle of the
 * frame.
 */
export interface Affine {
  /** x' = a x + b y + c, y' = d x + e y + f */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** Brightness of a whole frame at a small size. */
export interface SmallFrame {
  width: number;
  height: number;
  data: Uint8Array;
}

const STILL: Affine = { a: 1, b: 0, c: 0, d: 0, e: 1, f: 0 };

/** Smallest side of the coarsest level, in pixels. */
const COARSEST = 18;
const STEPS = 8;
/** Differences in brightness above this count less and less, since they come from moving objects. */
const ROBUST = 10;
/** The iteration ends with a step that moves every pixel by less, in pixels. */
const SETTLED = 0.003;
/** Minimum number of pixels (by weight) for a motion. */
const FEWEST = 30;
/** Above this number of pixels, every fourth is enough. */
const MANY = 16_000;
/** Pixels at the border that have no gradient. */
const BORDER = 1;

interface Level {
  width: number;
  height: number;
  data: Float32Array;
  weight: Float32Array;
}

/**
 * The motion of the camera between two frames, by Gauss-Newton on brightness from coarse to fine. Pixels that move
 * otherwise count little.
 * @param ignored mask of pixels of the small frame to ignore, such as text
 * @param guess an approximate motion
 * @returns the motion in pixels of the small frame, and the remaining mean difference in brightness
 */
export function globalMotion(
  from: SmallFrame,
  to: SmallFrame,
  { ignored, guess }: { ignored?: Uint8Array | undefined; guess?: Affine | undefined } = {},
): { motion: Affine; left: number } {
  const [source, target] = [levelsOf(from, ignored), levelsOf(to, ignored)];
  // A good guess is only refined.
  const first = guess ? Math.min(1, source.length - 1) : source.length - 1;
  let motion = guess ? { ...guess, c: guess.c / 2 ** first, f: guess.f / 2 ** first } : STILL;
  let left = 0;
  for (let at = first; at >= 0; at -= 1) {
    const result = refine(source[at] as Level, target[at] as Level, motion);
    motion = result.motion;
    left = result.left;
    if (at > 0) motion = { ...motion, c: motion.c * 2, f: motion.f * 2 };
  }
  return { motion, left };
}

function levelsOf({ width, height, data }: SmallFrame, ignored?: Uint8Array): Level[] {
  const weight = new Float32Array(data.length);
  for (let at = 0; at < weight.length; at += 1) weight[at] = ignored?.[at] ? 0 : 1;
  const levels: Level[] = [{ width, height, data: Float32Array.from(data), weight }];
  for (;;) {
    const last = levels.at(-1) as Level;
    if (Math.min(last.width, last.height) < 2 * COARSEST) return levels;
    levels.push(halved(last));
  }
}

function halved({ width, height, data, weight }: Level): Level {
  const half = { width: width >> 1, height: height >> 1 };
  const out = {
    ...half,
    data: new Float32Array(half.width * half.height),
    weight: new Float32Array(half.width * half.height),
  };
  for (let y = 0; y < half.height; y += 1)
    for (let x = 0; x < half.width; x += 1) {
      const at = 2 * y * width + 2 * x;
      const to = y * half.width + x;
      const mean = (plane: Float32Array) =>
        ((plane[at] as number) +
          (plane[at + 1] as number) +
          (plane[at + width] as number) +
          (plane[at + width + 1] as number)) /
        4;
      out.data[to] = mean(data);
      out.weight[to] = mean(weight) > 0.6 ? 1 : 0;
    }
  return out;
}

function refine(source: Level, target: Level, start: Affine): { motion: Affine; left: number } {
  let motion = start;
  let left = 0;
  let offset = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const told = lookAt(source, target, motion, offset);
    if (told.weights < FEWEST) return { motion, left };
    offset = told.offset;
    left = told.left;
    const change = solve(told.normal, told.right);
    if (!change) return { motion, left };
    const [a, b, c, d, e, f] = change;
    motion = {
      a: motion.a + a,
      b: motion.b + b,
      c: motion.c + c,
      d: motion.d + d,
      e: motion.e + e,
      f: motion.f + f,
    };
    const turned = Math.abs(a) + Math.abs(b) + Math.abs(d) + Math.abs(e);
    if (Math.abs(c) + Math.abs(f) < SETTLED && (turned * source.width) / 2 < 2 * SETTLED) break;
  }
  return { motion, left };
}

/** The equations of one Gauss-Newton step for the change of the six numbers. */
function lookAt(source: Level, target: Level, { a, b, c, d, e, f }: Affine, offset: number) {
  const { width, height, data, weight } = source;
  const { data: other, weight: otherWeight } = target;
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  // Products of the gradient with itself, with the place once and twice.
  const xx = new Float64Array(6);
  const xy = new Float64Array(6);
  const yy = new Float64Array(6);
  const right = new Float64Array(6);
  let [sum, signed, weights] = [0, 0, 0];
  const stride = width * height > MANY ? 2 : 1;
  for (let y = BORDER; y < height - BORDER; y += stride) {
    const py = y - middleY;
    for (let x = BORDER; x < width - BORDER; x += stride) {
      const at = y * width + x;
      if (weight[at] === 0) continue;
      const px = x - middleX;
      const toX = a * px + b * py + c + middleX;
      const toY = d * px + e * py + f + middleY;
      if (toX < 0 || toY < 0 || toX >= width - 1 || toY >= height - 1) continue;
      const column = toX | 0;
      const there = (toY | 0) * width + column;
      if (otherWeight[there] === 0) continue;
      const fx = toX - column;
      const fy = toY - (toY | 0);
      const value =
        ((other[there] as number) * (1 - fx) + (other[there + 1] as number) * fx) * (1 - fy) +
        ((other[there + width] as number) * (1 - fx) + (other[there + width + 1] as number) * fx) * fy;
      const plain = value - (data[at] as number);
      const error = plain - offset;
      const gx = ((data[at + 1] as number) - (data[at - 1] as number)) / 2;
      const gy = ((data[at + width] as number) - (data[at - width] as number)) / 2;
      const ratio = error / ROBUST;
      const trust = 1 / (1 + ratio * ratio);
      sum += error < 0 ? -error : error;
      signed += trust * plain;
      weights += trust;
      addMoments(xx, trust * gx * gx, px, py);
      addMoments(xy, trust * gx * gy, px, py);
      addMoments(yy, trust * gy * gy, px, py);
      const missX = trust * error * gx;
      const missY = trust * error * gy;
      right[0] = (right[0] as number) - missX * px;
      right[1] = (right[1] as number) - missX * py;
      right[2] = (right[2] as number) - missX;
      right[3] = (right[3] as number) - missY * px;
      right[4] = (right[4] as number) - missY * py;
      right[5] = (right[5] as number) - missY;
    }
  }
  return { normal: { xx, xy, yy }, right, weights, offset: signed / weights, left: sum / weights };
}

/** Adds a value times 1, x, y, x², xy and y². */
function addMoments(sums: Float64Array, value: number, x: number, y: number): void {
  sums[0] = (sums[0] as number) + value;
  sums[1] = (sums[1] as number) + value * x;
  sums[2] = (sums[2] as number) + value * y;
  sums[3] = (sums[3] as number) + value * x * x;
  sums[4] = (sums[4] as number) + value * x * y;
  sums[5] = (sums[5] as number) + value * y * y;
}

interface Moments {
  xx: Float64Array;
  xy: Float64Array;
  yy: Float64Array;
}

/** Solves six equations with six unknowns by Gaussian elimination; undefined if they are singular. */
function solve(
  { xx, xy, yy }: Moments,
  right: Float64Array,
): [number, number, number, number, number, number] | undefined {
  const block = ([one, x, y, x2, both, y2]: Float64Array): number[][] =>
    [
      [x2, both, x],
      [both, y2, y],
      [x, y, one],
    ] as number[][];
  const [a, b, c] = [block(xx), block(xy), block(yy)];
  const rows = Array.from({ length: 6 }, (_, row) => {
    const [near, far] = row < 3 ? [a, b] : [b, c];
    return [...(near[row % 3] as number[]), ...(far[row % 3] as number[]), right[row] as number];
  });
  for (let pivot = 0; pivot < 6; pivot += 1) {
    const row = rows[pivot] as number[];
    const scale = row[pivot] as number;
    if (!(Math.abs(scale) > 1e-6)) return undefined;
    for (const other of rows.slice(pivot + 1)) {
      const factor = (other[pivot] as number) / scale;
      for (let at = pivot; at < 7; at += 1) other[at] = (other[at] as number) - factor * (row[at] as number);
    }
  }
  const out = [0, 0, 0, 0, 0, 0] as [number, number, number, number, number, number];
  for (let at = 5; at >= 0; at -= 1) {
    const row = rows[at] as number[];
    let value = row[6] as number;
    for (let other = at + 1; other < 6; other += 1) value -= (row[other] as number) * (out[other] as number);
    out[at] = value / (row[at] as number);
  }
  return out;
}

/** The composition of two motions. */
export function composed(first: Affine, second: Affine): Affine {
  return {
    a: second.a * first.a + second.b * first.d,
    b: second.a * first.b + second.b * first.e,
    c: second.a * first.c + second.b * first.f + second.c,
    d: second.d * first.a + second.e * first.d,
    e: second.d * first.b + second.e * first.e,
    f: second.d * first.c + second.e * first.f + second.f,
  };
}
