/** A height along a line; constant beyond its ends. */
export type Curve = (u: number) => number;

const STEPS = 96;
/** Smooths the straight lines between mesh points: movement along them would show their corners. */
const SMOOTHED = 5;

/** A smoothed lookup table of a function between two places, since it is evaluated for every pixel. */
export function curveThrough(
  from: number,
  to: number,
  height: (u: number) => number,
  smoothed = SMOOTHED,
): Curve {
  let table = Float32Array.from({ length: STEPS + 1 }, (_, at) => height(from + ((to - from) * at) / STEPS));
  for (let round = 0; round < smoothed; round += 1) {
    const before = table;
    table = before.map((value, at) =>
      at === 0 || at === STEPS
        ? value
        : ((before[at - 1] as number) + 2 * value + (before[at + 1] as number)) / 4,
    );
  }
  const scale = STEPS / (to - from);
  return (u) => {
    const at = (u - from) * scale;
    if (at <= 0) return table[0] as number;
    if (at >= STEPS) return table[STEPS] as number;
    const below = at | 0;
    const one = table[below] as number;
    return one + ((table[below + 1] as number) - one) * (at - below);
  };
}
