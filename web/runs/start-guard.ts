/** Presses with the same input within this time are one run, in milliseconds. */
export const SAME_RUN_MS = 2000;

/** How a start ended: with a run, or without one (refused, cancelled, failed before it was sent). */
export type StartOutcome = 'taken' | 'dropped';

export interface StartGuard {
  /**
   * Returns a function to report the outcome of the start, or undefined if this press repeats the last run:
   * the same input is still being sent, or was pressed less than two seconds ago, as by a double click or an
   * impatient tap.
   */
  begin: (input: unknown) => ((outcome: StartOutcome) => void) | undefined;
}

/**
 * Distinguishes a repeated press from a new run: a changed input is immediately a new run, and so is one
 * after a refusal.
 */
export function createStartGuard(now: () => number = Date.now): StartGuard {
  let last: { text: string; at: number; onItsWay: boolean } | undefined;
  return {
    begin: (input) => {
      const text = JSON.stringify(input);
      if (last?.text === text && (last.onItsWay || now() - last.at < SAME_RUN_MS)) return undefined;
      const start = { text, at: now(), onItsWay: true };
      last = start;
      return (outcome) => {
        start.onItsWay = false;
        if (outcome === 'dropped' && last === start) last = undefined;
      };
    },
  };
}
