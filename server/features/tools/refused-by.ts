import type { NoEngine } from '../../engines/routing.ts';
import { AppError } from '../../http/app-error.ts';
import type { Unserved } from '../../http/errors.ts';

/**
 * The refusal of a run without an engine.
 * @param unserved the value that no engine serves, where it is known
 */
export function refusedBy({ refused, afterMs }: NoEngine, unserved?: Unserved): AppError {
  return new AppError(refused, {
    ...(afterMs !== undefined && { retryAfter: Math.ceil(afterMs / 1000) }),
    ...(unserved && { data: { unserved } }),
  });
}
