import type { Quality } from '@inkreel/contract/pricing.ts';
import type { Picture } from '../pixels/picture.ts';
import { blocksUnder, inBlocks, type Places } from './blocks.ts';
import { type Caption, findCaptions } from './captions.ts';
import { type Filled, fillWindow, type PixelsOfFrame } from './fill-window.ts';
import { type Affine, composed, globalMotion, type SmallFrame } from './global-motion.ts';
import { type Holes, holesOf } from './holes.ts';
import {
  followed,
  improveField,
  inverted,
  type MotionField,
  type Seen,
  seeRegion,
  standStill,
  startField,
} from './local-motion.ts';
import type { FilmShape, ReadWindow } from './read-window.ts';
import { isActive, type Region } from './region.ts';
import { takeOffBoxes } from './see-through.ts';
import type { FillWindow } from './shown-pixels.ts';
import { wholeOf } from './take-off-box.ts';
import { pictureOfYuv, type Rect, type YuvFrame } from './yuv.ts';

/** Looks for lines of text in a region. Frames are numbered as in the video. */
export type FindLines = (frame: number, region: number, picture: Picture) => Promise<Rect[]>;

export interface CleanOptions {
  quality: Quality;
  find: FindLines;
  /** Which frames are wanted, numbered as in the video. */
  from: number;
  to: number;
  /** What the regions of the frame before `from` were filled with, where that was done before. */
  filled?: readonly (PixelsOfFrame & { region: number })[];
  /** Told how far it is, 0 to 1; may throw to stop. */
  tick(share: number): void;
}

/** What a region of the wanted frames is filled with. */
export interface CleanRegion {
  region: number;
  filled: CleanFrame[];
}

/** New pixels of a region of one frame, numbered as in the video. */
export interface CleanFrame extends PixelsOfFrame {
  frame: number;
  /** The places of the pixels: the same object for frames that share them. */
  places: Places;
  /** How many pixels text covered, and how many of those other frames show. */
  covered: number;
  seen: number;
}

/** Seconds between two looks for text: the shortest subtitles are seen longer. */
const LOOK_SECONDS = 0.36;
/** Mean difference in brightness between two frames, behind the motion of the camera, from which the scene has changed. */
const CUT = 14;
/** Distances over which motion is measured, in frames: the error of a long way is that of few steps. */
const GAPS = [1, 5, 25];
/** Motion is looked for as if frames were about as high, in pixels. */
const WORK_HEIGHT = 400;
/** Pixels between two places of the motion field. */
const GRID = 16;

/** Takes the text out of the regions of some frames. @throws ModelFailure; what `tick` throws */
export async function cleanWindow(
  window: ReadWindow,
  shape: FilmShape,
  regions: readonly Region[],
  { quality, find, from, to, filled: before, tick }: CleanOptions,
): Promise<CleanRegion[]> {
  const { first, crops, small } = window;
  const out: CleanRegion[] = [];
  const step = lookStep(shape);
  for (const [at, region] of regions.entries()) {
    const frames = crops[at] as YuvFrame[];
    const told = (share: number) => tick((at + share) / regions.length);
    const looks = new Map<number, Rect[]>();
    for (let frame = 0; frame < frames.length; frame += 1) {
      if ((first + frame) % step !== 0 || !isActive(region, first + frame, first + frame + 1)) continue;
      told((0.25 * frame) / frames.length);
      looks.set(frame, await find(first + frame, at, pictureOfYuv(frames[frame] as YuvFrame)));
    }
    const captions = findCaptions(frames, looks, step, () => told(0.25));
    const areas = region.areas.map((area) => ({ ...area, from: area.from - first, to: area.to - first }));
    const shiftBetween = (one: number, other: number) => {
      const camera = globalMotion(small[one] as SmallFrame, small[other] as SmallFrame, {
        ignored: textIn(small[one] as SmallFrame, captions.map(withSurroundings), one, region, shape),
      });
      return camera.left > CUT
        ? undefined
        : cameraShift(camera.motion, region.rect, shape, small[one] as SmallFrame);
    };
    const boxes = quality === 'draft' ? [] : takeOffBoxes({ frames, captions, shiftBetween });
    const behind = boxes.map((box) => holesOf(region.rect, [wholeOf(box)], areas));
    const holes = holesOf(region.rect, captions.map(withTraces), areas);
    const shown = holesOf(region.rect, captions, areas);
    const isFilled = (frame: number) => shown(frame) !== undefined;
    const motion = motionOf({ frames, small, captions, holes, region, shape, quality }, (share) =>
      told(0.3 + 0.4 * share),
    );
    const filled = fillWindow(
      { frames, holes, isFilled, ...motion },
      {
        from: from - first,
        to: to - first,
        filled: before?.find((each) => each.region === at),
        texture: quality !== 'draft',
        tick: (share) => told(0.7 + 0.3 * share),
      },
    );
    out.push({ region: at, filled: blocksOf(filled, { frames, first, behind }) });
  }
  tick(1);
  return out;
}

interface Blocks {
  frames: readonly YuvFrame[];
  first: number;
  /** What boxes cover that were taken off. */
  behind: readonly ((frame: number) => Holes | undefined)[];
}

