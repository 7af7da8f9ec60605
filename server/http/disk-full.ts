/** No room, or no room within the owner's quota; PostgreSQL's code for the same. */
const CODES = ['ENOSPC', 'EDQUOT', '53100'];
const MESSAGE = /^(ENOSPC|EDQUOT): /;

/** Whether this failed, at the bottom of all causes, because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as NodeJS.ErrnoException;
  // Worker threads pass on the message, not the code.
  return CODES.includes(code ?? '') || MESSAGE.test(message) || isDiskFull(cause);
}
