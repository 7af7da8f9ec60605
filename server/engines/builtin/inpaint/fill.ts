import { createRandom } from '../pixels/random.ts';
import { depths, HOLE, widened } from './distance.ts';
import { CHANNELS, halved, type Level } from './level.ts';
import { countSources, type Matches, type Pull, prepareMatches, RADIUS, seeHole } from './matches.ts';
import { ringPalette } from './palette.ts';
import { measureMatches, searchMatches } from './search.ts';
import { vote } from './vote.ts';

/**
 * A level is coarse enough once its gap is no deeper than this many patch radii; coarser ones lose its surroundings.
 */
const COARSE_DEPTH = 2.5;
/** A coarser level needs this many sources. */
const FEWEST_SOURCES = 60;
/** Rounds of search and vote on the coarsest and on the finest level. */
const ROUNDS = { coarsest: 12, finest: 2 };
const PASSES = { onion: 6, coarse: 3, finest: 2 };

/** How the known pixels continue into a gap. */
export interface FillStrategy {
  /** Search distance from the gap, as a multiple of the gap's depth. */
  reach: number;
  /** How strongly sources near the target are preferred, separately for both directions. */
  pull: Pull;
  /** The expected colour of each pixel of a level, three numbers a pixel; sources of that colour are preferred. */
  suggest: (level: Level, tick: () => void) => Float32Array;
  /** Whether the fill yields to the guide's colours where its matches are poor or contradict each other. */
  blendsWithGuide: boolean;
}

export interface FillOptions {
  seed: number;
  manner: FillStrategy;
  /** Called every few milliseconds with the progress, 0 to 1. May throw to stop. */
  tick: (share: number) => void;
}

/**
 * Fills the gap of a level from its known pixels, in place, from coarse to fine: on each scale every patch of the gap
 * is matched with the most similar known patch, and these colour the gap.
 * @returns the matches of the finest level, or undefined if the level has no sources (or no gap)
 */
export function fillLevel(level: Level, options: FillOptions): Matches | undefined {
  const { manner } = options;
  const random = createRandom(options.seed);
  const begin = () => options.tick(0);
  const levels = pyramid(level, begin);
  const coarsest = levels.at(-1) as Level;
  const palette = ringPalette(coarsest, random);
  const progress = progressOf(levels, options.tick);
  let coarser: Matches | undefined;
  for (let scale = levels.length - 1; scale >= 0; scale -= 1) {
    const at = levels[scale] as Level;
    const matches = prepareMatches(
      at,
      palette,
      manner.pull,
      manner.suggest(at, progress.look),
      progress.look,
    );
    if (matches.sources.length === 0 || matches.hole.length === 0) return undefined;
    const isFinest = scale === 0;
    const reach = Math.max(matches.level.width, matches.level.height);
    const search = { reach: coarser ? reach / 4 : reach, random, tick: progress.search };
    progress.look();
    if (coarser) takeOver(matches, coarser);
    else onionPeelInit(matches, { ...search, passes: PASSES.onion });
    progress.look();
    seeHole(matches);
    const rounds = roundsOf(scale, levels.length);
    for (let round = 0; round < rounds; round += 1) {
      measureMatches(matches);
      progress.look();
      searchMatches(matches, { ...search, passes: isFinest ? PASSES.finest : PASSES.coarse });
      vote(matches, progress.look);
    }
    coarser = matches;
  }
  return coarser;
}

function roundsOf(scale: number, scales: number): number {
  return Math.max(ROUNDS.finest, Math.round((ROUNDS.coarsest * (scale + 0.5)) / scales));
}

function pyramid(level: Level, tick: () => void): Level[] {
  const levels = [level];
  for (;;) {
    const last = levels.at(-1) as Level;
    tick();
    const depth = depths(last, (at) => last.state[at] === HOLE).reduce((a, b) => Math.max(a, b), 0);
    if (depth <= COARSE_DEPTH * RADIUS || Math.min(last.width, last.height) < 8 * RADIUS) return levels;
    tick();
    const next = halved(last);
    tick();
    if (countSources(next) < FEWEST_SOURCES) return levels;
    levels.push(next);
  }
}

/** Counts visited targets against the expected total, so that the share grows evenly. */
function progressOf(
  levels: readonly Level[],
  tick: (share: number) => void,
): { search: (targets: number) => void; look: () => void } {
  let whole = 0;
  levels.forEach((level, scale) => {
    let holes = 0;
    for (const state of level.state) if (state === HOLE) holes += 1;
    whole += holes * 1.3 * roundsOf(scale, levels.length) * (scale === 0 ? PASSES.finest : PASSES.coarse);
  });
  let done = 0;
  const search = (targets: number) => {
    done += targets;
    tick(Math.min(1, done / Math.max(1, whole)));
  };
  return { search, look: () => search(0) };
}

/** First matches and colours from the next coarser level. */
function takeOver(matches: Matches, coarser: Matches): void {
  const { width, height, values } = matches.level;
  for (const target of matches.targets) {
    const x = target % width;
    const y = Math.floor(target / width);
    const match = coarser.source[(y >> 1) * coarser.level.width + (x >> 1)] as number;
    if (match < 0) continue;
    const fromX = 2 * (match % coarser.level.width) + (x & 1);
    const fromY = 2 * Math.floor(match / coarser.level.width) + (y & 1);
    if (fromX >= width || fromY >= height) continue;
    if (matches.isSource[fromY * width + fromX] === 1) matches.source[target] = fromY * width + fromX;
  }
  for (const pixel of matches.hole) {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    const match = matches.source[pixel] as number;
    const [from, at] =
      match >= 0 ? [values, match] : [coarser.level.values, (y >> 1) * coarser.level.width + (x >> 1)];
    for (let channel = 0; channel < CHANNELS; channel += 1)
      values[pixel * CHANNELS + channel] = from[at * CHANNELS + channel] as number;
  }
}

/** Fills the coarsest level ring by ring from the outside, each ring by the known pixels next to it. */
function onionPeelInit(matches: Matches, search: Parameters<typeof searchMatches>[1]): void {
  const { level, seen, isTarget } = matches;
  const { width, height } = level;
  let left = [...matches.hole];
  while (left.length > 0) {
    const touches = widened(level, 1, (at) => seen[at] === 1);
    const ring = left.filter((pixel) => touches[pixel] === 1);
    if (ring.length === 0) return;
    const inRing = new Uint8Array(level.state.length);
    for (const pixel of ring) inRing[pixel] = 1;
    const near = widened({ width, height }, RADIUS, (at) => inRing[at] === 1);
    const active = near.map((is, at) => (is === 1 && isTarget[at] === 1 && touches[at] === 1 ? 1 : 0));
    measureMatches(matches, active);
    searchMatches(matches, search, active);
    for (const pixel of ring) seen[pixel] = 1;
    vote(matches, () => search.tick(0), inRing);
    left = left.filter((pixel) => inRing[pixel] === 0);
  }
}
