import { onTestFinished, vi } from 'vitest';

/** What may go wrong with the answer to a submit, so that it is unknown whether it was taken. */
export const BAD_SUBMITS = ['html', 'half', 'lost', 'endless', 'moved'] as const;

/** What may go wrong with the answer to a question about an operation, which continues meanwhile. */
export const BAD_POLLS = ['html', 'half', 'lost', 'endless', 'moved', 'unavailable', 'limited'] as const;

/**
 * Lets every time limit that is a signal end after this many milliseconds, until it is called or the test's
 * end.
 */
export function shortenLimits(ms: number): () => void {
  const limit = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((wanted) => limit(Math.min(wanted, ms)));
  const restore = () => spy.mockRestore();
  onTestFinished(restore);
  return restore;
}
