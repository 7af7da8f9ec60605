import type { ErrorCode } from '@inkreel/contract/errors.ts';

/** A failure that has a code in the catalogue. `data` goes to the caller, `cause` only to the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: Record<string, unknown> | undefined;
  /** Seconds after which trying again makes sense, for the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: { data?: Record<string, unknown>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.data = options.data;
    this.retryAfter = options.retryAfter;
  }
}
