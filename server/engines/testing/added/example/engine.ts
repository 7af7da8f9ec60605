import { text } from '../../../../setting-types.ts';
import { defineEngine } from '../../../define-engine.ts';

/**
 * A whole engine in one file: a provider on this machine that takes a prompt and answers with an image
 * immediately.
 */
export default defineEngine({
  id: 'example',
  name: { en: 'Example images', zh: '示例图像' },
  builtin: false,
  settings: { EXAMPLE_URL: text, EXAMPLE_MODEL: text },
  requires: ['EXAMPLE_URL'],
  configure: ({ EXAMPLE_URL: url = '', EXAMPLE_MODEL: model = 'small' }) => ({ url, model }),
  addresses: ({ url }) => [url],
  routes: async (config) => ({
    serves: {
      text_to_image: {
        idempotent: true,
        refuse: ({ prompt }) => (prompt.includes('nothing') ? 'prompt_not_understood' : undefined),
        start: async ({ prompt, count }, { taskId }) => {
          const headers = { 'idempotency-key': taskId };
          const body = JSON.stringify({ prompt, model: config?.model });
          const answer = await fetch(`${config?.url}/jobs`, { method: 'POST', headers, body });
          return { job: await answer.text(), count };
        },
        check: async ({ job, count }) => ({
          state: 'done',
          outputs: Array.from({ length: Number(count) }, (_, index) => ({
            index,
            source: { url: `${config?.url}/${String(job)}.png` },
            contentType: 'image/png',
          })),
        }),
      },
    },
    analyzes: { texts: async () => ({ texts: [] }) },
  }),
});
