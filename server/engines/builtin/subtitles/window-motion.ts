import type { Quality } from '@inkreel/contract/pricing.ts';
import type { Caption } from './captions.ts';
import { findForeground, STEP } from './foreground.ts';
import { type Affine, composed, globalMotion, type SmallFrame } from './global-motion.ts';
import type { Holes } from './holes.ts';
import { improveField, layerField, type Seen, seeRegion, startField } from './local-motion.ts';
import { followed, inverted, type MotionField, standStill } from './motion-field.ts';
import type { FilmShape } from './read-window.ts';
import type { Region } from './region.ts';
import type { FillWindow } from './shown-pixels.ts';
import type { Rect, YuvFrame } from './yuv.ts';

/** Mean difference in brightness between two frames, after compensating the camera's motion, that counts as a cut. */
export const CUT = 14;
/** Distances over which motion is measured, in frames, so that long paths have few steps and little error. */
const GAPS = [1, 5, 25];
/** Frame height at which motion is estimated, in pixels. */
const WORK_HEIGHT = 400;
/** Pixels between two places of the motion field. */
const GRID = 16;

export interface MotionInput {
  frames: readonly YuvFrame[];
  small: readonly SmallFrame[];
  captions: readonly Caption[];
  holes(frame: number): Holes | undefined;
  region: Region;
  shape: FilmShape;
  quality: Quality;
}

const nameOf = (from: number, to: number): string => `${from}>${to}`;

/** The motion between frames at the distances of `GAPS`, wherever one of the two has holes. */
export function motionOf(
  input: MotionInput,
  tick: (share: number) => void,
): Pick<FillWindow, 'gaps' | 'motion' | 'camera' | 'front'> {
  const { frames, small, holes, region, shape, quality } = input;
  const scale = Math.max(1, Math.round(shape.height / WORK_HEIGHT));
  const cameras = camerasOf(input, (share) => tick(0.3 * share));
  const foreground =
    quality === 'best'
      ? findForeground({
          frames,
          hidden: (frame) => holes(frame)?.hidden,
          scale,
          camera: waysOf(cameras, input),
          tick: (share) => tick(0.3 + 0.2 * share),
        })
      : undefined;
  const fields = new Map<string, MotionField>();
  const plain = new Map<string, MotionField>();
  const fronts = new Map<string, MotionField>();
  const see = lookAt(frames, scale, (frame) => holes(frame)?.hidden);
  const seeFront = lookAt(frames, scale, (frame) => foreground?.others(frame));
  for (let last = 1; last < frames.length; last += 1) {
    tick(0.5 + (0.5 * last) / frames.length);
    for (const [order, gap] of GAPS.entries()) {
      const from = last - gap;
      const camera = cameras.get(nameOf(from, last));
      if (!camera || (!holes(from) && !holes(last))) continue;
      const by = GAPS[order - 1];
      const guessOf = (parts: ReadonlyMap<string, MotionField>) =>
        by === undefined ? undefined : joined(parts, followed, { from, gap, by });
      const shift = cameraShift(camera, region.rect, shape, small[from] as SmallFrame);
      const field = startField(region.rect, { step: GRID, scale }, shift);
      if (quality === 'best') {
        const still = { ...field, dx: field.dx.slice(), dy: field.dy.slice() };
        standStill(still);
        keepBoth(plain, from, last, still);
      }
      if (foreground?.isIn(from) && foreground.isIn(last)) {
        const guess = guessOf(fronts);
        const front = order === 0 || guess ? layerField(seeFront(from), see(last), field, guess) : undefined;
        if (front) keepBoth(fronts, from, last, front);
      }
      if (quality !== 'draft') improveField(see(from), see(last), field, guessOf(fields));
      standStill(field);
      keepBoth(fields, from, last, field);
    }
  }
  return {
    gaps: GAPS,
    motion: (from, to) => fields.get(nameOf(from, to)),
    ...(quality === 'best' && { camera: (from: number, to: number) => plain.get(nameOf(from, to)) }),
    ...(foreground && {
      front: { ...foreground, motion: (from: number, to: number) => fronts.get(nameOf(from, to)) },
    }),
  };
}

function keepBoth(fields: Map<string, MotionField>, from: number, to: number, field: MotionField): void {
  fields.set(nameOf(from, to), field);
  fields.set(nameOf(to, from), inverted(field));
}

/** Reduced frames, kept as long as comparisons need them. */
function lookAt(
  frames: readonly YuvFrame[],
  scale: number,
  hidden: (frame: number) => Uint8Array | undefined,
): (frame: number) => Seen {
  const seen = new Map<number, Seen>();
  const reach = GAPS.at(-1) as number;
  return (frame) => {
    const own = frames[frame] as YuvFrame;
    const known = seen.get(frame) ?? seeRegion(own.y, own, scale, hidden(frame));
    seen.set(frame, known);
    seen.delete(frame - reach - 1);
    return known;
  };
}

