import { type ErrorCode, errorCodeOf } from '@inkreel/contract/errors.ts';
import { shownLanguage } from './area-texts.ts';
import { loadErrorTexts } from './error-texts.ts';

/** The catalogue's code of an answer; by HTTP status if the number is unknown. */
export function codeOfAnswer(number: number, status: number): ErrorCode {
  if (status === 401) return 'not_signed_in';
  return errorCodeOf(number) ?? errorCodeOf(100_000 + status) ?? 'internal_error';
}

/** The same, once the error texts are loaded: failures are reported immediately. */
export async function wordedCodeOf(number: number, status: number): Promise<ErrorCode> {
  await loadErrorTexts(shownLanguage());
  return codeOfAnswer(number, status);
}
