import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import { ApiError, type TransportCode } from './api-error.ts';
import { type Messages, useMessages } from './messages.tsx';

/** What a person reads about a failure, in the language that is shown; never anything technical. */
export function useFailureText(): (error: unknown) => string {
  const messages = useMessages();
  return (error) => failureText(error, messages);
}

function failureText(error: unknown, messages: Messages): string {
  if (!(error instanceof ApiError)) return messages.errors.internal_error;
  if (error.code in ERRORS) return messages.errors[error.code as ErrorCode];
  return messages.shell.transport[error.code as TransportCode];
}
