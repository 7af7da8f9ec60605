import { type FailureMessages, runFailureText } from '../../lib/failure-text.ts';

/** Why a run failed, by the code of its error. */
export function failureReason(
  code: string | null | undefined,
  toolId: string,
  messages: FailureMessages,
): string {
  const errors: Readonly<Record<string, string>> = messages.errors;
  const precise = code && code !== 'task_failed' ? errors[code] : undefined;
  return precise ?? runFailureText(toolId, messages);
}
