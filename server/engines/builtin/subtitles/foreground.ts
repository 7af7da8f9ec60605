import type { Affine } from './global-motion.ts';
import { seeRegion } from './local-motion.ts';
import type { YuvFrame } from './yuv.ts';

/** Moving objects in front of the background, in each frame of a region. */
export interface Foreground {
  /** Whether a frame contains any of it. */
  isIn(frame: number): boolean;
  /** Whether a place of the region belongs to it; false for places under text, which are unknown. */
  isAt(frame: number, x: number, y: number): boolean;
  /** 1 for pixels that do not belong to it or are under text, of the region's size. */
  others(frame: number): Uint8Array;
}

/** Frames that are compared with each frame, before it and after it: multiples of `STEP`. */
const APART = [5, 10, 15, 20, 30, 40, 50, 60];
export const STEP = 5;
/** Background pixels reappear, displaced by the camera, in this share of those frames. */
const SEEN_AGAIN = 0.45;
/** Minimum number of frames with the place visible. */
const FEWEST = 5;
/** A pixel is the same if its brightness differs by at most this, plus grain and the effect of a shift by one pixel. */
const SAME = { least: 6, grains: 3, shift: 0.7 };
/** Its colour is the same if both differences together are at most this. */
const SAME_COLOUR = 9;
/** Minimum number of the 25 pixels around one in the same layer. */
const MAJORITY = 13;
/** Less of a region, in shares, is specks; more is another light or a camera that was not understood. */
const SHARE = { least: 0.002, most: 0.6 };

export interface ForegroundInput {
  frames: readonly YuvFrame[];
  /** 1 for pixels under text, of the region's size. */
  hidden(frame: number): Uint8Array | undefined;
  /** Pixels of the region per compared pixel. */
  scale: number;
  /** Where the camera leads from one frame to another, in pixels of the region; undefined over a cut. */
  camera(from: number, to: number): Affine | undefined;
  tick(share: number): void;
}

interface Plane {
  light: Uint8Array;
  /** At half the size. */
  u: Uint8Array;
  v: Uint8Array;
  hidden: Uint8Array;
}

/**
 * Separates moving objects from the background, which is visible again in most other frames along the
 * camera's motion. @returns undefined if there are no moving objects
 */
export function findForeground({
  frames,
  hidden,
  scale,
  camera,
  tick,
}: ForegroundInput): Foreground | undefined {
  const [first] = frames;
  if (!first) return undefined;
  const [width, height] = [Math.floor(first.width / scale), Math.floor(first.height / scale)];
  const planes = frames.map((frame, at): Plane => {
    const seen = seeRegion(frame.y, frame, scale, hidden(at));
    const half = { width: frame.width >> 1, height: frame.height >> 1 };
    const [u, v] = [frame.u, frame.v].map((plane) => bytesOf(seeRegion(plane, half, scale, undefined).light));
    return { light: bytesOf(seen.light), u: u as Uint8Array, v: v as Uint8Array, hidden: seen.hidden };
  });
  const masks = new Map<number, Uint8Array>();
  for (const at of frames.keys()) {
    tick(at / frames.length);
    const mask = maskOf(planes, { at, width, height, scale, camera });
    if (mask) masks.set(at, mask);
  }
  if (masks.size === 0) return undefined;
  const isAt = (frame: number, x: number, y: number) =>
    masks.get(frame)?.[
      Math.min(height - 1, Math.floor(y / scale)) * width + Math.min(width - 1, Math.floor(x / scale))
    ] === 1;
  return {
    isIn: (frame) => masks.has(frame),
    isAt,
    others: (frame) => {
      const out = new Uint8Array(first.width * first.height).fill(1);
      const text = hidden(frame);
      for (let y = 0, at = 0; y < first.height; y += 1)
        for (let x = 0; x < first.width; x += 1, at += 1)
          if (text?.[at] !== 1 && isAt(frame, x, y)) out[at] = 0;
      return out;
    },
  };
}

const bytesOf = (values: Float32Array): Uint8Array => Uint8Array.from(values, Math.round);

interface Place {
  at: number;
  width: number;
  height: number;
  scale: number;
  camera: ForegroundInput['camera'];
}

