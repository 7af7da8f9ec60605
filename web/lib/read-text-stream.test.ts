import { expect, test } from 'vitest';
import { readTextStream } from './read-text-stream.ts';

/** An answer whose bytes come in these pieces. */
function answer(...pieces: (string | Uint8Array<ArrayBuffer>)[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
  return new Response(body);
}
const delta = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const points = { held: 2, settled: 1, returned: 1 };

test('JSON and text chunks are passed on as they come, cut anywhere, until the end mark', async () => {
  const bytes = new TextEncoder().encode(delta('狐狸'));
  const at = bytes.indexOf(0xe7) + 1;
  const heard: string[] = [];
  const read = readTextStream(
    answer(
      ': still writing\n\n',
      bytes.slice(0, at),
      bytes.slice(at),
      'data: plain ',
      'words\n\n',
      `data: ${JSON.stringify({ choices: [{ delta: {} }], points })}\n\ndata: [DONE]\n\n`,
    ),
    (text) => heard.push(text),
  );
  expect(await read).toEqual({ text: '狐狸plain words', points });
  expect(heard).toEqual(['狐狸', '狐狸plain words']);
});

test('a failure in the stream is thrown with its code and its points', async () => {
  const failure = { error: { code: 10050005, message: 'no' }, points: { held: 2, settled: 0, returned: 2 } };
  const read = readTextStream(
    answer(delta('Once'), `data: ${JSON.stringify(failure)}\n\ndata: [DONE]\n\n`),
    () => undefined,
  );
  await expect(read).rejects.toMatchObject({ code: 'task_unconfirmed', data: { points: { settled: 0 } } });
});

test('a stream that breaks off is a failure', async () => {
  await expect(readTextStream(answer(delta('Once')), () => undefined)).rejects.toMatchObject({
    code: 'network_error',
  });
});

test('the run and the engine are reported once, before the first piece', async () => {
  const head = { task_id: 'run-1', model: 'openai', held: 2, choices: [{ delta: { content: '' } }] };
  const heard: unknown[] = [];
  const pieces = [`data: ${JSON.stringify(head)}\n\n`, delta('a'), delta('b'), 'data: [DONE]\n\n'];
  await readTextStream(
    answer(...pieces),
    (text) => heard.push(text),
    (begin) => heard.push(begin),
  );
  expect(heard).toEqual([{ taskId: 'run-1', engine: 'openai' }, 'a', 'ab']);
});
