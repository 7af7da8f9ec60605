/** When the next of many questions is asked; all times in milliseconds of one clock. */
export interface Pace {
  /** How long a question that comes up now waits: the first one not at all. */
  wait: (now: number) => number;
  /** A question was asked. */
  began: (now: number) => void;
}

/**
 * @param quiet how long without changes before a request is sent
 * @param apart the least time between two questions
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
