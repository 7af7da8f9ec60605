/** Language models of each provider over real HTTP: what is sent, field by field, and the results of the answers. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import byteplus from '../byteplus/engine.ts';
import { byteplusTexts } from '../byteplus/texts.ts';
import dashscope from '../dashscope/engine.ts';
import { dashscopeTexts } from '../dashscope/texts.ts';
import type { CapabilityEngine, StreamContext, TextPart, TextStream } from '../engine.ts';
import google from '../google/engine.ts';
import minimax from '../minimax/engine.ts';
import openai from '../openai/engine.ts';
import compatible from '../openai-compatible/engine.ts';
import { priceAt } from '../prices.ts';
import xai from '../xai/engine.ts';
import { createImageWorld, type ImageWorld } from './testing/image-world.ts';
import {
  beginChunks,
  chatChunk,
  replyChunks,
  replyWith,
  startTextServer,
  type TextReply,
  type TextServer,
} from './testing/text-server.ts';

const KEY = 'sk-marker/4711==';
let world: ImageWorld;
let server: TextServer;

beforeAll(async () => {
  world = createImageWorld();
  await world.picture('base.png', 3000, 200, '#c33');
});
afterAll(() => world.close());
beforeEach(async () => {
  server = await startTextServer();
});
afterEach(() => server.stop());

const OWN = {
  OPENAI_COMPATIBLE_API_KEY: KEY,
  OPENAI_COMPATIBLE_BASE_URL: 'URL',
  OPENAI_COMPATIBLE_TEXT_MODEL: 'own',
  OPENAI_COMPATIBLE_VISION_MODEL: 'own-eyes',
  OPENAI_COMPATIBLE_PRIVATE: '1',
};
const PROVIDERS = {
  openai: [openai, { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: 'URL' }],
  compatible: [compatible, OWN],
  google: [google, { GEMINI_API_KEY: KEY, GEMINI_BASE_URL: 'URL' }],
  xai: [xai, { XAI_API_KEY: KEY, XAI_BASE_URL: 'URL' }],
  byteplus: [byteplus, { ARK_API_KEY: KEY, ARK_BASE_URL: 'URL' }],
  dashscope: [dashscope, { DASHSCOPE_API_KEY: KEY, DASHSCOPE_BASE_URL: 'URL/api/v1' }],
  minimax: [minimax, { MINIMAX_API_KEY: KEY, MINIMAX_BASE_URL: 'URL' }],
} as const;
type ProviderId = keyof typeof PROVIDERS;
const IDS = Object.keys(PROVIDERS) as ProviderId[];

async function open(id: ProviderId, more: Record<string, string> = {}) {
  const [engine, settings] = PROVIDERS[id];
  const given = Object.entries(settings).map(([name, value]) => [
    name,
    value.replace('URL', `${server.origin}/${id}`),
  ]);
  const serves = await world.openEngine(engine, { ...Object.fromEntries(given), ...more });
  return {
    write: serves['write_text'] as unknown as TextStream<unknown>,
    split: serves['split_script'] as CapabilityEngine<unknown>,
  };
}

async function collect(
  write: TextStream<unknown>,
  input: object,
  context: Partial<StreamContext> = {},
): Promise<TextPart[]> {
  const parts: TextPart[] = [];
  const { signal } = new AbortController();
  for await (const part of write.stream(input, { taskId: 't', maximum: 500, signal, ...context }))
    if (!('cost' in part || 'submits' in part)) parts.push(part);
  return parts;
}

const PLAIN = {
  instructions: 'Be brief.',
  history: [
    { role: 'user', text: 'Hello' },
    { role: 'assistant', text: 'Yes?' },
  ],
  prompt: 'What is it?',
  image_urls: ['base.png'],
};
/** It takes no pictures. */
const askedOf = (id: ProviderId) => (id === 'minimax' ? { ...PLAIN, image_urls: [] } : PLAIN);
const IMAGE = expect.stringMatching(/^data:image\/jpeg;base64,\/9j/);
const chatMessages = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
  { role: 'assistant', content: 'Yes?' },
  {
    role: 'user',
    content: [
      { type: 'image_url', image_url: { url: IMAGE } },
      { type: 'text', text: 'What is it?' },
    ],
  },
];
/** The package sends a message of text alone in the short form. */
const shortMessages = chatMessages.map((message) =>
  message.role === 'user' && message.content.length === 1 ? { role: 'user', content: 'Hello' } : message,
);
const chatBody = {
  max_tokens: 500,
  messages: shortMessages,
  stream: true,
  stream_options: { include_usage: true },
};

