import { ApiError } from './api-error.ts';
import type { Messages } from './messages.tsx';
import { toast } from './toast.ts';

/**
 * What a failure says to a person: the catalogue's text where the server named a code of it, the transport's where no
 * answer came, else the fallback.
 * Undefined for 401 and 100505, which have their own dialogs, and for what the caller itself stopped
 * (specification, section 8, Global handling).
 */
export function failureText(
  error: unknown,
  { errors, shell }: Pick<Messages, 'errors' | 'shell'>,
  fallback: string,
): string | undefined {
  if (typeof error === 'string') return error;
  if (!(error instanceof ApiError)) return fallback;
  if (error.silent) return undefined;
  const { transport } = shell;
  const texts: Readonly<Record<string, string>> = { ...errors, ...transport };
  return texts[error.code] ?? fallback;
}

/** Shows a failure as a toast, unless another piece of the interface speaks of it. */
export function toastFailure(
  error: unknown,
  messages: Pick<Messages, 'errors' | 'shell'>,
  fallback: string,
): void {
  const text = failureText(error, messages, fallback);
  if (text !== undefined) toast(text, { kind: 'failure' });
}
