/** PostgreSQL's code for a row that would be the second one of its kind. */
const UNIQUE_VIOLATION = '23505';

/** Whether a write failed since the value is taken; the query builder wraps the driver's error. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ((at as { code?: string }).code === UNIQUE_VIOLATION) return true;
  }
  return false;
}
