import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { streamText } from './stream-text.ts';

const answer = () => new Response('data: {"choices":[{"delta":{"content":"a fox"}}]}\n\ndata: [DONE]\n\n');
/** A server that gives these answers, one after the other. */
function serverOf(...answers: (Response | ApiError)[]) {
  const keys: string[] = [];
  const ask = async ({ idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    const next = answers.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error('asked too often');
  };
  return { keys, ask };
}
const read = (ask: Parameters<typeof streamText>[0], signal = new AbortController().signal) =>
  streamText(ask, signal, () => undefined);

test('a request whose answer was lost is sent again under its key, and each text has its own key', async () => {
  const { keys, ask } = serverOf(new ApiError('network_error'), answer(), answer());
  expect(await read(ask)).toMatchObject({ text: 'a fox' });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await read(ask);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a refusal, and a request that was stopped, are not sent again', async () => {
  const refused = serverOf(new ApiError('not_enough_points'));
  await expect(read(refused.ask)).rejects.toMatchObject({ code: 'not_enough_points' });
  expect(refused.keys).toHaveLength(1);
  const stop = new AbortController();
  stop.abort();
  const stopped = serverOf(new ApiError('network_error'));
  await expect(read(stopped.ask, stop.signal)).rejects.toMatchObject({ code: 'network_error' });
  expect(stopped.keys).toHaveLength(1);
});