/** The complete request at each provider. */
const SENT: Record<ProviderId, { path: string; key: [string, string]; json: object }> = {
  openai: {
    path: '/openai/chat/completions',
    key: ['authorization', `Bearer ${KEY}`],
    json: {
      model: 'gpt-5.4-mini',
      max_completion_tokens: 500,
      reasoning_effort: 'low',
      messages: [{ role: 'developer', content: 'Be brief.' }, ...shortMessages.slice(1)],
      stream: true,
      stream_options: { include_usage: true },
    },
  },
  compatible: {
    path: '/compatible/chat/completions',
    key: ['authorization', `Bearer ${KEY}`],
    json: { model: 'own-eyes', ...chatBody },
  },
  google: {
    path: '/google/models/gemini-3.5-flash:streamGenerateContent?alt=sse',
    key: ['x-goog-api-key', KEY],
    json: {
      generationConfig: { maxOutputTokens: 500 },
      systemInstruction: { parts: [{ text: 'Be brief.' }] },
      contents: [
        { role: 'user', parts: [{ text: 'Hello' }] },
        { role: 'model', parts: [{ text: 'Yes?' }] },
        {
          role: 'user',
          parts: [
            { inlineData: { mimeType: 'image/jpeg', data: expect.stringMatching(/^\/9j/) } },
            { text: 'What is it?' },
          ],
        },
      ],
    },
  },
  xai: {
    path: '/xai/responses',
    key: ['authorization', `Bearer ${KEY}`],
    json: {
      model: 'grok-4.20-non-reasoning',
      max_output_tokens: 500,
      store: false,
      include: expect.anything(),
      stream: true,
      input: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: [{ type: 'input_text', text: 'Hello' }] },
        { role: 'assistant', content: 'Yes?' },
        {
          role: 'user',
          content: [
            { type: 'input_image', image_url: IMAGE },
            { type: 'input_text', text: 'What is it?' },
          ],
        },
      ],
    },
  },
  byteplus: {
    path: '/byteplus/chat/completions',
    key: ['authorization', `Bearer ${KEY}`],
    json: { model: 'seed-1-6-250915', thinking: { type: 'disabled' }, ...chatBody },
  },
  dashscope: {
    path: '/dashscope/compatible-mode/v1/chat/completions',
    key: ['authorization', `Bearer ${KEY}`],
    json: { model: 'qwen3-vl-plus', ...chatBody },
  },
  minimax: {
    path: '/minimax/anthropic/v1/messages',
    key: ['x-api-key', KEY],
    json: {
      model: 'minimax-m3',
      max_tokens: 500,
      thinking: { type: 'disabled' },
      system: [{ type: 'text', text: 'Be brief.' }],
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
        { role: 'assistant', content: [{ type: 'text', text: 'Yes?' }] },
        { role: 'user', content: [{ type: 'text', text: 'What is it?' }] },
      ],
      stream: true,
    },
  },
};

describe.each(IDS)('%s', (id) => {
  test('gets instructions, previous messages, the picture and the limit, and its text and tokens arrive', async () => {
    const { write } = await open(id);
    expect(await collect(write, askedOf(id))).toEqual([
      { text: 'Two ' },
      { text: 'foxes.' },
      { usage: 27, output: 7 },
    ]);
    const { path, key, json } = SENT[id];
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toMatchObject({ path, headers: { [key[0]]: key[1] } });
    expect(server.calls[0]?.json).toEqual(json);
  });

  test('refusals, limits and unintelligible answers end the run properly, without revealing the key and without a second call', async () => {
    const { write } = await open(id);
    const replies: [TextReply, object][] = [
      [replyWith(400, `{"error":{"message":"bad ${KEY}"}}`), { code: 'task_failed', retryable: false }],
      [replyWith(401, '{"error":{"message":"key"}}'), { code: 'task_engine_stopped', retryable: false }],
      [
        replyWith(429, '{"error":{"message":"slow down"}}', { 'retry-after': '1' }),
        { code: 'task_engine_stopped', retryable: true },
      ],
      [
        replyWith(429, '{"error":{"message":"insufficient_quota"}}'),
        { code: 'task_engine_stopped', retryable: false },
      ],
      [replyWith(500, 'oops'), { code: 'task_engine_stopped', retryable: false }],
      [
        replyWith(200, '<html>welcome</html>', { 'content-type': 'text/html' }),
        { code: 'task_unconfirmed', retryable: false },
      ],
      [(response) => void response.socket?.destroy(), { code: 'task_unconfirmed', retryable: false }],
    ];
    for (const [reply, failed] of replies) {
      server.replies.push(reply);
      const parts = await collect(write, { prompt: 'a' });
      expect(parts).toEqual([{ failed: expect.objectContaining(failed) }]);
      expect(JSON.stringify(parts)).not.toContain('marker');
    }
    expect(server.calls).toHaveLength(replies.length);
  });
});

