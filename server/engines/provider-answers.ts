/** Pause if a busy provider does not say when to retry, in milliseconds. */
export const BUSY_MS = 5_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/** True if no connection was made at all: then the provider cannot have taken anything. */
export function wasNeverSent(error: unknown): boolean {
  const cause = (error as { cause?: { code?: unknown } }).cause;
  return cause?.code === 'ECONNREFUSED' || cause?.code === 'ENOTFOUND' || cause?.code === 'EAI_AGAIN';
}

/** Milliseconds of `Retry-After`, in seconds or as a date (RFC 9110, 10.2.3); at most ten minutes. */
export function retryAfterMs({ headers }: Pick<Response, 'headers'>): number {
  const said = headers.get('retry-after');
  if (said === null) return BUSY_MS;
  const ms = /^\d+$/u.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isFinite(ms) ? Math.max(1000, Math.min(LONGEST_WAIT_MS, ms)) : BUSY_MS;
}
