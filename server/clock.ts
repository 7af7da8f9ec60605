/** Time as the product sees it. Tests move it; the program itself uses the machine's. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * In milliseconds. A stored time further ahead than this, where none can be that far ahead, was written before the
 * clock was set back: it counts as due now.
 */
export const CLOCK_SET_BACK_MS = 5 * 60_000;