function maskOf(
  planes: readonly Plane[],
  { at, width, height, scale, camera }: Place,
): Uint8Array | undefined {
  const own = planes[at] as Plane;
  const seen = new Uint8Array(own.light.length);
  const same = new Uint8Array(own.light.length);
  const tolerance = toleranceOf(own, planes[at + STEP] ?? planes[at - STEP], width);
  for (const apart of APART)
    for (const other of [at - apart, at + apart]) {
      const plane = planes[other];
      const way = plane && camera(at, other);
      if (plane && way) compare(own, plane, way, { width, height, scale, tolerance, seen, same });
    }
  const is = Uint8Array.from(seen, (count, place) =>
    own.hidden[place] === 0 && count >= FEWEST && (same[place] as number) < SEEN_AGAIN * count ? 1 : 0,
  );
  const mask = majority(is, own.hidden, width, height);
  let sum = 0;
  for (const value of mask) sum += value;
  const share = sum / mask.length;
  return share < SHARE.least || share > SHARE.most ? undefined : mask;
}

/** Tolerance of each pixel's brightness. */
function toleranceOf({ light }: Plane, other: Plane | undefined, width: number): Uint8Array {
  const differences: number[] = [];
  for (let at = 0; other && at < light.length; at += 7)
    differences.push(Math.abs((light[at] as number) - (other.light[at] as number)));
  const grain = differences.sort((a, b) => a - b)[differences.length >> 1] ?? 0;
  const usual = SAME.least + SAME.grains * Math.min(4, grain);
  return Uint8Array.from(light, (value, at) => {
    const across = Math.abs((light[at + 1] ?? value) - (light[at - 1] ?? value)) / 2;
    const down = Math.abs((light[at + width] ?? value) - (light[at - width] ?? value)) / 2;
    return Math.min(255, usual + SAME.shift * Math.max(across, down));
  });
}

interface Count {
  width: number;
  height: number;
  scale: number;
  tolerance: Uint8Array;
  seen: Uint8Array;
  same: Uint8Array;
}

function compare(
  own: Plane,
  other: Plane,
  { a, b, c, d, e, f }: Affine,
  { width, height, scale, tolerance, seen, same }: Count,
): void {
  const [halfWidth, halfHeight] = [width >> 1, height >> 1];
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      if (own.hidden[at] === 1) continue;
      const toX = a * x + b * y + c / scale;
      const toY = d * x + e * y + f / scale;
      if (!(toX >= 0 && toY >= 0 && toX < width - 1 && toY < height - 1)) continue;
      const left = toX | 0;
      const top = toY | 0;
      const there = top * width + left;
      if (other.hidden[there] === 1 || other.hidden[there + width + 1] === 1) continue;
      const fx = toX - left;
      const fy = toY - top;
      const { light } = other;
      const value =
        ((light[there] as number) * (1 - fx) + (light[there + 1] as number) * fx) * (1 - fy) +
        ((light[there + width] as number) * (1 - fx) + (light[there + width + 1] as number) * fx) * fy;
      seen[at] = (seen[at] as number) + 1;
      if (Math.abs(value - (own.light[at] as number)) > (tolerance[at] as number)) continue;
      const here = Math.min(halfHeight - 1, y >> 1) * halfWidth + Math.min(halfWidth - 1, x >> 1);
      const beyond =
        Math.min(halfHeight - 1, (toY + 0.5) >> 1) * halfWidth + Math.min(halfWidth - 1, (toX + 0.5) >> 1);
      const colour =
        Math.abs((other.u[beyond] as number) - (own.u[here] as number)) +
        Math.abs((other.v[beyond] as number) - (own.v[here] as number));
      if (colour <= SAME_COLOUR) same[at] = (same[at] as number) + 1;
    }
}

/** Majority of the visible pixels around each pixel, against specks and gaps. */
function majority(is: Uint8Array, hidden: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(is.length);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      if (hidden[at] === 1) continue;
      let [yes, all] = [0, 0];
      for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row += 1)
        for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column += 1) {
          const near = row * width + column;
          if (hidden[near] === 1) continue;
          all += 1;
          yes += is[near] as number;
        }
      if (yes * 25 >= MAJORITY * all) out[at] = 1;
    }
  return out;
}
