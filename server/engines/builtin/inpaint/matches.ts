import { boxMean } from '../pixels/box-mean.ts';
import { depths, HOLE, KNOWN, widened } from './distance.ts';
import { CHANNELS, type Level } from './level.ts';
import { nearest } from './palette.ts';

/** Patches are squares of 7 by 7 pixels. */
export const RADIUS = 3;
const SIDE = 2 * RADIUS + 1;
const AREA = SIDE * SIDE;
/** Squared distance to the palette up to which a source costs nothing. */
const PALETTE_TOLERANCE = 30 * 30;
const PALETTE_PULL = 0.5;
/** Sources between two calls of `tick`. */
const TICK_EVERY = 20_000;
/** Weight of the squared distance from the guide's colour. */
const SUGGESTION = 0.4;

/** Cost of a source by its position: `across` and `down` times the squared share of the level's diagonal. */
export interface Pull {
  across: number;
  down: number;
}

/**
 * The nearest-neighbour field: for every patch that touches the gap (a target) the most similar known patch (its
 * source). Targets and sources are identified by their middle pixel.
 */
export interface Matches {
  level: Level;
  targets: Int32Array;
  sources: Int32Array;
  isTarget: Uint8Array;
  isSource: Uint8Array;
  /** Pixels to fill. */
  hole: Int32Array;
  /** Source of each target, -1 without one. */
  source: Int32Array;
  /** Squared difference per pixel of target and source, including the cost of the source. */
  cost: Float32Array;
  /** 1 if the colour may be used: known pixels, and those of the gap once they have a first colour. */
  seen: Uint8Array;
  /** Weight of a pixel's patch in a vote: less, the deeper it lies in the gap. */
  trust: Float32Array;
  /** 1 for targets all of whose pixels are seen and inside the level. */
  whole: Uint8Array;
  /** The colour to expect at each pixel, three numbers. */
  expected: Float32Array;
  /** Extra cost of a source besides similarity and position. */
  dislike: Float32Array;
  /** Cost of a squared pixel of distance. */
  pull: Pull;
  /** Mean colour of the patch around each pixel, three numbers; over the gap it is the guide's colour. */
  suggested: Float32Array;
}

/**
 * Finds targets and sources of a level; nothing is matched yet, and no pixel of the gap may be used.
 * @param suggestion the colour to expect at each pixel, three numbers
 * @param tick called every few milliseconds
 */
export function prepareMatches(
  level: Level,
  palette: Float32Array,
  pull: Pull,
  suggestion: Float32Array,
  tick: () => void,
): Matches {
  const { width, height, state } = level;
  const isTarget = widened(level, RADIUS, (at) => state[at] === HOLE);
  tick();
  const unfit = widened(level, RADIUS, (at) => state[at] !== KNOWN);
  tick();
  const isSource = new Uint8Array(state.length);
  const targets: number[] = [];
  const sources: number[] = [];
  const hole: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (state[at] === HOLE) hole.push(at);
      if (isTarget[at] === 1) targets.push(at);
      if (unfit[at] === 1 || !isInside(level, x, y)) continue;
      isSource[at] = 1;
      sources.push(at);
    }
  }
  tick();
  const depth = depths(level, (at) => state[at] === HOLE);
  tick();
  const diagonal = width * width + height * height;
  return {
    level,
    targets: Int32Array.from(targets),
    sources: Int32Array.from(sources),
    isTarget,
    isSource,
    hole: Int32Array.from(hole),
    source: new Int32Array(state.length).fill(-1),
    cost: new Float32Array(state.length).fill(Number.POSITIVE_INFINITY),
    seen: state.map((now) => (now === KNOWN ? 1 : 0)),
    trust: depth.map((deep) => 1.3 ** -Math.min(40, deep)),
    whole: new Uint8Array(state.length),
    dislike: dislikes(level, sources, palette, tick),
    expected: suggestion,
    suggested: boxMean(suggestion, width, height, RADIUS, 3),
    pull: { across: pull.across / diagonal, down: pull.down / diagonal },
  };
}

/** Number of possible sources of a level. */
export function countSources(level: Level): number {
  const unfit = widened(level, RADIUS, (at) => level.state[at] !== KNOWN);
  let count = 0;
  for (let at = 0; at < unfit.length; at += 1)
    if (unfit[at] === 0 && isInside(level, at % level.width, Math.floor(at / level.width))) count += 1;
  return count;
}

