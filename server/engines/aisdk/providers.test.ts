/** Each provider over real HTTP: what is sent, field by field, and the results of its answers. */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import bfl from '../bfl/engine.ts';
import { bflImages } from '../bfl/provider.ts';
import byteplus from '../byteplus/engine.ts';
import type { CapabilityEngine, Check } from '../engine.ts';
import fal from '../fal/engine.ts';
import google from '../google/engine.ts';
import openai from '../openai/engine.ts';
import { openaiImages } from '../openai/provider.ts';
import compatible from '../openai-compatible/engine.ts';
import replicate from '../replicate/engine.ts';
import xai from '../xai/engine.ts';
import { ask, begin, createImageWorld, type ImageWorld, pathsOf, untilEnd } from './testing/image-world.ts';
import { type FormField, json, type ProviderServer, startProviderServer } from './testing/provider-server.ts';

const KEY = 'sk-marker/4711==';
let world: ImageWorld;
let server: ProviderServer;

beforeAll(async () => {
  world = createImageWorld();
  await world.picture('base.png', 300, 200, '#c33');
  await world.picture('other.png', 100, 100, '#33c');
  await world.mask('mask.png', [300, 200], [60, 40, 90, 90]);
});
afterAll(() => world.close());
beforeEach(async () => {
  server = await startProviderServer();
});
afterEach(() => server.stop());

const draw = { prompt: 'a cat', width: 1024, height: 1024, count: 1, seed: 5, quality: 'best' };
const replace = { image_url: 'base.png', mask_url: 'mask.png', prompt: 'a hat', count: 1, seed: 5 };
const edit = {
  image_url: 'base.png',
  reference_urls: ['other.png'],
  prompt: 'like image 2',
  count: 1,
  seed: 5,
};

const PROVIDERS = {
  openai: [openai, { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: 'URL' }],
  'openai-compatible': [
    compatible,
    {
      OPENAI_COMPATIBLE_API_KEY: KEY,
      OPENAI_COMPATIBLE_BASE_URL: 'URL',
      OPENAI_COMPATIBLE_IMAGE_MODEL: 'own-model',
      OPENAI_COMPATIBLE_PRIVATE: '1',
    },
  ],
  google: [google, { GEMINI_API_KEY: KEY, GEMINI_BASE_URL: 'URL' }],
  xai: [xai, { XAI_API_KEY: KEY, XAI_BASE_URL: 'URL' }],
  byteplus: [byteplus, { ARK_API_KEY: KEY, ARK_BASE_URL: 'URL' }],
  fal: [fal, { FAL_KEY: KEY, FAL_BASE_URL: 'URL' }],
  replicate: [replicate, { REPLICATE_API_TOKEN: KEY, REPLICATE_BASE_URL: 'URL' }],
  bfl: [bfl, { BFL_API_KEY: KEY, BFL_BASE_URL: 'URL' }],
} as const;
type ProviderId = keyof typeof PROVIDERS;
const IDS = Object.keys(PROVIDERS) as ProviderId[];
/** Providers that answer a submit with an operation. */
const QUEUED: readonly ProviderId[] = ['fal', 'replicate', 'bfl'];
const DIRECT = IDS.filter((id) => !QUEUED.includes(id));

async function open(id: ProviderId, capability: string): Promise<CapabilityEngine<unknown>> {
  const [engine, settings] = PROVIDERS[id];
  const given = Object.entries(settings).map(([name, value]) => [
    name,
    value === 'URL' ? `${server.origin}/${id}` : value,
  ]);
  const serves = await world.openEngine(engine, Object.fromEntries(given) as Record<string, string>);
  return serves[capability] as CapabilityEngine<unknown>;
}
let runs = 0;
async function run(id: ProviderId, capability: string, input: unknown): Promise<Check> {
  runs += 1;
  const engine = await open(id, capability);
  return untilEnd(engine, await begin(engine, input, `run-${runs}`));
}
const fields = (form: readonly FormField[] = []) =>
  form.map(({ name, type, bytes }) => (type.startsWith('image/') ? [name, type] : [name, bytes.toString()]));
