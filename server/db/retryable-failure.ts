/** SQLSTATE classes: rolled back for another transaction, out of resources, locked, ended by an operator. */
const PASSING = ['40', '53', '55', '57'];

/**
 * Whether a statement failed for a reason that may be gone when its transaction is tried again; the query builder wraps
 * the driver's error. After a lost connection, which has no SQLSTATE, the transaction cannot go on anyway.
 */
export function isRetryableFailure(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^\d[\dA-Z]{4}$/.test(code)) return PASSING.includes(code.slice(0, 2));
  }
  return false;
}
