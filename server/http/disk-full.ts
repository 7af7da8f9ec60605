/** Error codes of a full disk or an exceeded disk quota; the last is PostgreSQL's. */
const CODES = ['ENOSPC', 'EDQUOT', '53100'];
const MESSAGE = /^(ENOSPC|EDQUOT): /;

/** Whether a full disk is the root cause of an error. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as NodeJS.ErrnoException;
  // Worker threads pass on the message, not the code.
  return CODES.includes(code ?? '') || MESSAGE.test(message) || isDiskFull(cause);
}
