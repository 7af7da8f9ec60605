/** Pseudorandom numbers, the same for the same seed, so that a run can be repeated. */
export interface Random {
  /** From 0 to below 1. */
  fraction(): number;
  /** A whole number from `from` to `to`, inclusive. */
  whole(from: number, to: number): number;
  one<Value>(values: readonly Value[]): Value;
}

/** The generator "mulberry32" of Tommy Ettinger (public domain). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  return { fraction, whole, one: (values) => values[whole(0, values.length - 1)]! };
}

/** One of the values, by a function such as `fraction`. */
export function pick<Value>(random: () => number, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}
