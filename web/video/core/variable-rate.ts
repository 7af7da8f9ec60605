/** Times in files are rounded, to a millisecond in WebM: gaps that differ by less are equal. Seconds. */
const ROUNDING = 0.003;
/** Share of the gaps that may differ: a file that was cut has one or two. */
const FEW = 0.05;

/**
 * Whether frames follow each other at changing distances, as phones and screen recorders write them.
 * @param times when frames are shown, in seconds, in any order
 */
export function isVariableRate(times: readonly number[]): boolean {
  const sorted = times.toSorted((one, other) => one - other);
  const gaps = sorted.slice(1).map((time, at) => time - (sorted[at] as number));
  const usual = gaps.toSorted((one, other) => one - other)[gaps.length >> 1];
  if (usual === undefined) return false;
  return gaps.filter((gap) => Math.abs(gap - usual) > ROUNDING).length > gaps.length * FEW;
}
