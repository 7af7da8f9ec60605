/** Common rates, to which a measured rate is rounded: times in files are rounded too. */
const USUAL_RATES = [24_000 / 1001, 24, 25, 30_000 / 1001, 30, 48, 50, 60_000 / 1001, 60];
/** How far a rate that was measured over many pictures is from the usual one that it is. */
const NEAR = 0.0008;
/** The same for a rate that changes a little all the time. */
const ROUGHLY = 0.015;
/** How much faster than on average some of the pictures of a constant rate may follow. */
const STEADY = 1.05;
/** Pictures over which the fastest part is measured. */
const RUN = 12;
/** Times nearer to each other than this belong to one shown picture, in seconds. */
const SAME_SECONDS = 0.002;
/** Distances up to this many pictures of the fastest part are not pauses. */
const PAUSE = 1.2;

/**
 * The constant rate, in frames a second, at which every picture of a video is shown: of a recording that is still for
 * long and then moves, the rate of the moving part.
 * @param times start of each picture in seconds, ascending
 * @returns 0 for fewer than two pictures
 */
export function frameRateOf(times: readonly number[]): number {
  const shown = times.filter((time, at) => at === 0 || time - (times[at - 1] as number) > SAME_SECONDS);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined || shown.length < 2) return 0;
  const average = (shown.length - 1) / (last - first);
  const fastest = fastestRate(shown);
  const steady = usual(average, NEAR);
  if (steady !== undefined && fastest <= average * STEADY) return steady;
  const moving = distances(shown).filter((seconds) => seconds * fastest < PAUSE);
  const rate = moving.length / moving.reduce((sum, seconds) => sum + seconds, 0);
  return usual(rate, NEAR) ?? usual(rate, ROUGHLY) ?? rate;
}

/** Longest time between two pictures, in seconds. */
export const longestPause = (times: readonly number[]): number =>
  distances(times).reduce((most, seconds) => Math.max(most, seconds), 0);

const distances = (times: readonly number[]): number[] =>
  times.slice(1).map((time, at) => time - (times[at] as number));

function fastestRate(times: readonly number[]): number {
  const run = Math.min(RUN, times.length - 1);
  let shortest = Number.POSITIVE_INFINITY;
  for (let at = run; at < times.length; at += 1)
    shortest = Math.min(shortest, (times[at] as number) - (times[at - run] as number));
  return run / shortest;
}

/** The nearest usual rate within a share of it. */
function usual(rate: number, share: number): number | undefined {
  const [nearest = 0] = USUAL_RATES.toSorted((a, b) => Math.abs(a - rate) - Math.abs(b - rate));
  return Math.abs(rate / nearest - 1) < share ? nearest : undefined;
}
