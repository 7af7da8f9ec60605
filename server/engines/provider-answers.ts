/** Pause if a busy provider does not say when to retry, in milliseconds. */
export const BUSY_MS = 5_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/** How long a route rests whose account has no money or no quota, in milliseconds: a person has to act. */
const QUOTA_REST_MS = 10 * 60_000;

/**
 * A retry cannot help soon: the account is out of money or of its quota for days, which some providers report with the
 * status of "busy", of a bad key or of a bad request.
 */
const NO_MONEY =
  /insufficient[_ ](?:quota|balance|credit)|billing|exhausted[_ ]balance|balance (?:is )?exhausted|quota_exceeded|account_?overdue|arrearage|credits?\b.*(?:exhausted|insufficient|used up)|spending limit/iu;
/** Google names its plan and its billing even where only the limit of a minute is reached. */
const OF_A_MINUTE = /PerMinute|per minute|retry in \d/iu;

/** Whether a refusal is about the money or the quota of the account. */
export const isOutOfQuota = (said: string): boolean => NO_MONEY.test(said) && !OF_A_MINUTE.test(said);

/** How long a route rests after a refusal with this HTTP status; undefined: as long as its failures in a row say. */
export const restAfter = (status: number): number | undefined => (status === 402 ? QUOTA_REST_MS : undefined);

/**
 * Whether the answer to a poll leaves open how its operation is: the provider is busy or in trouble, or refuses the key
 * or the account, which an operator may mend while the operation, which is paid, continues.
 */
export function leavesOpen(status: number): boolean {
  return status === 401 || status === 402 || status === 403 || status === 429 || status >= 500;
}

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
