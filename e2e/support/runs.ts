import { vi } from 'vitest';
import { callApi } from './api.ts';

/** The smallest and cheapest run: 10 points. */
export const SMALL_RUN = {
  prompt: 'a red mug on a table',
  width: 256,
  height: 256,
  count: 1,
  quality: 'draft',
} as const;
export const RUN_PATH = '/cloud/request/ai/image/text2image';

const ENDED = ['SUCCEEDED', 'FAILED', 'CANCELED'];

interface EndedTask {
  number: string;
  state: string;
  results: { id: string; file: { url: string } }[];
}

/** Starts a run and answers its id. */
export async function startRun(url: string, token: string, changes: object = {}): Promise<string> {
  const { data, message } = await callApi<{ output?: { task_id: string } }>(url, 'POST', RUN_PATH, {
    token,
    body: { ...SMALL_RUN, ...changes },
  });
  if (data.output === undefined) throw new Error(message);
  return data.output.task_id;
}

/** Waits until a run has ended, in whatever way. */
export function untilEnded(url: string, token: string, taskId: string): Promise<EndedTask> {
  return vi.waitUntil(
    async () => {
      const { data } = await callApi<EndedTask>(url, 'GET', `/tasks/${taskId}`, { token });
      return ENDED.includes(data.state) && data;
    },
    { timeout: 150_000, interval: 100 },
  );
}