test('a text without pictures goes to the model for text', async () => {
  for (const [id, model] of [
    ['dashscope', 'qwen-plus'],
    ['compatible', 'own'],
  ] as const) {
    const { write } = await open(id);
    await collect(write, { prompt: 'a', max_tokens: 9, temperature: 0.5 });
    expect(server.calls.at(-1)?.json).toMatchObject({ model, max_tokens: 9, temperature: 0.5 });
  }
  const china = byteplusTexts({
    key: 'k',
    baseUrl: 'https://ark.cn-beijing.volces.com/api/v3',
    textModel: undefined,
  });
  expect(china.models.text).toBe('doubao-seed-1-6-251015');
});

test('a server with one kind of model serves that kind, and takes pictures only with a vision model', async () => {
  const given = { OPENAI_COMPATIBLE_BASE_URL: `${server.origin}/v1`, OPENAI_COMPATIBLE_PRIVATE: '1' };
  const servesOf = async (more: Record<string, string>) =>
    Object.keys(await world.openEngine(compatible, { ...given, ...more }));
  expect(await servesOf({ OPENAI_COMPATIBLE_TEXT_MODEL: 'm' })).toEqual(['write_text', 'split_script']);
  const images = await servesOf({ OPENAI_COMPATIBLE_IMAGE_MODEL: 'm' });
  expect(images).toContain('text_to_image');
  expect(images).not.toContain('write_text');
  expect(compatible.setUp(given, 'intl').missing).toContain('OPENAI_COMPATIBLE_TEXT_MODEL');
  const blind = await world.openEngine(compatible, { ...given, OPENAI_COMPATIBLE_TEXT_MODEL: 'm' });
  const write = blind['write_text'] as unknown as TextStream<unknown>;
  expect(write.refuse?.(PLAIN)).toBe('value_needs_engine');
  expect(write.refuse?.({ prompt: 'a' })).toBeUndefined();
});

test('a public URL that resolves to a private network is not contacted', async () => {
  const { write } = await open('compatible', {
    OPENAI_COMPATIBLE_BASE_URL: 'https://127.0.0.1:9/v1',
    OPENAI_COMPATIBLE_PRIVATE: '0',
  });
  expect(await collect(write, { prompt: 'a' })).toMatchObject([{ failed: { code: 'task_engine_stopped' } }]);
});

test('a filtered text fails the run, a limit truncates it, and a partial text is not taken for a whole one', async () => {
  const { write } = await open('compatible');
  server.replies.push(replyChunks(chatChunk({ content: 'Once' }), chatChunk({}, 'content_filter')));
  expect(await collect(write, { prompt: 'a' })).toMatchObject([
    { text: 'Once' },
    { failed: { code: 'content_refused' } },
  ]);
  server.replies.push(replyChunks(chatChunk({ content: 'Once' }), chatChunk({}, 'length')));
  expect(await collect(write, { prompt: 'a' })).toEqual([{ text: 'Once' }, { cut: true }]);
  server.replies.push(replyChunks(chatChunk({ content: 'Once' })));
  expect((await collect(write, { prompt: 'a' })).at(-1)).toMatchObject({
    failed: { code: 'task_unconfirmed' },
  });
  server.replies.push(async (response) => {
    await beginChunks(chatChunk({ content: 'Once' }))(response);
    setTimeout(() => response.socket?.destroy(), 20);
  });
  expect(await collect(write, { prompt: 'a' })).toMatchObject([
    { text: 'Once' },
    { failed: { code: 'task_unconfirmed', retryable: false } },
  ]);
});

test('an endless answer is ended', async () => {
  const { write } = await open('compatible');
  server.replies.push((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const piece = `data: ${JSON.stringify(chatChunk({ role: 'assistant', tool: 'x'.repeat(1_000_000) }))}\n\n`;
    const more = () => {
      if (!response.destroyed) response.write(piece, () => setImmediate(more));
    };
    more();
  });
  const parts = await collect(write, { prompt: 'a' });
  expect(parts.at(-1)).toMatchObject({ failed: { code: 'task_unconfirmed' } });
});

