import { chooseSources, REACH, type SourceView } from './choose-sources.ts';
import type { Foreground } from './foreground.ts';
import { type MotionField, shiftAt } from './motion-field.ts';
import { noSources, type Sources } from './trace.ts';
import type { YuvFrame } from './yuv.ts';

/** Moving objects, and where their motion shows them. */
export interface FrontSources extends Pick<Foreground, 'isAt'> {
  /** Sources of the frame's holes if they belong to the object. */
  sources: Sources;
  /** Where the camera leads from one frame to another. */
  camera: ((from: number, to: number) => MotionField | undefined) | undefined;
  /** 1 to look in later frames, −1 in earlier ones. */
  direction: 1 | -1;
}

/** The layer of a hole. */
const [BACK, FRONT] = [0, 1];
/** Half the side of the square in which the majority of holes decides the layer of the middle one. */
const AROUND = 2;
/** Extra cost of a place of the wrong layer, as a difference in brightness around the hole. */
const WRONG = 12;
/** Steps in which the background is searched behind the object: frames per step, and number of steps. */
const LOOKS = [
  { gap: 1, times: 4 },
  { gap: 5, times: 11 },
  { gap: 25, times: 3 },
];
/** Cost of each of those steps. */
const STEP_COST = 1.5;

/**
 * Chooses sources by layers. The motion of a moving object leads from each hole to a free place: if that
 * belongs to the object, so does the hole, otherwise the hole is background. Places of the other layer cost
 * more, the less is visible around the hole: between thin letters the surroundings are more reliable than
 * the layer, inside thick ones they tell nothing.
 */
export function inLayers(view: SourceView, front: FrontSources, background: readonly Sources[]): Sources {
  const { holes } = view;
  const layers = layersOf(view, front);
  const isWrong = (hole: number, from: number, x: number, y: number) =>
    front.isAt(from, x, y) !== (layers[hole] === FRONT);
  const further = noSources(holes.list.length);
  for (const hole of holes.list.keys()) {
    if (layers[hole] !== BACK) continue;
    const isFound = background.some(({ frame, x, y }) => {
      const from = frame[hole] as number;
      return from >= 0 && !isWrong(hole, from, x[hole] as number, y[hole] as number);
    });
    if (!isFound) lookFurther(view, front, hole, further);
  }
  // The object's motion leads from background to background too, but to the wrong place.
  const hidden = hiddenAround(view);
  const penalty = (hole: number, candidate: number, from: number, x: number, y: number) =>
    (candidate === 0 ? layers[hole] === BACK : isWrong(hole, from, x, y))
      ? WRONG * Math.max(0, 2 * (hidden[hole] as number) - 1)
      : 0;
  return chooseSources({ ...view, penalty }, [front.sources, ...background, further]);
}

/** The layer of each hole, by majority of the holes around it. */
function layersOf({ frames, frame, holes }: SourceView, { isAt, sources }: FrontSources): Uint8Array {
  const { width, height } = frames[frame] as YuvFrame;
  const said = Int8Array.from(holes.list, (_, hole) => {
    const from = sources.frame[hole] as number;
    if (from < 0) return 0;
    return isAt(from, sources.x[hole] as number, sources.y[hole] as number) ? 1 : -1;
  });
  return Uint8Array.from(holes.list, (at) => {
    const x = at % width;
    const y = (at - x) / width;
    let sum = 0;
    for (let row = Math.max(0, y - AROUND); row <= Math.min(height - 1, y + AROUND); row += 1)
      for (let column = Math.max(0, x - AROUND); column <= Math.min(width - 1, x + AROUND); column += 1) {
        const near = holes.index[row * width + column] as number;
        sum += near >= 0 ? (said[near] as number) : isAt(frame, column, row) ? 1 : -1;
      }
    return sum > 0 ? FRONT : BACK;
  });
}

/** The share of holes among the pixels around each hole that `chooseSources` compares. */
function hiddenAround({ frames, frame, holes }: SourceView): Float32Array {
  const { width, height } = frames[frame] as YuvFrame;
  return Float32Array.from(holes.list, (at) => {
    const x = at % width;
    const y = (at - x) / width;
    let [count, sum] = [0, 0];
    for (let row = y - REACH; row <= y + REACH; row += 2)
      for (let column = x - REACH; column <= x + REACH; column += 2) {
        if (row < 0 || column < 0 || row >= height || column >= width) continue;
        count += 1;
        sum += holes.hidden[row * width + column] as number;
      }
    return sum / count;
  });
}

/** Follows the camera until the background is visible: nearer frames show the object in front of it. */
function lookFurther(
  { frames, frame, holes, holesOf }: SourceView,
  { isAt, camera, direction }: FrontSources,
  hole: number,
  out: Sources,
): void {
  const { width, height } = frames[frame] as YuvFrame;
  const place = holes.list[hole] as number;
  const shift = new Float32Array(3);
  let [at, x, y] = [frame, place % width, Math.floor(place / width)];
  let cost = 1;
  for (const { gap, times } of LOOKS)
    for (let time = 0; time < times; time += 1) {
      const way = camera?.(at, at + direction * gap);
      if (!way) break;
      shiftAt(way, x, y, shift);
      [at, x, y] = [at + direction * gap, x + (shift[0] as number), y + (shift[1] as number)];
      cost += STEP_COST;
      if (!(x >= 0 && y >= 0 && x <= width - 1 && y <= height - 1)) return;
      if (holesOf(at)?.hidden[Math.round(y) * width + Math.round(x)] === 1 || isAt(at, x, y)) continue;
      out.frame[hole] = at;
      out.x[hole] = x;
      out.y[hole] = y;
      out.cost[hole] = cost;
      return;
    }
}