function isInside({ width, height }: Level, x: number, y: number): boolean {
  return x >= RADIUS && y >= RADIUS && x < width - RADIUS && y < height - RADIUS;
}

function dislikes(
  level: Level,
  sources: readonly number[],
  palette: Float32Array,
  tick: () => void,
): Float32Array {
  const dislike = new Float32Array(level.state.length);
  if (palette.length === 0) return dislike;
  for (const [index, at] of sources.entries()) {
    if (index % TICK_EVERY === 0) tick();
    const { distance } = nearest(level.values, at * CHANNELS, palette);
    dislike[at] = PALETTE_PULL * Math.max(0, distance - PALETTE_TOLERANCE);
  }
  return dislike;
}

/** From now on the gap's colours count: they have been filled once. */
export function seeHole(matches: Matches): void {
  const { level, targets, whole, seen } = matches;
  for (const at of matches.hole) seen[at] = 1;
  const blind = widened(level, RADIUS, (at) => seen[at] === 0);
  for (const at of targets)
    whole[at] = blind[at] === 0 && isInside(level, at % level.width, Math.floor(at / level.width)) ? 1 : 0;
}

/**
 * Cost of a source for a target, or infinity as soon as it is known to exceed `best`. Only usable pixels of the target
 * count.
 */
export function costOf(matches: Matches, target: number, source: number, best: number): number {
  const place = priorCost(matches, target, source);
  if (place >= best) return Number.POSITIVE_INFINITY;
  return matches.whole[target] === 1
    ? place + wholeDifference(matches.level.values, matches.level.width, target, source, best - place)
    : place + seenDifference(matches, target, source);
}

/** The part of the cost that does not depend on the patches' similarity: the source's position and colour. */
export function priorCost(matches: Matches, target: number, source: number): number {
  const { level, pull } = matches;
  const { width } = level;
  const across = (target % width) - (source % width);
  const down = Math.floor(target / width) - Math.floor(source / width);
  return (
    across * across * pull.across +
    down * down * pull.down +
    (matches.dislike[source] as number) +
    guideDistance(matches.suggested, target * 3, source * 3)
  );
}

/** Distance of the source's mean colour from the guide's. */
function guideDistance(suggested: Float32Array, target: number, source: number): number {
  const red = (suggested[target] as number) - (suggested[source] as number);
  const green = (suggested[target + 1] as number) - (suggested[source + 1] as number);
  const blue = (suggested[target + 2] as number) - (suggested[source + 2] as number);
  return SUGGESTION * (red * red + green * green + blue * blue);
}

function wholeDifference(
  values: Float32Array,
  width: number,
  target: number,
  source: number,
  best: number,
): number {
  const limit = best * AREA;
  let sum = 0;
  for (let row = -RADIUS; row <= RADIUS; row += 1) {
    let a = (target + row * width - RADIUS) * CHANNELS;
    let b = (source + row * width - RADIUS) * CHANNELS;
    for (const end = a + SIDE * CHANNELS; a < end; a += CHANNELS, b += CHANNELS) {
      const red = (values[a] as number) - (values[b] as number);
      const green = (values[a + 1] as number) - (values[b + 1] as number);
      const blue = (values[a + 2] as number) - (values[b + 2] as number);
      const right = (values[a + 3] as number) - (values[b + 3] as number);
      const below = (values[a + 4] as number) - (values[b + 4] as number);
      sum += red * red + green * green + blue * blue + right * right + below * below;
    }
    if (sum > limit) return Number.POSITIVE_INFINITY;
  }
  return sum / AREA;
}

function seenDifference({ level, seen }: Matches, target: number, source: number): number {
  const { width, height, values } = level;
  const x = target % width;
  const y = Math.floor(target / width);
  let sum = 0;
  let count = 0;
  for (let row = Math.max(-RADIUS, -y); row <= Math.min(RADIUS, height - 1 - y); row += 1) {
    for (let column = Math.max(-RADIUS, -x); column <= Math.min(RADIUS, width - 1 - x); column += 1) {
      const step = row * width + column;
      if (seen[target + step] === 0) continue;
      count += 1;
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const difference =
          (values[(target + step) * CHANNELS + channel] as number) -
          (values[(source + step) * CHANNELS + channel] as number);
        sum += difference * difference;
      }
    }
  }
  return count > 0 ? sum / count : Number.POSITIVE_INFINITY;
}
