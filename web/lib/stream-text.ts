import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import type { openResponse } from './client.ts';
import { readTextStream, type TextBegin } from './read-text-stream.ts';
import { untilAnswered } from './until-answered.ts';

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
  const answer = await untilAnswered((idempotencyKey) => ask({ idempotencyKey, signal }), { signal });
  return readTextStream(answer, onText, onBegin);
}
