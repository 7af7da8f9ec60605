import type { NoEngine } from '../../engines/routing.ts';
import { AppError } from '../../http/app-error.ts';

/** The refusal of a run without an engine. */
export function refusedBy({ refused, afterMs }: NoEngine): AppError {
  return new AppError(refused, afterMs === undefined ? {} : { retryAfter: Math.ceil(afterMs / 1000) });
}