const picture = expect.stringMatching(/^data:image\/png;base64,iVBOR/u);
const base64 = expect.stringMatching(/^iVBOR/u);
const bearer = { authorization: `Bearer ${KEY}` };
const withJson = { 'content-type': 'application/json' };

test.each(DIRECT)('a picture of hundreds of kilobytes in an answer of %s comes out whole', async (id) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 1024, height: 1024, channels: 3, background: '#888', noise } as const;
  server.made = await sharp({ create }).png().toBuffer();
  const [path = ''] = pathsOf(await run(id, 'text_to_image', draw));
  const pixels = (from: string | Buffer) => sharp(from).removeAlpha().raw().toBuffer();
  expect((await pixels(path)).equals(await pixels(server.made))).toBe(true);
});

describe('a new picture', () => {
  const expected: Record<ProviderId, object> = {
    openai: {
      path: '/openai/images/generations',
      headers: { ...bearer, ...withJson },
      json: {
        model: 'gpt-image-2.5-sunburst',
        prompt: 'a cat',
        n: 1,
        size: '1024x1024',
        quality: 'high',
        output_format: 'png',
      },
    },
    'openai-compatible': {
      path: '/openai-compatible/images/generations',
      headers: { ...bearer, ...withJson },
      json: { model: 'own-model', prompt: 'a cat', n: 1, size: '1024x1024' },
    },
    google: {
      path: '/google/models/gemini-3.1-flash-image:generateContent',
      headers: { 'x-goog-api-key': KEY, ...withJson },
      json: {
        contents: [{ role: 'user', parts: [{ text: 'a cat' }] }],
        generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '1:1' }, seed: 5 },
      },
    },
    xai: {
      path: '/xai/images/generations',
      headers: { ...bearer, ...withJson },
      json: {
        model: 'grok-imagine-image',
        prompt: 'a cat',
        n: 1,
        response_format: 'b64_json',
        aspect_ratio: '1:1',
        quality: 'high',
      },
    },
    byteplus: {
      path: '/byteplus/images/generations',
      headers: { ...bearer, ...withJson },
      json: {
        model: 'seedream-4-5-251128',
        prompt: 'a cat',
        size: '1920x1920',
        watermark: false,
        response_format: 'b64_json',
      },
    },
    fal: {
      path: '/fal/fal-ai/flux-2-pro',
      headers: { authorization: `Key ${KEY}`, ...withJson },
      json: {
        prompt: 'a cat',
        seed: 5,
        image_size: { width: 1024, height: 1024 },
        num_images: 1,
        output_format: 'png',
      },
    },
    replicate: {
      path: '/replicate/models/black-forest-labs/flux-2-pro/predictions',
      headers: { ...bearer, ...withJson },
      json: {
        input: { prompt: 'a cat', aspect_ratio: '1:1', seed: 5, num_outputs: 1, output_format: 'png' },
      },
    },
    bfl: {
      path: '/bfl/flux-2-pro',
      headers: { 'x-key': KEY, ...withJson },
      json: { prompt: 'a cat', seed: 5, width: 1024, height: 1024, output_format: 'png' },
    },
  };
  test.each(IDS)('of %s', async (id) => {
    const paths = pathsOf(await run(id, 'text_to_image', draw));
    expect(server.submits).toEqual([expected[id]]);
    expect(await sharp(paths[0]).metadata()).toMatchObject({ width: 1024, height: 1024 });
  });
});

