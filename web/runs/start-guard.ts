/** Presses with the same input within this time are one run, in milliseconds. */
export const SAME_RUN_MS = 2000;

/** How a start ended: a run came of it, or none did (refused, cancelled, failed before it was sent). */
export type StartOutcome = 'taken' | 'dropped';

export interface StartGuard {
  /**
   * Returns a function to say what became of the start, or undefined if this press is the same run as the one before:
   * its input is the same and on its way still, or was pressed less than two seconds ago, as by a double click or an
   * impatient thumb.
   */
  begin: (input: unknown) => ((outcome: StartOutcome) => void) | undefined;
}

/** Tells a second press from a second wish: a changed input is a new run at once, and so is one after a refusal. */
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
