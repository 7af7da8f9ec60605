/** PostgreSQL's code for a unique violation. */
const UNIQUE_VIOLATION = '23505';

/**
 * Whether a write failed because the value is taken; the query builder wraps the driver's error.
 * @param index the violated index; any by default
 */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION) return index === undefined || constraint === index;
  }
  return false;
}
