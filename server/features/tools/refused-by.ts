import type { NoEngine } from '../../engines/routing.ts';
import { AppError } from '../../http/app-error.ts';

/** What a caller is told for whose run there is no engine. */
export function refusedBy({ refused, afterMs }: NoEngine): AppError {
  return new AppError(refused, afterMs === undefined ? {} : { retryAfter: Math.ceil(afterMs / 1000) });
}
