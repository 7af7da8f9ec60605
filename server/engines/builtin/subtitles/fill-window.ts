import { inpaint } from '../inpaint/inpaint.ts';
import { GIVEN, stretch, WANTED } from '../inpaint/membrane.ts';
import { createMask } from '../pixels/picture.ts';
import type { Holes } from './holes.ts';
import { sampleAt } from './sample.ts';
import {
  type FillWindow,
  lookBehind,
  neighboursOf,
  type ShownPixels,
  shownBehind,
  toByte,
} from './shown-pixels.ts';
import { type Sources, traceHoles } from './trace.ts';
import { pictureOfYuv, type YuvFrame, yuvAt } from './yuv.ts';

/** New pixels for the holes of one frame. */
export interface Filled {
  frame: number;
  holes: Holes;
  /** One for each hole, and for each of its `colours`. */
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
  /** Number of holes that other frames show. */
  seen: number;
}

/** New pixels of a frame, by the numbers of its pixels and of its colours. */
export interface PixelsOfFrame {
  list: Int32Array;
  colours: Int32Array;
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
}

export interface FillOptions {
  /** The wanted frames. */
  from: number;
  to: number;
  /** The fill of the frame before the first wanted one, if it was filled earlier: it is carried over. */
  filled?: PixelsOfFrame | undefined;
  /** Whether never visible parts continue the surrounding texture, or only its colours. */
  texture: boolean;
  /** Called with the progress, 0 to 1; may throw to stop. */
  tick(share: number): void;
}

/**
 * Both directions are mixed if they are about equally far, with about the same brightness; otherwise the nearer one is
 * used.
 */
const SAME_COST = 2.5;
const SAME_LIGHT = 16;
/** Distance of frames in which never visible parts are painted: from each, the motion carries the painting on. */
const MOST_PAINTED = 6;
/** Fewer pixels are only filled smoothly. */
const WORTH_PAINTING = 24;

/** A frame that is being filled. */
interface Work extends Filled {
  /** 1 for holes that have their pixels. */
  done: Uint8Array;
}

/**
 * Fills the holes of some frames with the background that other frames show; the rest is inpainted from its
 * surroundings in one frame and carried to the others by the motion, so that it does not flicker.
 */
export function fillWindow(window: FillWindow, { from, to, filled, texture, tick }: FillOptions): Filled[] {
  const works = fromNeighbours(window, from, to, (share) => tick(share * 0.6));
  const open = new Map(works.map((work) => [work.frame, work]));
  const last = filled && workOf(window, from - 1, filled);
  if (last) carry(window, open, last);
  for (let painted = 0; painted < MOST_PAINTED; painted += 1) {
    const [work, left] = emptiest(works);
    if (!work || left < WORTH_PAINTING) break;
    paint(window.frames[work.frame] as YuvFrame, work, texture, () =>
      tick(0.6 + (0.3 * painted) / MOST_PAINTED),
    );
    carry(window, open, work);
  }
  for (const [at, work] of works.entries()) {
    tick(0.9 + (0.1 * at) / works.length);
    if (work.done.includes(0)) paint(window.frames[work.frame] as YuvFrame, work, false, () => tick(0.9));
  }
  return works;
}

function fromNeighbours(window: FillWindow, from: number, to: number, tick: (share: number) => void): Work[] {
  const { frames } = window;
  const isWanted = (frame: number) => frame >= from && frame < to && window.isFilled(frame);
  const later = new Map<number, ShownPixels>();
  for (const { frame, holes, found } of lookBehind(window, 1, from)) {
    tick((0.5 * (frames.length - frame)) / frames.length);
    if (isWanted(frame)) later.set(frame, shownBehind(window, frame, holes, found));
  }
  const works: Work[] = [];
  for (const { frame, holes, found } of lookBehind(window, -1, to - 1)) {
    tick(0.5 + (0.5 * frame) / to);
    if (!isWanted(frame)) continue;
    const earlier = shownBehind(window, frame, holes, found);
    works.push(mixPixels(frame, holes, [earlier, later.get(frame) as ShownPixels]));
    later.delete(frame);
  }
  return works;
}