describe('an edit with a reference', () => {
  test('of openai and compatible servers is a form', async () => {
    for (const id of ['openai', 'openai-compatible'] as const) await run(id, 'edit_by_words', edit);
    const [own, like] = server.submits;
    const prompt = expect.stringContaining('<request>like image 2</request>');
    expect(own?.path).toBe('/openai/images/edits');
    expect(fields(own?.form)).toEqual([
      ['model', 'gpt-image-2.5-sunburst'],
      ['prompt', prompt],
      ['image[]', 'image/png'],
      ['image[]', 'image/png'],
      ['n', '1'],
      ['size', '992x672'],
      ['quality', 'medium'],
      ['output_format', 'png'],
    ]);
    expect(fields(like?.form)).toEqual([
      ['model', 'own-model'],
      ['prompt', prompt],
      ['image[]', 'image/png'],
      ['image[]', 'image/png'],
      ['n', '1'],
      ['size', '1536x1024'],
    ]);
  });
  const prompt = expect.stringContaining('The further images are references');
  test.each([
    [
      'google',
      {
        contents: [
          {
            role: 'user',
            parts: [
              { text: prompt },
              { inlineData: { mimeType: 'image/png', data: base64 } },
              { inlineData: { mimeType: 'image/png', data: base64 } },
            ],
          },
        ],
        generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '3:2' }, seed: 5 },
      },
    ],
    [
      'xai',
      {
        model: 'grok-imagine-image',
        prompt,
        n: 1,
        response_format: 'b64_json',
        aspect_ratio: '3:2',
        images: [
          { url: picture, type: 'image_url' },
          { url: picture, type: 'image_url' },
        ],
      },
    ],
    ['byteplus', expect.objectContaining({ prompt, image: [picture, picture], watermark: false })],
    ['fal', expect.objectContaining({ prompt, image_urls: [picture, picture] })],
    [
      'replicate',
      {
        input: expect.objectContaining({
          prompt,
          input_image: picture,
          input_image_2: picture,
          aspect_ratio: '3:2',
        }),
      },
    ],
    ['bfl', expect.objectContaining({ prompt, input_image: base64, input_image_2: base64 })],
  ] as const)('of %s', async (id, body) => {
    const paths = pathsOf(await run(id, 'edit_by_words', edit));
    expect(server.submits.map((submit) => submit.json)).toEqual([body]);
    expect(await sharp(paths[0]).metadata()).toMatchObject({ width: 300, height: 200 });
  });
});

