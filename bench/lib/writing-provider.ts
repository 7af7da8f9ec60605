// The provider of bench/chat-stream.ts, in a separate thread: each token carries its number and when it was
// sent.
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { gapMs } = workerData as { gapMs: number };
const now = () => performance.timeOrigin + performance.now();
const chunkOf = (choices: object[], more: object = {}) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices, ...more })}\n\n`;

const provider = http.createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += String(piece);
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const tokens = Number(messages.at(-1)?.content);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.socket?.setNoDelay(true);
  for (let at = 0; at < tokens; at += 1) {
    if (at > 0) await wait(gapMs);
    response.write(chunkOf([{ index: 0, delta: { content: `${at}@${now().toFixed(2)} ` } }]));
  }
  const usage = { prompt_tokens: 5, completion_tokens: tokens, total_tokens: 5 + tokens };
  response.write(chunkOf([{ index: 0, delta: {}, finish_reason: 'stop' }]));
  response.end(`${chunkOf([], { usage })}data: [DONE]\n\n`);
});
provider.listen(0, '127.0.0.1', 1024, () => {
  const address = provider.address();
  parentPort?.postMessage(typeof address === 'object' ? address?.port : undefined);
});
