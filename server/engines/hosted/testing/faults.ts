import { onTestFinished, vi } from 'vitest';

/** Faults of the answer to a submit that leave it unconfirmed. */
export const BAD_SUBMITS = ['html', 'half', 'lost', 'endless', 'moved'] as const;

/** Faults of the answer to a poll of an operation, which continues meanwhile. */
export const BAD_POLLS = [
  'html',
  'half',
  'lost',
  'endless',
  'moved',
  'unavailable',
  'limited',
  'unauthorized',
] as const;

/**
 * Shortens every timeout signal to this many milliseconds, until the returned function is called or the
 * test ends.
 */
export function shortenLimits(ms: number): () => void {
  const limit = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((wanted) => limit(Math.min(wanted, ms)));
  const restore = () => spy.mockRestore();
  onTestFinished(restore);
  return restore;
}
