/** A provider's retry time: RFC 9110, 10.2.3, a number of seconds or a date. */
import { afterEach, expect, test, vi } from 'vitest';
import { BUSY_MS, retryAfterMs } from './provider-answers.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
afterEach(() => vi.useRealTimers());

test.each([
  ['7', 7_000],
  ['Mon, 23 Nov 2026 12:00:09 GMT', 9_000],
  // A past or missing time is no reason to retry without a pause.
  ['Mon, 23 Nov 2026 11:59:00 GMT', 1_000],
  ['0', 1_000],
  ['soon', BUSY_MS],
  ['', BUSY_MS],
  [undefined, BUSY_MS],
] as const)('Retry-After: %s', (said, ms) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const headers = new Headers(said === undefined ? {} : { 'retry-after': said });
  expect(retryAfterMs({ headers })).toBe(ms);
});

test('the wait is bounded', () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const waits = ['999999999', 'Mon, 23 Nov 2099 12:00:00 GMT'].map((said) =>
    retryAfterMs({ headers: new Headers({ 'retry-after': said }) }),
  );
  expect(new Set(waits).size).toBe(1);
  expect(waits[0]).toBeLessThanOrEqual(10 * 60_000);
});