test('the first piece arrives before the last is written, and closing the reader closes the provider’s stream', async () => {
  const { write } = await open('compatible');
  server.replies.push(beginChunks(chatChunk({ role: 'assistant', content: 'Once' })));
  const reader = new AbortController();
  const context = { taskId: 't', signal: reader.signal };
  const parts = write.stream({ prompt: 'a' }, context)[Symbol.asyncIterator]();
  expect(await parts.next()).toEqual({ done: false, value: { submits: true } });
  expect(server.calls).toEqual([]);
  expect(await parts.next()).toEqual({ done: false, value: { text: 'Once' } });
  reader.abort();
  expect(await parts.next()).toEqual({ done: true, value: undefined });
  await expect.poll(() => server.left).toBe(1);
});

test('a picture that is gone fails the run before anything is sent', async () => {
  const { write } = await open('openai');
  const parts = await collect(write, { prompt: 'a', image_urls: ['gone.png'] });
  expect(parts).toMatchObject([{ failed: { retryable: false } }]);
  expect(server.calls).toEqual([]);
});

test('a script is data of its schema, from one call', async () => {
  const { split } = await open('openai');
  const scenes = [{ heading: 'INT. KITCHEN', description: 'A fox.', lines: [] }];
  server.replies.push(
    replyChunks(
      chatChunk({ content: `\`\`\`json\n${JSON.stringify({ scenes })}\n\`\`\`` }),
      chatChunk({}, 'stop'),
    ),
  );
  const context = { taskId: 't', maximum: 900 };
  const operation = await split.start({ text: 'A </text> fox', language: 'zh-CN' }, context);
  const { signal } = new AbortController();
  const check = { taskId: 't', waitMs: 0, stored: [], signal };
  expect(await split.check(operation, check)).toEqual({
    state: 'done',
    outputs: [{ index: 0, json: { scenes } }],
  });
  const sent = server.calls[0]?.json as { response_format: object; messages: { content: string }[] };
  expect(sent.response_format).toMatchObject({
    type: 'json_schema',
    json_schema: { name: 'script', strict: true, schema: { type: 'object', required: ['scenes'] } },
  });
  expect(JSON.stringify(sent.response_format)).not.toContain('maxLength');
  expect(sent.messages[1]?.content).toContain('<text>A ‹/text› fox</text>');
  server.replies.push(replyWith(400, '{"error":{"message":"no"}}'));
  const refused = await split.start({ text: 'A fox' }, context);
  expect(await split.check(refused, check)).toMatchObject({ state: 'failed', code: 'task_failed' });
  const counted = await split.start({ text: 'A fox' }, context);
  expect(await split.check(counted, check)).toMatchObject({ cost: { basis: 'listed' } });
});

/** Of 20 tokens before the answer and 7 of it, by the price lists, in millionths of a dollar. */
const COSTS: Record<ProviderId, number | undefined> = {
  openai: 47,
  compatible: undefined,
  google: 93,
  xai: 43,
  byteplus: undefined,
  // The test server's host is in neither region.
  dashscope: undefined,
  minimax: 14,
};

test.each(IDS)(
  'a text of %s reports its tokens, its model and, if a price is known, its cost',
  async (id) => {
    const { write } = await open(id);
    const costs = [];
    const { signal } = new AbortController();
    for await (const part of write.stream({ prompt: 'a' }, { taskId: 't', maximum: 500, signal }))
      if ('cost' in part) costs.push(part.cost);
    const known = { model: write.facts?.models[0] };
    const micros = COSTS[id];
    expect(costs).toEqual([
      micros === undefined
        ? { ...known, basis: 'unknown' }
        : { ...known, basis: 'listed', money: { micros, currency: 'USD' } },
    ]);
  },
);

test('texts of Model Studio are priced in the currency of their region', () => {
  const given = { key: KEY, textModel: undefined, visionModel: undefined };
  const currencyAt = (baseUrl: string) => {
    const { prices = [], models, region } = dashscopeTexts({ ...given, baseUrl });
    return priceAt(prices, models.text, new Date(), region)?.currency;
  };
  expect(currencyAt('https://dashscope.aliyuncs.com/api/v1')).toBe('CNY');
  expect(currencyAt('https://dashscope-intl.aliyuncs.com/api/v1')).toBe('USD');
  expect(currencyAt('https://models.example.com/api/v1')).toBeUndefined();
});
