import { text } from '../../setting-types.ts';
import { defineEngine } from '../define-engine.ts';
import { freeCall } from '../free-call.ts';

/** An engine with a key and a provider on this machine: its jobs wait until the provider reports them done. */
export const keyedEngine = defineEngine({
  id: 'keyed',
  name: { en: 'Keyed images', zh: '密钥图像' },
  builtin: false,
  inside: ['KEYED_URL'],
  environmentOnly: ['KEYED_REACH'],
  settings: { KEYED_API_KEY: text, KEYED_URL: text, KEYED_REACH: text, KEYED_BASE: text },
  requires: ['KEYED_API_KEY', 'KEYED_URL'],
  configure: ({ KEYED_API_KEY: key = '', KEYED_URL: url = '' }) => ({ key, url }),
  addresses: ({ url }) => [url],
  test: ({ key, url }, { signal }) => freeCall(`${url}/models`, { authorization: `Bearer ${key}` }, signal),
  routes: async (config) => ({
    serves: {
      text_to_image: {
        idempotent: true,
        start: async (_input, { taskId }) => {
          const headers = { authorization: `Bearer ${config?.key}` };
          await fetch(`${config?.url}/jobs/${taskId}`, { method: 'POST', headers });
          return { taskId };
        },
        check: async ({ taskId }) => {
          const headers = { authorization: `Bearer ${config?.key}` };
          const answer = await fetch(`${config?.url}/jobs/${String(taskId)}`, { headers });
          if (answer.status === 202)
            return { state: 'pending', stage: 'changing', progress: 0, candidates: [0], outputs: [] };
          const source = { bytes: new Uint8Array(await answer.arrayBuffer()) };
          return { state: 'done', outputs: [{ index: 0, source, contentType: 'image/png' }] };
        },
      },
    },
  }),
});
