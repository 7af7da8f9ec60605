/** Time as the product sees it. Tests move it; the program itself uses the machine's. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
