import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import { ApiError } from './api-error.ts';
import type { openResponse } from './client.ts';
import { newId } from './new-id.ts';
import { readTextStream, type TextBegin } from './read-text-stream.ts';
import { sleep } from './sleep.ts';

/** Pauses before a request that got no answer is repeated, in milliseconds. */
const PAUSES = [1000, 3000];
const SILENT = new Set(['network_error', 'timeout', 'unreadable_answer']);

/**
 * Asks for a text and reads its stream. A request that got no answer is sent again under its idempotency key: if the
 * server had begun the text, that one is followed, and nothing is paid for twice.
 * @param ask the endpoint with its body
 * @param onText called after each piece, with all of the text so far
 * @param onBegin called once, if the stream names its run
 * @throws ApiError why there is no text, or why it was not finished
 */
export async function streamText(
  ask: (sent: { idempotencyKey: string; signal: AbortSignal }) => ReturnType<typeof openResponse>,
  signal: AbortSignal,
  onText: (text: string) => void,
  onBegin?: (begin: TextBegin) => void,
): Promise<{ text: string; points: TextPoints | undefined }> {
  return readTextStream(await untilAnswered(ask, signal), onText, onBegin);
}

async function untilAnswered(ask: Parameters<typeof streamText>[0], signal: AbortSignal): Promise<Response> {
  const idempotencyKey = newId();
  for (const pause of PAUSES)
    try {
      return await ask({ idempotencyKey, signal });
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError && SILENT.has(error.code))) throw error;
      await sleep(pause, signal);
    }
  return ask({ idempotencyKey, signal });
}
