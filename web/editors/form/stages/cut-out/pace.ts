/** When the next of many requests is sent; all times in milliseconds of one clock. */
export interface Pace {
  /** How long a request that comes up now waits; the first one does not. */
  wait: (now: number) => number;
  /** A request was sent. */
  began: (now: number) => void;
}

/**
 * @param quiet how long without changes before a request is sent
 * @param apart minimum time between two requests
 */
export function createPace({ quiet, apart }: { quiet: number; apart: number }): Pace {
  let last: number | undefined;
  return {
    wait: (now) => (last === undefined ? 0 : Math.max(quiet, last + apart - now)),
    began: (now) => {
      last = now;
    },
  };
}