describe('an edit within a mask', () => {
  test('of openai: transparent pixels of the mask may change', async () => {
    const paths = pathsOf(await run('openai', 'replace_object', replace));
    const form = server.submits[0]?.form ?? [];
    expect(form.map(({ name }) => name)).toContain('mask');
    const mask = form.find(({ name }) => name === 'mask');
    const { data, info } = await sharp(mask?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 992, height: 672, channels: 4 });
    const alpha = (x: number, y: number) => data[4 * (y * info.width + x) + 3];
    expect([alpha(300, 250), alpha(50, 50)]).toEqual([0, 255]);
    const kept = await sharp(paths[0]).removeAlpha().raw().toBuffer();
    expect([...kept.subarray(0, 3)]).toEqual([0xcc, 0x33, 0x33]);
  });
  test.each([
    ['fal', '/fal/fal-ai/flux-pro/v1/fill', { prompt: 'a hat', image_url: picture, mask_url: picture }],
    [
      'replicate',
      '/replicate/models/black-forest-labs/flux-fill-pro/predictions',
      { input: expect.objectContaining({ prompt: 'a hat', image: picture, mask: picture }) },
    ],
    ['bfl', '/bfl/flux-pro-1.0-fill', { prompt: 'a hat', image: base64, mask: base64, output_format: 'png' }],
  ] as const)('of %s: white pixels are filled by the prompt alone', async (id, path, body) => {
    await run(id, 'replace_object', replace);
    expect(server.submits).toMatchObject([{ path, json: body }]);
    const { input, ...rest } = (server.submits[0]?.json ?? {}) as { input?: Record<string, string> };
    const sent = (input ?? (rest as Record<string, string>)) as Record<string, string>;
    const said = (sent['mask'] ?? sent['mask_url'] ?? '').replace(/^data:.*,/u, '');
    const { data, info } = await sharp(Buffer.from(said, 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      data[info.channels * (Math.round(y * info.height) * info.width + Math.round(x * info.width))];
    expect([at(0.35, 0.4), at(0.9, 0.9)]).toEqual([255, 0]);
  });
  test.each(['google', 'xai', 'byteplus'] as const)(
    'of %s, which takes no mask: a marked copy',
    async (id) => {
      await run(id, 'replace_object', replace);
      const sent = JSON.stringify(server.submits[0]?.json);
      expect(sent).toContain('painted red in image 2');
      expect(sent).toContain('/9j/');
    },
  );
});

const refusal = (id: ProviderId, message: string, code: string) => {
  if (id === 'fal') return { detail: [{ loc: ['body', 'prompt'], msg: message, type: code }] };
  if (id === 'replicate') return { detail: message, title: code };
  if (id === 'bfl') return { detail: message };
  if (id === 'google') return { error: { code: 400, message, status: code } };
  return { error: { message, type: code, param: null, code } };
};

describe('a refusal', () => {
  const cases = [
    [400, 'content_policy_violation', 'content_refused'],
    [401, 'invalid_api_key', 'task_engine_stopped'],
    [403, 'forbidden', 'task_engine_stopped'],
    [404, 'model_not_found', 'task_engine_stopped'],
    [422, 'content_policy_violation', 'content_refused'],
  ] as const;
  test.each(IDS.flatMap((id) => cases.map(([status, code, failed]) => [id, status, code, failed] as const)))(
    'of %s with %i %s: nothing was made, and its text has no key',
    async (id, status, code, failed) => {
      server.replies.push(json(status, refusal(id, `no, ${KEY}`, code)));
      const engine = await open(id, 'text_to_image');
      const check = await ask(engine, await begin(engine, draw, `refused-${id}-${status}`));
      // Black Forest Labs names no kind of its refusals.
      const known = id === 'bfl' && failed === 'content_refused' ? 'task_failed' : failed;
      expect(check).toMatchObject({
        state: 'failed',
        code: known,
        retryable: false,
        detail: expect.stringMatching(new RegExp(`^${status}: .*\\*\\*\\*`, 'u')),
      });
      expect(JSON.stringify(check)).not.toContain(KEY);
      expect(server.calls).toHaveLength(1);
    },
  );

  test.each([...IDS.map((id) => [id, 500] as const), ['openai', 408], ['openai', 409]] as const)(
    'of %s with %i leaves open whether it was taken',
    async (id, status) => {
      server.replies.push(json(status, refusal(id, 'oops', 'server_error')));
      const engine = await open(id, 'text_to_image');
      const check = await ask(engine, await begin(engine, draw, `broken-${id}-${status}`));
      const code = status === 500 ? 'task_engine_stopped' : 'task_unconfirmed';
      expect(check).toMatchObject({ state: 'failed', code, retryable: false });
      expect(check).not.toHaveProperty('notTaken');
    },
  );

  test('for lack of money does not cause a wait', async () => {
    server.replies.push(
      json(429, refusal('openai', 'You exceeded your current quota', 'insufficient_quota')),
    );
    const engine = await open('openai', 'text_to_image');
    const check = await ask(engine, await begin(engine, draw, 'no-money'));
    expect(check).toMatchObject({
      code: 'task_engine_stopped',
      retryable: false,
      detail: expect.stringMatching(/^402: /u),
    });
  });

  test('of a picture in a successful answer', async () => {
    const google = { candidates: [{ content: { parts: [] }, finishReason: 'IMAGE_SAFETY' }] };
    const xai = { data: [{ b64_json: null, url: null, respect_moderation: false }] };
    for (const [id, body] of [
      ['google', google],
      ['xai', xai],
    ] as const) {
      server.replies.push(json(200, body));
      const engine = await open(id, 'text_to_image');
      const check = await ask(engine, await begin(engine, draw, `filtered-${id}`));
      expect(check).toMatchObject({ state: 'failed', code: 'content_refused', retryable: false });
    }
  });
});

test('a busy provider is retried at the time it names, up to a limit', async () => {
  const pauses: number[] = [];
  const waitToSubmit = async (ms: number) => pauses.push(ms) > 0;
  const provider = openaiImages({ key: KEY, baseUrl: `${server.origin}/openai`, model: undefined });
  const { text_to_image: engine } = await world.open(provider);
  const busy = json(429, refusal('openai', 'Rate limit reached', 'rate_limit_exceeded'), {
    'retry-after': '11',
  });
  server.replies.push(busy, { ...busy, status: 503 });
  const ready = await begin(engine as CapabilityEngine<unknown>, draw, 'busy-1', waitToSubmit);
  expect(pathsOf(await ask(engine as CapabilityEngine<unknown>, ready))).toHaveLength(1);
  expect(pauses).toEqual([11_000, 11_000]);
  server.replies.push(busy, busy, busy, busy, busy, busy);
  const stopped = await begin(engine as CapabilityEngine<unknown>, draw, 'busy-2');
  const check = await ask(engine as CapabilityEngine<unknown>, stopped);
  expect(check).toMatchObject({ state: 'failed', code: 'task_engine_stopped', retryable: true });
});

test('a provider that cannot be reached has taken nothing', async () => {
  const { origin } = server;
  await server.stop();
  const models = { draw: undefined, edit: undefined, fill: undefined };
  const provider = bflImages({ key: KEY, baseUrl: `${origin}/bfl`, ...models });
  const { text_to_image: engine } = await world.open(provider);
  const operation = await begin(engine as CapabilityEngine<unknown>, draw, 'away');
  expect(await ask(engine as CapabilityEngine<unknown>, operation)).toMatchObject({
    state: 'failed',
    retryable: true,
  });
  server = await startProviderServer();
});

describe('an operation', () => {
  test.each(QUEUED)('of %s is stored, polled, and finished in another process', async (id) => {
    server.pollsUntilDone = 2;
    const engine = await open(id, 'text_to_image');
    const operation = await begin(engine, { ...draw, count: 2 }, `op-${id}`);
    expect(JSON.stringify(operation)).not.toContain(KEY);
    expect(server.submits.map(({ headers }) => headers['prefer'])).toEqual([undefined, undefined]);
    const other = await open(id, 'text_to_image');
    expect(await ask(other, operation)).toMatchObject({ state: 'pending', stage: 'changing', outputs: [] });
    expect(pathsOf(await untilEnd(other, operation))).toHaveLength(2);
    // Polled once more, as the runner does: nothing is fetched a second time.
    const made = server.calls.filter((call) => call.includes('/made/')).length;
    await untilEnd(other, operation);
    expect(server.calls.filter((call) => call.includes('/made/'))).toHaveLength(made);
    expect(server.submits).toHaveLength(2);
  });

  test.each([
    [
      'fal',
      { status: 422, body: { detail: [{ msg: 'flagged', type: 'content_policy_violation', loc: [] }] } },
      'content_refused',
      false,
    ],
    ['replicate', { body: { status: 'failed', error: 'NSFW content detected' } }, 'content_refused', false],
    ['replicate', { body: { status: 'failed', error: 'CUDA out of memory' } }, 'task_engine_stopped', true],
    ['bfl', { body: { id: 'x', status: 'Request Moderated' } }, 'content_refused', false],
    ['bfl', { body: { id: 'x', status: 'Content Moderated' } }, 'content_refused', false],
    ['bfl', { body: { id: 'x', status: 'Task not found' } }, 'task_engine_stopped', false],
    ['bfl', { body: { id: 'x', status: 'Error' } }, 'task_engine_stopped', true],
  ] as const)('of %s that ends with %j', async (id, outcome, code, retryable) => {
    server.outcome = outcome;
    expect(await run(id, 'text_to_image', draw)).toMatchObject({ state: 'failed', code, retryable });
  });

  test('that ends with an error quoting the key reports it without the key', async () => {
    const ends = {
      fal: { status: 500, body: { detail: `no machine for Key ${KEY}` } },
      replicate: { body: { status: 'failed', error: `no machine for ${KEY}` } },
      bfl: { body: { id: 'x', status: 'Error', details: { key: KEY } } },
    } as const;
    for (const [id, outcome] of Object.entries(ends)) {
      server.outcome = outcome;
      const engine = await open(id as ProviderId, 'text_to_image');
      const operation = await begin(engine, draw, `quoted-${id}`);
      let check = await ask(engine, operation);
      if (check.state !== 'failed') check = await ask(engine, operation);
      expect(JSON.stringify([operation, check])).not.toContain(KEY);
    }
  });

  test('that is cancelled is cancelled at the provider', async () => {
    for (const id of QUEUED) {
      const engine = await open(id, 'text_to_image');
      await engine.cancel?.(await begin(engine, draw, `cancel-${id}`));
    }
    expect(server.cancelled).toEqual([
      'PUT /fal/requests/op-1/cancel',
      'POST /replicate/predictions/op-2/cancel',
    ]);
  });

  test('at a foreign address is never polled with the key', async () => {
    const own = `${server.origin.replace('127.0.0.1', 'localhost')}/bfl/get_result`;
    server.replies.push(json(200, { id: 'op-1', polling_url: own }));
    const engine = await open('bfl', 'text_to_image');
    const operation = await begin(engine, draw, 'elsewhere');
    await expect(ask(engine, operation)).rejects.toThrow('is not where the provider is');
    expect(server.calls).toHaveLength(1);
  });
});

test('direct answers are settled by the worker that has them, operations are parked', async () => {
  for (const id of IDS) {
    const { answersAtOnce = false } = await open(id, 'text_to_image');
    expect([id, answersAtOnce]).toEqual([id, DIRECT.includes(id)]);
  }
});

describe('a server compatible with OpenAI’s', () => {
  const given = (base: string, more = {}) => ({
    OPENAI_COMPATIBLE_BASE_URL: base,
    OPENAI_COMPATIBLE_IMAGE_MODEL: 'm',
    ...more,
  });

  test('may be on this machine or in a private network only if the operator allows it', async () => {
    expect(() => compatible.setUp(given('http://127.0.0.1:1/v1'), 'intl')).toThrow(
      'OPENAI_COMPATIBLE_PRIVATE',
    );
    const host = `https://localhost:${new URL(server.origin).port}/v1`;
    const { text_to_image: engine } = await world.openEngine(compatible, given(host));
    const operation = await begin(engine as CapabilityEngine<unknown>, draw, 'inside');
    const check = await ask(engine as CapabilityEngine<unknown>, operation);
    expect(check).toMatchObject({ state: 'failed', detail: expect.stringContaining('public address') });
    expect(server.calls).toEqual([]);
  });

  test('may answer with a URL, which is fetched like every other download', async () => {
    server.replies.push(json(200, { data: [{ url: `${server.origin}/made/a.png` }] }));
    expect(pathsOf(await run('openai-compatible', 'text_to_image', draw))).toHaveLength(1);
    server.replies.push(json(200, { data: [{ url: `http://localhost.invalid/made/a.png` }] }));
    const engine = await open('openai-compatible', 'text_to_image');
    const check = await ask(engine, await begin(engine, draw, 'dead-link'));
    expect(check).toMatchObject({ state: 'failed', code: 'task_unconfirmed' });
  });

  test('needs no key', async () => {
    const own = given(`${server.origin}/openai-compatible`, { OPENAI_COMPATIBLE_PRIVATE: '1' });
    const { text_to_image: engine } = await world.openEngine(compatible, own);
    await begin(engine as CapabilityEngine<unknown>, draw, 'no-key');
    expect(server.submits[0]?.headers).toEqual(withJson);
  });
});
