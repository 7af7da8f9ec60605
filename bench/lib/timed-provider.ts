// The providers of bench/hosted-call.ts, in a separate thread: each takes some time to answer, and reports
// how long it spent on each call.
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';

/** How long a provider takes, in milliseconds. */
const THINKS_MS = 50;

const picture = await sharp({
  create: {
    width: 1024,
    height: 1024,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .blur(2)
  .png()
  .toBuffer();
const ANSWERS: Readonly<Record<string, readonly [type: string, body: string]>> = {
  // A task that is polled later, a picture in the answer, and a streamed text.
  '/services/aigc/image-generation/generation': [
    'application/json',
    JSON.stringify({ request_id: 'r', output: { task_id: 't', task_status: 'PENDING' } }),
  ],
  '/images/generations': [
    'application/json',
    JSON.stringify({ created: 1, data: [{ b64_json: picture.toString('base64') }] }),
  ],
  '/chat/completions': [
    'text/event-stream',
    [
      { choices: [{ index: 0, delta: { role: 'assistant', content: 'A fox ' } }] },
      { choices: [{ index: 0, delta: { content: 'at night.' } }] },
      { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
      { choices: [], usage: { prompt_tokens: 5, completion_tokens: 4, total_tokens: 9 } },
    ]
      .map((chunk) => `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', ...chunk })}\n\n`)
      .concat('data: [DONE]\n\n')
      .join(''),
  ],
};

/** Milliseconds of each call since the last query, from its arrival to the end of its answer. */
let times: number[] = [];
const provider = http.createServer(async (request, response) => {
  const arrived = performance.now();
  response.once('finish', () => times.push(performance.now() - arrived));
  request.resume();
  await wait(THINKS_MS);
  const [type, body] = ANSWERS[request.url ?? ''] ?? ['text/plain', ''];
  response.statusCode = body === '' ? 404 : 200;
  response.setHeader('content-type', type);
  response.end(body);
});
provider.keepAliveTimeout = 60_000;
provider.listen(0, '127.0.0.1', () => {
  const address = provider.address();
  parentPort?.postMessage(typeof address === 'object' ? address?.port : undefined);
});
parentPort?.on('message', () => {
  parentPort?.postMessage(times);
  times = [];
});
