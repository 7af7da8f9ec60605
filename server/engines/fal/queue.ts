import { z } from 'zod';
import type { Operations, Polled } from '../aisdk/operations.ts';

const submitted = z.object({
  request_id: z.string().min(1),
  status_url: z.url(),
  response_url: z.url(),
  cancel_url: z.url(),
});
const status = z.object({ status: z.string() });

/**
 * The queue: https://fal.ai/docs/documentation/model-apis/inference/queue
 * @param read the output of a finished request; throws for an undocumented answer
 */
export function falQueue(
  read: (answer: unknown) => Omit<Extract<Polled, { state: 'succeeded' }>, 'state'>,
): Operations {
  return {
    ticketOf: (answer) => {
      const known = submitted.safeParse(answer);
      if (!known.success) return undefined;
      const { status_url: state, response_url: response, cancel_url: cancel } = known.data;
      return { state, response, cancel };
    },
    poll: async ({ state, response }, ask) => {
      const asked = await ask(String(state));
      if (asked.state === 'away') return asked;
      if (asked.status >= 400)
        return { state: 'failed', status: asked.status, detail: 'the request is unknown' };
      const { status: said } = status.parse(asked.json);
      if (said !== 'COMPLETED') return { state: 'running', waiting: said === 'IN_QUEUE' };
      const made = await ask(String(response));
      if (made.state === 'away') return made;
      if (made.status >= 400)
        return { state: 'failed', status: made.status, detail: JSON.stringify(made.json).slice(0, 300) };
      return { state: 'succeeded', ...read(made.json) };
    },
    cancel: ({ cancel }, ask) => ask(String(cancel), 'PUT'),
  };
}

/**
 * Its package has two URLs: one waits for the answer, the other one is the queue, to which all our requests go.
 */
export function viaQueue(fetch: typeof globalThis.fetch, baseUrl: string): typeof globalThis.fetch {
  return (input, init) => fetch(String(input).replace(/^https:\/\/(?:queue\.)?fal\.run/u, baseUrl), init);
}
