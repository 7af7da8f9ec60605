import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A received call. */
export interface TextCall {
  path: string;
  headers: http.IncomingHttpHeaders;
  json: Record<string, unknown>;
}

/** Answers a call: pieces of the body, with actions between them. */
export type TextReply = (response: http.ServerResponse) => void | Promise<void>;

export interface TextServer {
  origin: string;
  calls: TextCall[];
  /** Answers to the next calls, in order; then the usual answer. */
  replies: TextReply[];
  /** Calls that the reader closed before their end. */
  left: number;
  stop(): Promise<void>;
}

const STREAM = { 'content-type': 'text/event-stream' };
const lines = (events: readonly object[], end = '') =>
  `${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}${end}`;
const DONE = 'data: [DONE]\n\n';

/** One chunk of a chat: https://platform.openai.com/docs/api-reference/chat-streaming. */
export function chatChunk(delta: object, finish: string | null = null): object {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finish }];
  return { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm', choices };
}
const chatUsage = {
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [],
  usage: { prompt_tokens: 20, completion_tokens: 7, total_tokens: 27 },
};

/** The usual answer, as the interface at this path documents it. */
function usualBody(path: string): string {
  // https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent
  if (path.includes(':streamGenerateContent')) {
    const part = (text: string) => ({ content: { role: 'model', parts: [{ text }] }, index: 0 });
    const usageMetadata = { promptTokenCount: 20, candidatesTokenCount: 7, totalTokenCount: 27 };
    return lines([
      { candidates: [part('Two ')] },
      { candidates: [{ ...part('foxes.'), finishReason: 'STOP' }], usageMetadata },
    ]);
  }
  // https://docs.x.ai/docs/api-reference#create-new-response
  if (path.endsWith('/responses')) {
    const response = { id: 'r', object: 'response', created_at: 1, model: 'm', output: [] };
    const place = { item_id: 'i', output_index: 0, content_index: 0 };
    const usage = { input_tokens: 20, output_tokens: 7, total_tokens: 27 };
    return lines([
      { type: 'response.created', response },
      { type: 'response.output_text.delta', ...place, delta: 'Two ' },
      { type: 'response.output_text.delta', ...place, delta: 'foxes.' },
      { type: 'response.completed', response: { ...response, status: 'completed', usage } },
    ]);
  }
  // https://docs.anthropic.com/en/docs/build-with-claude/streaming
  if (path.endsWith('/messages')) {
    const message = {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [],
      stop_reason: null,
    };
    const delta = (words: string) => ({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text: words },
    });
    return lines([
      { type: 'message_start', message: { ...message, usage: { input_tokens: 20, output_tokens: 1 } } },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      delta('Two '),
      delta('foxes.'),
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 7 } },
      { type: 'message_stop' },
    ]);
  }
  const chunks = [
    chatChunk({ role: 'assistant', content: 'Two ' }),
    chatChunk({ content: 'foxes.' }),
    chatChunk({}, 'stop'),
    chatUsage,
  ];
  return lines(chunks, DONE);
}

/** Chunks of a chat, one after the other. */
export const replyChunks =
  (...chunks: object[]): TextReply =>
  (response) => {
    response.writeHead(200, STREAM).end(lines(chunks, DONE));
  };

/** A plain answer. */
export const replyWith =
  (status: number, body: string, headers: Record<string, string> = {}): TextReply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

/** Starts an answer and leaves it open. */
export const beginChunks =
  (...chunks: object[]): TextReply =>
  (response) => {
    response.writeHead(200, STREAM).write(lines(chunks));
  };

/** Simulates providers of language models on this machine; the path names the provider. */
export async function startTextServer(): Promise<TextServer> {
  const server: TextServer = {
    origin: '',
    calls: [],
    replies: [],
    left: 0,
    stop: async () => {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
  const listener = http.createServer(async (request, response) => {
    const path = request.url ?? '/';
    const json = JSON.parse(await text(request)) as TextCall['json'];
    server.calls.push({ path, headers: request.headers, json });
    response.on('close', () => {
      if (!response.writableFinished) server.left += 1;
    });
    const reply = server.replies.shift();
    if (reply) await reply(response);
    else response.writeHead(200, STREAM).end(usualBody(path.replace(/\?.*/u, '')));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  server.origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return server;
}
