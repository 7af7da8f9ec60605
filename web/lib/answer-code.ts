import { type ErrorCode, errorCodeOf } from '@inkreel/contract/errors.ts';

/** The catalogue's code of an answer; by HTTP status where the number is unknown. */
export function codeOfAnswer(number: number, status: number): ErrorCode {
  if (status === 401) return 'not_signed_in';
  return errorCodeOf(number) ?? errorCodeOf(100_000 + status) ?? 'internal_error';
}
