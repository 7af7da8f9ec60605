/** Time as the product sees it. Tests move it; the program itself uses the machine's. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * What lies further ahead than this, in milliseconds, and was never meant to, was written before the clock was set back:
 * it is due now, and not when the clock comes there again.
 */
export const CLOCK_SET_BACK_MS = 5 * 60_000;