/** The camera's motion between frames at the distances of `GAPS`; none over a cut. */
function camerasOf(
  { frames, small, captions, holes, region, shape }: MotionInput,
  tick: (share: number) => void,
): Map<string, Affine> {
  const cameras = new Map<string, Affine>();
  for (let last = 1; last < frames.length; last += 1) {
    tick(last / frames.length);
    for (const [order, gap] of GAPS.entries()) {
      const from = last - gap;
      if (from < 0 || !isNeeded(holes, from, last)) continue;
      const guess =
        order === 0 ? undefined : joined(cameras, composed, { from, gap, by: GAPS[order - 1] as number });
      if (order > 0 && !guess) continue;
      const [one, other] = [small[from] as SmallFrame, small[last] as SmallFrame];
      const camera = globalMotion(one, other, { ignored: textIn(one, captions, from, region, shape), guess });
      if (camera.left <= CUT) cameras.set(nameOf(from, last), camera.motion);
    }
  }
  return cameras;
}

/** The camera's motion over multiples of `STEP` frames, in both directions, in pixels of the region. */
function waysOf(cameras: ReadonlyMap<string, Affine>, { small, region, shape }: MotionInput) {
  const known = new Map<string, Affine | undefined>();
  const way = (from: number, to: number): Affine | undefined => {
    const name = nameOf(from, to);
    if (!known.has(name)) known.set(name, find(from, to));
    return known.get(name);
  };
  const find = (from: number, to: number): Affine | undefined => {
    if (to < from) {
      const forth = way(to, from);
      return forth && invertedAffine(forth);
    }
    if (to - from === STEP) {
      const camera = cameras.get(nameOf(from, to));
      return camera && inRegion(cameraShift(camera, region.rect, shape, small[from] as SmallFrame));
    }
    const [most, rest] = [way(from, to - STEP), way(to - STEP, to)];
    return most && rest && composed(most, rest);
  };
  return way;
}

/** Converts a shift that is linear in the place to a map of places. */
function inRegion(shift: (x: number, y: number) => readonly [number, number]): Affine {
  const [c, f] = shift(0, 0);
  const [ax, dx] = shift(1, 0);
  const [by, ey] = shift(0, 1);
  return { a: 1 + ax - c, b: by - c, c, d: dx - f, e: 1 + ey - f, f };
}

function invertedAffine({ a, b, c, d, e, f }: Affine): Affine {
  const scale = 1 / (a * e - b * d);
  const [ia, ib, id, ie] = [e * scale, -b * scale, -d * scale, a * scale];
  return { a: ia, b: ib, c: -(ia * c + ib * f), d: id, e: ie, f: -(id * c + ie * f) };
}

/**
 * Motion over a distance composed of shorter ones, as a guess; undefined if one of them is missing, as across a cut.
 */
function joined<Motion>(
  parts: ReadonlyMap<string, Motion>,
  join: (first: Motion, second: Motion) => Motion,
  { from, gap, by }: { from: number; gap: number; by: number },
): Motion | undefined {
  let whole: Motion | undefined;
  for (let at = from; at < from + gap; at += by) {
    const part = parts.get(nameOf(at, at + by));
    if (!part) return undefined;
    whole = whole ? join(whole, part) : part;
  }
  return whole;
}

/** Longer distances are composed of shorter ones, so those are needed between frames without holes too. */
function isNeeded(holes: (frame: number) => Holes | undefined, from: number, to: number): boolean {
  const reach = GAPS.at(-1) as number;
  for (let frame = Math.max(0, to - reach); frame <= from + reach; frame += 1) if (holes(frame)) return true;
  return false;
}

/** The motion of the camera as shifts of places in a region. */
export function cameraShift(motion: Affine, rect: Rect, { width, height }: FilmShape, small: SmallFrame) {
  const scale = width / small.width;
  const { a, b, c, d, e, f } = motion;
  return (x: number, y: number): readonly [number, number] => {
    const px = (x + rect.x - (width - 1) / 2) / scale;
    const py = (y + rect.y - (height - 1) / 2) / scale;
    return [scale * (a * px + b * py + c - px), scale * (d * px + e * py + f - py)];
  };
}

/** The pixels of a small frame under a caption. */
export function textIn(
  small: SmallFrame,
  captions: readonly Caption[],
  frame: number,
  { rect }: Region,
  { width }: FilmShape,
): Uint8Array {
  const scale = small.width / width;
  const ignored = new Uint8Array(small.data.length);
  for (const { box, from, to } of captions) {
    if (frame + 1 < from || frame >= to) continue;
    const left = Math.max(0, Math.floor((box.x + rect.x) * scale) - 1);
    const right = Math.min(small.width, Math.ceil((box.x + rect.x + box.width) * scale) + 1);
    const bottom = Math.min(small.height, Math.ceil((box.y + rect.y + box.height) * scale) + 1);
    for (let y = Math.max(0, Math.floor((box.y + rect.y) * scale) - 1); y < bottom; y += 1)
      ignored.fill(1, y * small.width + left, y * small.width + right);
  }
  return ignored;
}
