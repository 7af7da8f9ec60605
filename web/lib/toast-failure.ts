import { toastText } from './failure-text.ts';
import type { Messages } from './messages.tsx';
import { toast } from './toast.ts';

/** Shows a failure as a toast, unless another piece of the interface speaks of it. */
export function toastFailure(
  error: unknown,
  messages: Pick<Messages, 'errors' | 'shell'>,
  fallback?: string,
): void {
  const text = toastText(error, messages, fallback);
  if (text !== undefined) toast(text, { kind: 'failure' });
}