function blocksOf(filled: readonly Filled[], { frames, first, behind }: Blocks): CleanFrame[] {
  const known = new Map<string, Places>();
  const numbers = new Map<Holes, number>();
  const numberOf = (holes: Holes) => {
    const number = numbers.get(holes) ?? numbers.size;
    numbers.set(holes, number);
    return number;
  };
  return filled.map((each) => {
    const { frame, holes, seen } = each;
    const own = frames[frame] as YuvFrame;
    const changed = [holes, ...behind.flatMap((at) => at(frame) ?? [])];
    const name = changed.map(numberOf).join(' ');
    const places = known.get(name) ?? blocksUnder(changed, own.width);
    known.set(name, places);
    return {
      frame: frame + first,
      places,
      ...places,
      ...inBlocks(each, own, places),
      covered: holes.list.length,
      seen,
    };
  });
}

/** A box around letters reaches beyond them: what it covers tells nothing of the camera. */
const withSurroundings = ({ box, ...caption }: Caption): Caption => {
  const more = Math.round(box.height / 2);
  const { x, y, width, height } = box;
  return {
    ...caption,
    box: { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more },
  };
};

/** Coding leaves traces of text in the frames before and after it: no pixel is taken from there. */
const withTraces = (caption: Caption): Caption => ({
  ...caption,
  from: caption.from - 1,
  to: caption.to + 1,
});

/** Frames between two looks for text. */
const lookStep = ({ frameRate }: FilmShape): number => Math.max(1, Math.round(LOOK_SECONDS * frameRate));

interface MotionInput {
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
function motionOf(
  { frames, small, captions, holes, region, shape, quality }: MotionInput,
  tick: (share: number) => void,
): Pick<FillWindow, 'gaps' | 'motion' | 'camera'> {
  const fields = new Map<string, MotionField>();
  const plain = new Map<string, MotionField>();
  const cameras = new Map<string, Affine>();
  const scale = Math.max(1, Math.round(shape.height / WORK_HEIGHT));
  const seen = new Map<number, Seen>();
  const see = (frame: number): Seen => {
    const own = frames[frame] as YuvFrame;
    const known = seen.get(frame) ?? seeRegion(own.y, own, scale, holes(frame)?.hidden);
    seen.set(frame, known);
    return known;
  };
  /** The camera over some frames, by way of shorter distances; undefined over a cut. */
  const guessed = (from: number, gap: number, by: number): Affine | undefined => {
    let motion: Affine | undefined;
    for (let at = from; at < from + gap; at += by) {
      const part = cameras.get(nameOf(at, at + by));
      if (!part) return undefined;
      motion = motion ? composed(motion, part) : part;
    }
    return motion;
  };
  const reach = GAPS.at(-1) as number;
  for (let last = 1; last < frames.length; last += 1) {
    tick(last / frames.length);
    seen.delete(last - reach - 1);
    for (const [order, gap] of GAPS.entries()) {
      const from = last - gap;
      if (from < 0 || !isNeeded(holes, from, last)) continue;
      const guess = order === 0 ? undefined : guessed(from, gap, GAPS[order - 1] as number);
      if (order > 0 && !guess) continue;
      const [one, other] = [small[from] as SmallFrame, small[last] as SmallFrame];
      const camera = globalMotion(one, other, { ignored: textIn(one, captions, from, region, shape), guess });
      if (camera.left > CUT) continue;
      cameras.set(nameOf(from, last), camera.motion);
      if (!holes(from) && !holes(last)) continue;
      const field = startField(
        region.rect,
        { step: GRID, scale },
        cameraShift(camera.motion, region.rect, shape, one),
      );
      if (quality === 'best') {
        const still = { ...field, dx: field.dx.slice(), dy: field.dy.slice() };
        standStill(still);
        plain.set(nameOf(from, last), still);
        plain.set(nameOf(last, from), inverted(still));
      }
      if (quality !== 'draft')
        improveField(see(from), see(last), field, wayOf(fields, from, gap, GAPS[order - 1]));
      standStill(field);
      fields.set(nameOf(from, last), field);
      fields.set(nameOf(last, from), inverted(field));
    }
  }
  return {
    gaps: GAPS,
    motion: (from, to) => fields.get(nameOf(from, to)),
    ...(quality === 'best' && { camera: (from: number, to: number) => plain.get(nameOf(from, to)) }),
  };
}

/** The motion of each place over shorter distances, as a guess for a longer one. */
function wayOf(
  fields: ReadonlyMap<string, MotionField>,
  from: number,
  gap: number,
  by: number | undefined,
): MotionField | undefined {
  if (by === undefined) return undefined;
  let way: MotionField | undefined;
  for (let at = from; at < from + gap; at += by) {
    const part = fields.get(nameOf(at, at + by));
    if (!part) return undefined;
    way = way ? followed(way, part) : part;
  }
  return way;
}

/** Longer distances are composed of shorter ones, so those are needed between frames without holes too. */
function isNeeded(holes: (frame: number) => Holes | undefined, from: number, to: number): boolean {
  const reach = GAPS.at(-1) as number;
  for (let frame = Math.max(0, to - reach); frame <= from + reach; frame += 1) if (holes(frame)) return true;
  return false;
}

/** The motion of the camera as shifts of places in a region. */
function cameraShift(motion: Affine, rect: Rect, { width, height }: FilmShape, small: SmallFrame) {
  const scale = width / small.width;
  const { a, b, c, d, e, f } = motion;
  return (x: number, y: number): readonly [number, number] => {
    const px = (x + rect.x - (width - 1) / 2) / scale;
    const py = (y + rect.y - (height - 1) / 2) / scale;
    return [scale * (a * px + b * py + c - px), scale * (d * px + e * py + f - py)];
  };
}

/** The pixels of a small frame on which a caption stands. */
function textIn(
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
