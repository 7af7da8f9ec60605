import { costOf, type Matches } from './matches.ts';

/** Targets between two calls of `tick`. */
const TICK_EVERY = 500;

export interface SearchOptions {
  passes: number;
  /** Pixels around the current source in which better ones are searched at random. */
  reach: number;
  random: () => number;
  /** Called with the number of targets since the last call, every few milliseconds. May throw to stop. */
  tick: (targets: number) => void;
}

/**
 * Recomputes the costs of the current matches, after colours of the gap have changed.
 * @param among only targets with a 1 are searched
 */
export function measureMatches(matches: Matches, among?: Uint8Array): void {
  for (const target of matches.targets) {
    if (among !== undefined && among[target] === 0) continue;
    const source = matches.source[target] as number;
    matches.cost[target] =
      source >= 0 ? costOf(matches, target, source, Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  }
}

/**
 * Improves the matches: tries each neighbour's source shifted by one, then random sources, ever closer to the current
 * one. Passes run forwards and backwards in turn.
 * @param among only targets with a 1 are searched
 */
export function searchMatches(matches: Matches, options: SearchOptions, among?: Uint8Array): void {
  const { targets } = matches;
  for (let pass = 0; pass < options.passes; pass += 1) {
    const back = pass % 2 === 1;
    let since = 0;
    for (let turn = 0; turn < targets.length; turn += 1) {
      const target = targets[back ? targets.length - 1 - turn : turn] as number;
      if (among !== undefined && among[target] === 0) continue;
      improve(matches, target, back ? 1 : -1, options);
      since += 1;
      if (since < TICK_EVERY) continue;
      options.tick(since);
      since = 0;
    }
    options.tick(since);
  }
}

function improve(matches: Matches, target: number, step: number, { reach, random }: SearchOptions): void {
  const { source, cost, isSource, sources, level } = matches;
  const { width, height } = level;
  let best = source[target] as number;
  let bestCost = cost[target] as number;
  const x = target % width;
  const y = Math.floor(target / width);
  const tryOne = (candidate: number) => {
    if (candidate === best || isSource[candidate] !== 1) return;
    const now = costOf(matches, target, candidate, bestCost);
    if (now >= bestCost) return;
    bestCost = now;
    best = candidate;
  };
  const beside = x + step >= 0 && x + step < width ? (source[target + step] as number) : -1;
  if (beside >= 0) tryOne(beside - step);
  const above = y + step >= 0 && y + step < height ? (source[target + step * width] as number) : -1;
  if (above >= 0) tryOne(above - step * width);
  if (best < 0) tryOne(sources[Math.floor(random() * sources.length)] as number);
  if (best < 0) return;
  const atX = best % width;
  const atY = Math.floor(best / width);
  for (let radius = reach; radius >= 1; radius *= 0.5) {
    const tryX = Math.round(atX + (random() * 2 - 1) * radius);
    const tryY = Math.round(atY + (random() * 2 - 1) * radius);
    if (tryX >= 0 && tryY >= 0 && tryX < width && tryY < height) tryOne(tryY * width + tryX);
  }
  source[target] = best;
  cost[target] = bestCost;
}
