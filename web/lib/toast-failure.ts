import { type FailureMessages, spokenFailure } from './failure-text.ts';
import { toast } from './toast.ts';

/** Shows a failure as a toast, unless another piece of the interface reports it. */
export function toastFailure(error: unknown, messages: FailureMessages, fallback?: string): void {
  const failure = spokenFailure(error, messages, fallback);
  if (failure) toast(failure.text, { kind: 'failure', help: failure.help });
}
