import type { Place } from '@inkreel/contract/api/tasks.ts';
import { distanceTo } from './distance.ts';
import { enlarged, type SmallMask } from './grab-cut.ts';
import { findIslands } from './islands.ts';
import { boxAround } from './paint-labels.ts';

/** Two guesses always differ along the edge: within this share of the longest side that is meaningless. */
const EDGE = 0.016;
/** Disagreements with a core smaller than this share of the picture are not worth reviewing. */
const SMALLEST = 0.003;
/** Maximum number of doubts that are shown. */
const MOST = 3;

/**
 * Parts of a cut-out to review, which one of two guesses takes for the subject and the other for the background,
 * largest first. Thin bands along a common edge are left out.
 */
export function findDoubts(guess: SmallMask, other: SmallMask): Place[] {
  const { width, height } = guess;
  const there = enlarged(other, guess);
  const agreed = guess.mask.map((value, at) => (value === there[at] ? 1 : 0));
  const reach = EDGE * Math.max(width, height);
  // Only the core of a disagreement counts; its box is grown back by the same distance.
  const toAgreed = distanceTo(agreed, width);
  const deep = Uint8Array.from(agreed, (_, at) => ((toAgreed[at] as number) > reach ? 1 : 0));
  const { of, sizes, values } = findIslands(deep, width);
  return sizes
    .map((size, number) => ({ size, number }))
    .filter(({ size, number }) => values[number] === 1 && size >= SMALLEST * width * height)
    .sort((one, next) => next.size - one.size)
    .slice(0, MOST)
    .flatMap(({ number }) => boxAround(guess, (at) => of[at] === number) ?? [])
    .map((box) => {
      const [left, top] = [Math.max(0, box.x - reach), Math.max(0, box.y - reach)];
      return {
        left: left / width,
        top: top / height,
        width: (Math.min(width, box.x + box.width + reach) - left) / width,
        height: (Math.min(height, box.y + box.height + reach) - top) / height,
      };
    });
}
