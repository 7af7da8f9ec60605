import { chooseSources } from './choose-sources.ts';
import type { Foreground } from './foreground.ts';
import type { Holes } from './holes.ts';
import { inLayers } from './layers.ts';
import type { MotionField } from './motion-field.ts';
import { sampleAt } from './sample.ts';
import { type Neighbour, type Sources, traceHoles } from './trace.ts';
import type { YuvFrame } from './yuv.ts';

/** Parts of consecutive frames, with masks and motion. */
export interface FillWindow {
  frames: readonly YuvFrame[];
  /** Pixels that may not be copied. */
  holes(frame: number): Holes | undefined;
  /** Whether the holes of a frame are filled: some frames are only unreliable sources. */
  isFilled(frame: number): boolean;
  /** Distances between frames whose motion is known, in frames. */
  gaps: readonly number[];
  /** Motion from a frame to another at one of these distances; undefined across a cut. */
  motion(from: number, to: number): MotionField | undefined;
  /** The camera's motion alone, if both are tried and the better one is chosen for each pixel. */
  camera?: ((from: number, to: number) => MotionField | undefined) | undefined;
  /** Moving objects and their motion. */
  front?: (Foreground & { motion(from: number, to: number): MotionField | undefined }) | undefined;
}

/** The pixels of other frames for the holes; their sources, which take three times as much memory, are not kept. */
export interface ShownPixels {
  /** Infinite if no frame shows the place. */
  cost: Float32Array;
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
}

/** The frames before (−1) or after (1) a frame whose motion to it is known, with what is known of their holes. */
export function neighboursOf(
  { frames, holes, gaps, motion }: FillWindow,
  frame: number,
  direction: 1 | -1,
  sources: ReadonlyMap<number, Sources>,
): Neighbour[] {
  return gaps.flatMap((gap) => {
    const other = frame + direction * gap;
    const way = other >= 0 && other < frames.length ? motion(frame, other) : undefined;
    return way ? [{ frame: other, holes: holes(other), sources: sources.get(other), motion: way }] : [];
  });
}

/**
 * The pixels of later (1) or earlier (−1) frames for the holes of each frame, from the end of the window up to `last`,
 * by each of the known motions.
 */
export function* lookBehind(
  window: FillWindow,
  direction: 1 | -1,
  last: number,
): Generator<{ frame: number; holes: Holes; found: Found }> {
  const { frames, holes, gaps, motion, camera, front } = window;
  const size = frames[0] as YuvFrame;
  const farthest = Math.max(...gaps);
  const ways = [motion, ...(camera ? [camera] : []), ...(front ? [front.motion] : [])].map((each) => ({
    window: { ...window, motion: each },
    sources: new Map<number, Sources>(),
  }));
  for (
    let frame = direction === 1 ? frames.length - 1 : 0;
    (last - frame) * direction <= 0;
    frame -= direction
  ) {
    const own = holes(frame);
    const found = ways.flatMap((way) => {
      way.sources.delete(frame + direction * (farthest + 1));
      if (!own) return [];
      const sources = traceHoles(size, own, neighboursOf(way.window, frame, direction, way.sources));
      way.sources.set(frame, sources);
      return [sources];
    });
    const ofFront = front ? found.pop() : undefined;
    if (own) yield { frame, holes: own, found: { background: found, front: ofFront, direction } };
  }
}

/** The sources of the holes of a frame. */
export interface Found {
  /** By each of the motions of the whole picture. */
  background: Sources[];
  /** By the motion of moving objects. */
  front: Sources | undefined;
  direction: 1 | -1;
}

/** The pixels for the holes of a frame, each from its best source. */
export function shownBehind(
  { frames, holes: holesOf, front, camera }: FillWindow,
  frame: number,
  holes: Holes,
  { background, front: ofFront, direction }: Found,
): ShownPixels {
  const [only] = background;
  const view = { frames, frame, holes, holesOf };
  const sources =
    front && ofFront && front.isIn(frame)
      ? inLayers(view, { isAt: front.isAt, camera, direction, sources: ofFront }, background)
      : only && background.length === 1
        ? only
        : chooseSources(view, background);
  return readPixels(frames, frame, holes, sources);
}

function readPixels(
  frames: readonly YuvFrame[],
  frame: number,
  { list, colours, below }: Holes,
  { frame: from, x: toX, y: toY, cost }: Sources,
): ShownPixels {
  const { width, height } = frames[frame] as YuvFrame;
  const half = width >> 1;
  const shown: ShownPixels = {
    cost: cost.map((each, hole) => ((from[hole] as number) >= 0 ? each : Number.POSITIVE_INFINITY)),
    y: new Uint8Array(list.length),
    u: new Uint8Array(colours.length),
    v: new Uint8Array(colours.length),
  };
  for (let hole = 0; hole < list.length; hole += 1) {
    const source = frames[from[hole] as number];
    if (source)
      shown.y[hole] = toByte(sampleAt(source.y, width, height, toX[hole] as number, toY[hole] as number));
  }
  for (let colour = 0; colour < colours.length; colour += 1) {
    const hole = below[colour] as number;
    const source = frames[from[hole] as number];
    if (!source) continue;
    const at = list[hole] as number;
    const place = colours[colour] as number;
    const x = (place % half) + ((toX[hole] as number) - (at % width)) / 2;
    const y = Math.floor(place / half) + ((toY[hole] as number) - Math.floor(at / width)) / 2;
    shown.u[colour] = toByte(sampleAt(source.u, half, height >> 1, x, y));
    shown.v[colour] = toByte(sampleAt(source.v, half, height >> 1, x, y));
  }
  return shown;
}

export const toByte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value));