function emptyWork(frame: number, holes: Holes): Work {
  return {
    frame,
    holes,
    y: new Uint8Array(holes.list.length),
    u: new Uint8Array(holes.colours.length),
    v: new Uint8Array(holes.colours.length),
    done: new Uint8Array(holes.list.length),
    seen: 0,
  };
}

/** A frame that was filled earlier; undefined if it had other holes then. */
function workOf(window: FillWindow, frame: number, filled: PixelsOfFrame): Work | undefined {
  const holes = window.holes(frame);
  if (!holes) return undefined;
  const pixels = new Map(filled.list.entries().map(([at, place]) => [place, at]));
  const colours = new Map(filled.colours.entries().map(([at, place]) => [place, at]));
  const work = emptyWork(frame, holes);
  for (const [hole, place] of holes.list.entries()) {
    const at = pixels.get(place);
    if (at === undefined) return undefined;
    work.y[hole] = filled.y[at] as number;
  }
  for (const [colour, place] of holes.colours.entries()) {
    const at = colours.get(place);
    if (at === undefined) return undefined;
    work.u[colour] = filled.u[at] as number;
    work.v[colour] = filled.v[at] as number;
  }
  work.done.fill(1);
  return work;
}

/** The pixels from earlier frames, later ones, or both. */
function mixPixels(frame: number, holes: Holes, [before, after]: readonly [ShownPixels, ShownPixels]): Work {
  const work = emptyWork(frame, holes);
  const share = new Float32Array(holes.list.length);
  for (let hole = 0; hole < share.length; hole += 1) {
    const [a, b] = [before.cost[hole] as number, after.cost[hole] as number];
    if (!Number.isFinite(Math.min(a, b))) continue;
    work.done[hole] = 1;
    work.seen += 1;
    const [first, second] = [before.y[hole] as number, after.y[hole] as number];
    const isSame = Math.abs(first - second) < SAME_LIGHT && Math.max(a, b) < SAME_COST * Math.min(a, b) + 2;
    share[hole] = isSame ? b / (a + b) : a <= b ? 1 : 0;
    work.y[hole] = mixed(first, second, share[hole] as number);
  }
  for (const [colour, hole] of holes.below.entries()) {
    if (work.done[hole] === 0) continue;
    const part = share[hole] as number;
    work.u[colour] = mixed(before.u[colour] as number, after.u[colour] as number, part);
    work.v[colour] = mixed(before.v[colour] as number, after.v[colour] as number, part);
  }
  return work;
}

const mixed = (one: number, other: number, share: number): number =>
  toByte(one * share + other * (1 - share));

function emptiest(works: readonly Work[]): [Work | undefined, number] {
  let [most, found]: [number, Work | undefined] = [0, undefined];
  for (const work of works) {
    let left = 0;
    for (const done of work.done) left += 1 - done;
    if (left > most) [most, found] = [left, work];
  }
  return [found, most];
}

/** The frame with its pixels so far. */
function applied(frame: YuvFrame, { holes, y, u, v, done }: Work): YuvFrame {
  const out = { ...frame, y: frame.y.slice(), u: frame.u.slice(), v: frame.v.slice() };
  for (const [hole, at] of holes.list.entries()) if (done[hole] === 1) out.y[at] = y[hole] as number;
  for (const [colour, at] of holes.colours.entries()) {
    if (done[holes.below[colour] as number] === 0) continue;
    out.u[at] = u[colour] as number;
    out.v[at] = v[colour] as number;
  }
  return out;
}

