import { ApiError } from './api-error.ts';
import { newId } from './new-id.ts';
import { sleep } from './sleep.ts';

/** Pauses before a request that got no answer is repeated, in milliseconds. */
const PAUSES = [1000, 3000];
const SILENT = new Set(['network_error', 'timeout', 'unreadable_answer']);

/**
 * Sends a request up to three times, always under the same idempotency key, until it is answered: what an answer that was
 * lost had begun is followed, and nothing is paid for twice.
 * @param signal ends the repetition
 * @throws ApiError the server's refusal, or that there was no answer; what `send` throws
 */
export async function untilAnswered<Value>(
  send: (idempotencyKey: string) => Promise<Value>,
  { key = newId(), signal }: { key?: string; signal?: AbortSignal } = {},
): Promise<Value> {
  for (const pause of PAUSES)
    try {
      return await send(key);
    } catch (error) {
      if (signal?.aborted || !(error instanceof ApiError && SILENT.has(error.code))) throw error;
      await sleep(pause, signal);
    }
  return send(key);
}
