import type { Quality } from '@inkreel/contract/pricing.ts';
import type { Picture } from '../pixels/picture.ts';
import { blocksUnder, inBlocks, type Places } from './blocks.ts';
import { type Caption, findCaptions } from './captions.ts';
import { type Filled, fillWindow, type PixelsOfFrame } from './fill-window.ts';
import { globalMotion, type SmallFrame } from './global-motion.ts';
import { type Holes, holesOf } from './holes.ts';
import type { FilmShape, ReadWindow } from './read-window.ts';
import { isActive, type Region } from './region.ts';
import { takeOffBoxes } from './see-through.ts';
import { wholeOf } from './take-off-box.ts';
import { CUT, cameraShift, motionOf, textIn } from './window-motion.ts';
import { pictureOfYuv, type Rect, type YuvFrame } from './yuv.ts';

/** Looks for lines of text in a region. Frames are numbered as in the video. */
export type FindLines = (frame: number, region: number, picture: Picture) => Promise<Rect[]>;

export interface CleanOptions {
  quality: Quality;
  find: FindLines;
  /** The wanted frames, numbered as in the video. */
  from: number;
  to: number;
  /** The fills of the regions of the frame before `from`, if it was filled earlier. */
  filled?: readonly (PixelsOfFrame & { region: number })[];
  /** Called with the progress, 0 to 1; may throw to stop. */
  tick(share: number): void;
}

/** The fills of a region of the wanted frames. */
export interface CleanRegion {
  region: number;
  filled: CleanFrame[];
}

/** New pixels of a region of one frame, numbered as in the video. */
export interface CleanFrame extends PixelsOfFrame {
  frame: number;
  /** The places of the pixels: the same object for frames that share them. */
  places: Places;
  /** Number of pixels that text covered, and how many of them other frames show. */
  covered: number;
  seen: number;
}

/** Seconds between two searches for text: the shortest subtitles are shown longer. */
const LOOK_SECONDS = 0.36;

/** Removes the text from the regions of some frames. @throws ModelFailure; errors of `tick` */
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
    const wanted = holesOf(region.rect, captions.map(withTraces), areas);
    // Text outside the areas, and at other times, is filled too, only so that it is not copied into them.
    const whole = { ...region.rect, x: 0, y: 0, mode: 'remove', from: 0, to: frames.length } as const;
    const holes = holesOf(region.rect, captions.map(withTraces), [whole]);
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
    out.push({ region: at, filled: blocksOf(filled, { frames, first, behind, wanted }) });
  }
  tick(1);
  return out;
}

interface Blocks {
  frames: readonly YuvFrame[];
  first: number;
  /** Pixels of removed boxes. */
  behind: readonly ((frame: number) => Holes | undefined)[];
  /** The holes that are in the areas. */
  wanted(frame: number): Holes | undefined;
}

function blocksOf(filled: readonly Filled[], { frames, first, behind, wanted }: Blocks): CleanFrame[] {
  const known = new Map<string, Places>();
  const numbers = new Map<Holes, number>();
  const numberOf = (holes: Holes) => {
    const number = numbers.get(holes) ?? numbers.size;
    numbers.set(holes, number);
    return number;
  };
  return filled.flatMap((each) => {
    const { frame, holes, seen } = each;
    const inAreas = wanted(frame);
    if (!inAreas) return [];
    const own = frames[frame] as YuvFrame;
    const changed = [inAreas, ...behind.flatMap((at) => at(frame) ?? [])];
    const name = changed.map(numberOf).join(' ');
    const places = known.get(name) ?? blocksUnder(changed, own.width);
    known.set(name, places);
    return {
      frame: frame + first,
      places,
      ...places,
      ...inBlocks(each, own, { ...places, wanted: inAreas }),
      covered: inAreas.list.length,
      seen: Math.round((seen * inAreas.list.length) / holes.list.length),
    };
  });
}

/** A box around letters extends beyond them: its pixels tell nothing about the camera. */
const withSurroundings = ({ box, ...caption }: Caption): Caption => {
  const more = Math.round(box.height / 2);
  const { x, y, width, height } = box;
  return {
    ...caption,
    box: { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more },
  };
};

/** Coding leaves traces of text in the frames before and after it: they are no source of pixels. */
const withTraces = (caption: Caption): Caption => ({
  ...caption,
  from: caption.from - 1,
  to: caption.to + 1,
});

/** Frames between two searches for text. */
const lookStep = ({ frameRate }: FilmShape): number => Math.max(1, Math.round(LOOK_SECONDS * frameRate));
