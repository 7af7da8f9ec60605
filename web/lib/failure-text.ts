import { ApiError } from './api-error.ts';
import type { Messages } from './messages.tsx';

type Texts = Pick<Messages, 'errors' | 'shell'>;

/**
 * What a person reads about a failure, never anything technical: the catalogue's text where the server named a code of
 * it, the transport's where no answer came, else `fallback`. A fault of ours carries the number of the request.
 */
export function failureText(
  error: unknown,
  { errors, shell }: Texts,
  fallback: string = errors.internal_error,
): string {
  if (!(error instanceof ApiError)) return fallback;
  const texts: Readonly<Record<string, string>> = { ...errors, ...shell.transport };
  const text = texts[error.code] ?? fallback;
  // Its text asks for the number: the one technical thing that a person can pass on.
  return error.code === 'internal_error' && error.requestId ? `${text} (${error.requestId})` : text;
}

/**
 * The same for a toast: undefined where another piece of the interface speaks, as for 401 and 100505, and for what the
 * caller itself stopped (specification, section 8, Global handling).
 */
export function toastText(error: unknown, texts: Texts, fallback?: string): string | undefined {
  if (error instanceof ApiError && error.silent) return undefined;
  return failureText(error, texts, fallback);
}
