import { text } from '../../../../setting-types.ts';
import { defineEngine } from '../../../define-engine.ts';
import type { TextPart } from '../../../engine.ts';

/** A whole engine in one file that writes: a provider on this machine that sends text line by line, and answers with JSON. */
export default defineEngine({
  id: 'writer',
  name: { en: 'Example writer', zh: '示例写作' },
  builtin: false,
  settings: { WRITER_URL: text },
  requires: ['WRITER_URL'],
  configure: ({ WRITER_URL: url = '' }) => ({ url }),
  addresses: ({ url }) => [url],
  routes: async (config) => ({
    serves: {
      write_text: {
        async *stream({ prompt }, { taskId, maximum, signal }) {
          const body = JSON.stringify({ prompt, maximum });
          const headers = { 'x-run': taskId };
          yield { submits: true };
          const answer = await fetch(`${config?.url}/write`, { method: 'POST', headers, body, signal });
          if (answer.status === 400) {
            yield { failed: { code: 'task_failed', retryable: false, detail: await answer.text() } };
            return;
          }
          for await (const line of linesOf(answer)) yield JSON.parse(line) as TextPart;
        },
      },
      split_script: {
        idempotent: true,
        start: async (_input, { taskId }) => ({ taskId }),
        check: async ({ taskId }) => {
          const answer = await fetch(`${config?.url}/split/${String(taskId)}`);
          return { state: 'done', outputs: [{ index: 0, json: await answer.json() }] };
        },
      },
    },
  }),
});

async function* linesOf(answer: Response): AsyncIterable<string> {
  let rest = '';
  for await (const bytes of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + bytes).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