/** Fills the remaining holes of a frame from its surroundings. */
function paint(frame: YuvFrame, work: Work, texture: boolean, tick: () => void): void {
  const { holes, done } = work;
  const { width } = frame;
  const before = pictureOfYuv(applied(frame, work));
  const mask = createMask(before.width, before.height);
  for (const [hole, at] of holes.list.entries()) if (done[hole] === 0) mask.data[at] = 255;
  const half = width >> 1;
  // Four pixels share a colour, so neighbours that share an open hole's colour are no source for the fill.
  for (const [colour, place] of holes.colours.entries()) {
    if (done[holes.below[colour] as number] === 1) continue;
    const at = 2 * Math.floor(place / half) * width + 2 * (place % half);
    for (const pixel of [at, at + 1, at + width, at + width + 1]) mask.data[pixel] = 255;
  }
  const after = texture ? inpaint(before, mask, { seed: 1, tick }) : smoothed(before, mask, tick);
  for (const [hole, at] of holes.list.entries())
    if (done[hole] === 0) work.y[hole] = toByte(yuvAt(after, at)[0]);
  for (const [colour, place] of holes.colours.entries()) {
    const hole = holes.below[colour] as number;
    if (done[hole] === 1) continue;
    const at = 2 * Math.floor(place / half) * width + 2 * (place % half);
    const [a, b, c, d] = [
      yuvAt(after, at),
      yuvAt(after, at + 1),
      yuvAt(after, at + width),
      yuvAt(after, at + width + 1),
    ];
    work.u[colour] = toByte((a[1] + b[1] + c[1] + d[1]) / 4);
    work.v[colour] = toByte((a[2] + b[2] + c[2] + d[2]) / 4);
  }
  done.fill(1);
}

function smoothed(picture: ReturnType<typeof pictureOfYuv>, mask: { data: Uint8Array }, tick: () => void) {
  const values = Float32Array.from(picture.data);
  const role = Uint8Array.from(mask.data, (value) => (value === 0 ? GIVEN : WANTED));
  stretch({ width: picture.width, height: picture.height, channels: 4, values, role }, tick);
  return { ...picture, data: Uint8ClampedArray.from(values) };
}

/** Carries the painting of one frame to the others, as far as the motion leads. */
function carry(window: FillWindow, works: ReadonlyMap<number, Work>, painted: Work): void {
  const size = window.frames[0] as YuvFrame;
  const source = applied(window.frames[painted.frame] as YuvFrame, painted);
  for (const direction of [1, -1] as const) {
    const ways = new Map<number, Sources>();
    for (
      let frame = painted.frame + direction;
      frame >= 0 && frame < window.frames.length;
      frame += direction
    ) {
      const work = works.get(frame);
      if (!work) continue;
      // Any pixel of the painted frame may be copied; from frames in between only pixels that came from it.
      const neighbours = neighboursOf(window, frame, direction === 1 ? -1 : 1, ways).map((each) =>
        each.frame === painted.frame ? { ...each, holes: undefined } : { ...each, frame: undefined },
      );
      const sources = traceHoles(size, work.holes, neighbours);
      ways.set(frame, sources);
      take(size, source, work, sources);
    }
  }
}

function take({ width, height }: YuvFrame, source: YuvFrame, work: Work, { frame, x, y }: Sources): void {
  const { holes, done } = work;
  const half = width >> 1;
  const taken = new Uint8Array(done.length);
  for (let hole = 0; hole < done.length; hole += 1) {
    if ((frame[hole] as number) < 0 || done[hole] === 1) continue;
    work.y[hole] = toByte(sampleAt(source.y, width, height, x[hole] as number, y[hole] as number));
    taken[hole] = 1;
  }
  for (const [colour, place] of holes.colours.entries()) {
    const hole = holes.below[colour] as number;
    if (taken[hole] === 0) continue;
    const at = holes.list[hole] as number;
    const toX = (place % half) + ((x[hole] as number) - (at % width)) / 2;
    const toY = Math.floor(place / half) + ((y[hole] as number) - Math.floor(at / width)) / 2;
    work.u[colour] = toByte(sampleAt(source.u, half, height >> 1, toX, toY));
    work.v[colour] = toByte(sampleAt(source.v, half, height >> 1, toX, toY));
  }
  for (let hole = 0; hole < done.length; hole += 1) if (taken[hole] === 1) done[hole] = 1;
}
