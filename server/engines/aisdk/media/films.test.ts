/**
 * Videos of each provider over real HTTP: what is sent, field by field, and the outcome of the operations.
 */
import { MockVideoModelV4 } from 'ai/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { filmFile } from '../../../features/storage/media/testing/media-files.ts';
import { type LocalReply, type LocalServer, startLocalServer } from '../../../testing/pay/local-server.ts';
import byteplus from '../../byteplus/engine.ts';
import type { CapabilityEngine, Check } from '../../engine.ts';
import fal from '../../fal/engine.ts';
import google from '../../google/engine.ts';
import { googleFilms } from '../../google/films.ts';
import { BAD_POLLS, BAD_SUBMITS } from '../../hosted/testing/faults.ts';
import minimax from '../../minimax/engine.ts';
import { refusalOf } from '../../refusal-of.ts';
import replicate from '../../replicate/engine.ts';
import xai from '../../xai/engine.ts';
import { ask, begin, createImageWorld, type ImageWorld, pathsOf, untilEnd } from '../testing/image-world.ts';
import { json, readSubmit, type Submit } from '../testing/provider-server.ts';
import { createFilmEngine, type FilmModel } from './film-engine.ts';

const KEY = 'sk-marker/4711==';
let film: Buffer;
let world: ImageWorld;
let server: LocalServer;
let submits: Submit[];
/** Answers to the next submits, in order; then the usual answer. */
let replies: LocalReply[];
let pollsUntilDone: number;
/** Replaces the usual answer of a finished operation. */
let outcome: LocalReply | undefined;

beforeAll(async () => {
  world = createImageWorld();
  film = await filmFile('mp4');
  await world.picture('first.png', 640, 360, '#c33');
  await world.picture('last.png', 640, 360, '#33c');
});
afterAll(() => world.close());
beforeEach(async () => {
  [submits, replies, pollsUntilDone, outcome] = [[], [], 1, undefined];
  server = await startLocalServer((request) => {
    const { pathname } = request.url;
    if (pathname.startsWith('/made/'))
      return { status: 200, bytes: film, headers: { 'content-type': 'video/mp4' } };
    const id = pathname.split('/')[1] as ProviderId;
    if (request.method === 'POST') {
      submits.push(readSubmit(request));
      return replies.shift() ?? json(200, ANSWERS[id].taken(server.origin));
    }
    if (id === 'fal' && !pathname.endsWith('/status'))
      return outcome ?? json(200, { video: { url: made() } });
    pollsUntilDone -= 1;
    if (pollsUntilDone >= 0) return json(200, ANSWERS[id].running(server.origin));
    return (id === 'fal' ? undefined : outcome) ?? json(200, ANSWERS[id].done(made(), server.origin));
  });
});
afterEach(() => server.stop());
const made = () => `${server.origin}/made/film.mp4`;

const prediction = (origin: string, status: string, more = {}) => {
  const own = `${origin}/replicate/predictions/op-1`;
  return {
    id: 'op-1',
    status,
    output: null,
    error: null,
    urls: { get: own, cancel: `${own}/cancel` },
    ...more,
  };
};
const request = (origin: string) => {
  const own = `${origin}/fal/requests/op-1`;
  const urls = { response_url: own, status_url: `${own}/status`, cancel_url: `${own}/cancel` };
  return { request_id: 'op-1', status: 'IN_QUEUE', ...urls };
};
const OPERATION = 'models/veo-3.1-generate-preview/operations/op-1';

/**
 * Answers as their interfaces document them: Gemini https://ai.google.dev/gemini-api/docs/video, xAI
 * https://docs.x.ai/docs/api-reference, fal https://fal.ai/docs/documentation/model-apis/inference/queue, Replicate
 * https://replicate.com/docs/reference/http, ModelArk https://docs.byteplus.com/en/docs/ModelArk/1520757 and 1521309;
 * those of MiniMax as @ai-sdk/minimax 3.0.45 reads them.
 */
const ANSWERS = {
  google: {
    taken: () => ({ name: OPERATION }),
    running: () => ({ name: OPERATION }),
    done: (url: string) => ({
      name: OPERATION,
      done: true,
      response: { generateVideoResponse: { generatedSamples: [{ video: { uri: url } }] } },
    }),
  },
  xai: {
    taken: () => ({ request_id: 'op-1' }),
    running: () => ({ status: 'pending' }),
    done: (url: string) => ({ status: 'done', video: { url, duration: 5, respect_moderation: true } }),
  },
  replicate: {
    taken: (origin: string) => prediction(origin, 'starting'),
    running: (origin: string) => prediction(origin, 'processing'),
    done: (url: string, origin: string) => prediction(origin, 'succeeded', { output: url }),
  },
  byteplus: {
    taken: () => ({ id: 'cgt-1' }),
    running: () => ({ id: 'cgt-1', status: 'running' }),
    done: (url: string) => ({ id: 'cgt-1', status: 'succeeded', content: { video_url: url } }),
  },
  minimax: {
    taken: () => ({ task_id: 'op-1' }),
    running: () => ({ task: { id: 'op-1', status: 'running' } }),
    done: (url: string) => ({ task: { id: 'op-1', status: 'succeeded', content: { url } } }),
  },
  fal: {
    taken: request,
    running: () => ({ status: 'IN_PROGRESS' }),
    done: () => ({ status: 'COMPLETED' }),
  },
} as const satisfies Record<
  string,
  Record<'taken' | 'running' | 'done', (one: string, other: string) => object>
>;
const PROVIDERS = {
  google: [google, 'GEMINI_API_KEY', 'GEMINI_BASE_URL'],
  xai: [xai, 'XAI_API_KEY', 'XAI_BASE_URL'],
  replicate: [replicate, 'REPLICATE_API_TOKEN', 'REPLICATE_BASE_URL'],
  byteplus: [byteplus, 'ARK_API_KEY', 'ARK_BASE_URL'],
  minimax: [minimax, 'MINIMAX_API_KEY', 'MINIMAX_BASE_URL'],
  fal: [fal, 'FAL_KEY', 'FAL_BASE_URL'],
} as const;
type ProviderId = keyof typeof PROVIDERS;
const IDS = Object.keys(PROVIDERS) as ProviderId[];

async function open(id: ProviderId, capability = 'text_to_video'): Promise<CapabilityEngine<unknown>> {
  const [engine, key, address] = PROVIDERS[id];
  const serves = await world.openEngine(engine, { [key]: KEY, [address]: `${server.origin}/${id}` });
  return serves[capability] as CapabilityEngine<unknown>;
}
let runs = 0;
async function run(id: ProviderId, capability: string, input: unknown): Promise<Check> {
  runs += 1;
  const engine = await open(id, capability);
  return untilEnd(engine, await begin(engine, input, `film-${runs}`));
}

const wave = {
  prompt: 'a wave',
  width: 1280,
  height: 720,
  seconds: 5,
  quality: 'standard',
  sound: false,
  seed: 7,
  count: 1,
};
const animate = { ...wave, image_url: 'first.png' };
const bearer = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
const jpeg = expect.stringMatching(/^data:image\/jpeg;base64,\/9j/u);

test.each<[ProviderId, string, object, object]>([
  [
    'google',
    'text_to_video',
    wave,
    {
      path: '/google/models/veo-3.1-generate-preview:predictLongRunning',
      headers: { 'x-goog-api-key': KEY, 'content-type': 'application/json' },
      json: {
        instances: [{ prompt: 'a wave' }],
        parameters: { sampleCount: 1, aspectRatio: '16:9', resolution: '720p', durationSeconds: 6, seed: 7 },
      },
    },
  ],
  [
    'google',
    'image_to_video',
    { ...animate, last_image_url: 'last.png', height: 1920, width: 1080, seconds: 8 },
    {
      json: {
        instances: [
          {
            prompt: 'a wave',
            image: { bytesBase64Encoded: expect.stringMatching(/^\/9j/u), mimeType: 'image/jpeg' },
            lastFrame: { bytesBase64Encoded: expect.stringMatching(/^\/9j/u), mimeType: 'image/jpeg' },
          },
        ],
        parameters: { sampleCount: 1, aspectRatio: '9:16', resolution: '1080p', durationSeconds: 8, seed: 7 },
      },
    },
  ],
  [
    'xai',
    'text_to_video',
    { ...wave, sound: true },
    {
      path: '/xai/videos/generations',
      headers: bearer,
      json: {
        model: 'grok-imagine-video',
        prompt: 'a wave',
        duration: 5,
        aspect_ratio: '16:9',
        resolution: '720p',
        generate_audio: true,
      },
    },
  ],
  [
    'xai',
    'image_to_video',
    animate,
    {
      json: {
        model: 'grok-imagine-video',
        prompt: 'a wave',
        duration: 5,
        resolution: '720p',
        generate_audio: false,
        image: { url: jpeg },
      },
    },
  ],
  [
    'replicate',
    'image_to_video',
    { ...animate, width: 480, height: 480 },
    {
      path: '/replicate/models/bytedance/seedance-2.0/predictions',
      headers: bearer,
      json: {
        input: {
          prompt: 'a wave',
          image: jpeg,
          aspect_ratio: '1:1',
          duration: 5,
          seed: 7,
          resolution: '480p',
          generate_audio: false,
        },
      },
    },
  ],
  [
    'byteplus',
    'image_to_video',
    { ...animate, last_image_url: 'last.png' },
    {
      path: '/byteplus/contents/generations/tasks',
      headers: bearer,
      json: {
        model: 'seedance-1-5-pro-251215',
        content: [
          { type: 'text', text: 'a wave' },
          { type: 'image_url', image_url: { url: jpeg }, role: 'first_frame' },
          { type: 'image_url', image_url: { url: jpeg }, role: 'last_frame' },
        ],
        ratio: '16:9',
        duration: 5,
        seed: 7,
        resolution: '720p',
        generate_audio: false,
        watermark: false,
      },
    },
  ],
  [
    'minimax',
    'text_to_video',
    { ...wave, seconds: 3 },
    {
      path: '/minimax/v2/video_generation',
      headers: bearer,
      json: {
        model: 'MiniMax-H3',
        content: [{ type: 'text', text: 'a wave' }],
        resolution: '768P',
        duration: 4,
        ratio: '16:9',
      },
    },
  ],
  [
    'minimax',
    'image_to_video',
    { ...animate, last_image_url: 'last.png', width: 1920, height: 1080 },
    {
      json: {
        model: 'MiniMax-H3',
        content: [
          { type: 'text', text: 'a wave' },
          { type: 'image_url', image_url: { url: jpeg }, role: 'first_frame' },
          { type: 'image_url', image_url: { url: jpeg }, role: 'last_frame' },
        ],
        resolution: '2K',
        duration: 5,
      },
    },
  ],
  [
    'fal',
    'text_to_video',
    { ...wave, seconds: 2 },
    {
      path: '/fal/fal-ai/kling-video/v4/text-to-video',
      headers: { authorization: `Key ${KEY}`, 'content-type': 'application/json' },
      json: { prompt: 'a wave', aspect_ratio: '16:9', duration: 3, seed: 7, resolution: '720p' },
    },
  ],
])('of %s: %s', async (id, capability, input, expected) => {
  const check = await run(id, capability, input);
  expect(submits).toHaveLength(1);
  expect(submits[0]).toMatchObject(expected);
  expect(submits[0]?.json).toEqual((expected as Submit).json);
  expect(check).toMatchObject({ state: 'done', outputs: [{ index: 0, contentType: 'video/mp4' }] });
  expect(pathsOf(check)).toHaveLength(1);
});

test.each<[ProviderId, object]>([
  ['google', { seconds: 9 }],
  ['xai', { last_image_url: 'last.png' }],
  ['minimax', { sound: true }],
  ['fal', { sound: true }],
  ['fal', { seconds: 31 }],
])('input that %s does not support is left to another engine: %j', async (id, more) => {
  const engine = await open(id, id === 'fal' ? 'text_to_video' : 'image_to_video');
  expect(refusalOf(engine, animate)).toBeUndefined();
  expect(refusalOf(engine, { ...animate, ...more })).toBe('value_needs_engine');
});

test('fal animates no picture until an endpoint for it is known', async () => {
  expect(await open('fal', 'image_to_video')).toBeUndefined();
});

test('each candidate is a separate operation with a different seed', async () => {
  await begin(await open('google'), { ...wave, count: 2 }, 'two');
  expect(submits).toMatchObject([7, 8].map((seed) => ({ json: { parameters: { seed } } })));
});

describe('an operation', () => {
  test.each(IDS)('of %s is stored without the key, and ends in another process', async (id) => {
    pollsUntilDone = 2;
    const operation = await begin(await open(id), wave, `killed-${id}`);
    expect(JSON.stringify(operation)).not.toContain(KEY);
    const other = await open(id);
    expect(other.answersAtOnce).toBeUndefined();
    expect(await ask(other, operation)).toMatchObject({ state: 'pending' });
    expect(pathsOf(await untilEnd(other, operation))).toHaveLength(1);
    expect(submits).toHaveLength(1);
  });

  test.each(IDS)('of %s continues after a bad answer to a poll', async (id) => {
    const engine = await open(id);
    const operation = await begin(engine, wave, `polls-${id}`);
    for (const fault of BAD_POLLS) {
      server.fail(fault);
      expect([fault, await ask(engine, operation)]).toMatchObject([fault, { state: 'away' }]);
    }
    server.fail('limited');
    expect(await ask(engine, operation)).toEqual({ state: 'away', afterMs: 7000 });
    expect(pathsOf(await untilEnd(engine, operation))).toHaveLength(1);
  });

  test.each<[ProviderId, number, object, string, boolean]>([
    [
      'google',
      200,
      { done: true, error: { code: 3, message: 'blocked by safety filters' } },
      'content_refused',
      false,
    ],
    [
      'google',
      200,
      { done: true, error: { code: 13, message: `internal, ${KEY}` } },
      'task_engine_stopped',
      true,
    ],
    [
      'google',
      200,
      {
        done: true,
        response: { generateVideoResponse: { raiMediaFilteredCount: 1, raiMediaFilteredReasons: ['x'] } },
      },
      'content_refused',
      false,
    ],
    [
      'google',
      404,
      { error: { code: 404, message: 'not found', status: 'NOT_FOUND' } },
      'task_engine_stopped',
      false,
    ],
    ['xai', 200, { status: 'failed', error: { message: 'internal' } }, 'task_engine_stopped', true],
    [
      'xai',
      200,
      { status: 'done', video: { url: 'https://x.example/a', respect_moderation: false } },
      'content_refused',
      false,
    ],
    ['xai', 200, { status: 'expired' }, 'task_engine_stopped', true],
    [
      'minimax',
      200,
      {
        task: {
          status: 'failed',
          error: { code: 1027, message: 'video description involves sensitive content' },
        },
      },
      'content_refused',
      false,
    ],
    ['minimax', 200, { task: { status: 'expired' } }, 'task_engine_stopped', true],
    [
      'byteplus',
      200,
      { status: 'failed', error: { code: 'OutputVideoSensitiveContentDetected' } },
      'content_refused',
      false,
    ],
    [
      'byteplus',
      200,
      { status: 'failed', error: { code: 'InternalServiceError' } },
      'task_engine_stopped',
      true,
    ],
    ['byteplus', 404, { error: { code: 'NotFound' } }, 'task_engine_stopped', false],
    [
      'fal',
      422,
      { detail: [{ msg: 'flagged', type: 'content_policy_violation', loc: [] }] },
      'content_refused',
      false,
    ],
  ])('of %s that ends with %i %j', async (id, status, body, code, retryable) => {
    outcome = json(status, body);
    const check = await run(id, 'text_to_video', wave);
    expect(check).toMatchObject({ state: 'failed', code, retryable });
    expect(JSON.stringify(check)).not.toContain(KEY);
  });

  test('of fal whose error quotes the key reports it without the key', async () => {
    outcome = json(422, { detail: `refused for Key ${KEY}` });
    const check = await run('fal', 'text_to_video', wave);
    expect(check).toMatchObject({ state: 'failed' });
    expect(JSON.stringify(check)).not.toContain(KEY);
  });

  test('of xai continues if the answer has no body yet', async () => {
    const engine = await open('xai');
    const operation = await begin(engine, wave, 'empty');
    [pollsUntilDone, outcome] = [0, { status: 202 }];
    expect((await ask(engine, operation)).state).toBe('pending');
  });

  test('of replicate that its content filter ended', async () => {
    outcome = json(200, prediction(server.origin, 'failed', { error: 'NSFW content detected' }));
    expect(await run('replicate', 'text_to_video', wave)).toMatchObject({
      code: 'content_refused',
      retryable: false,
    });
  });

  test.each(['xai', 'minimax'] as const)('of %s whose video is gone is polled again', async (id) => {
    const engine = await open(id);
    const operation = await begin(engine, wave, `dead-link-${id}`);
    pollsUntilDone = 0;
    outcome = json(200, ANSWERS[id].done(`${server.origin.replace(/\d+$/u, '1')}/made/film.mp4`));
    await expect(ask(engine, operation)).rejects.toThrow();
    outcome = undefined;
    expect((await ask(engine, operation)).state).toBe('done');
  });

  test('at a foreign address is never polled with the key', async () => {
    replies.push(json(200, prediction('http://localhost:1', 'starting')));
    const engine = await open('replicate');
    const operation = await begin(engine, wave, 'elsewhere');
    await expect(ask(engine, operation)).rejects.toThrow();
    expect(server.calls).toHaveLength(1);
  });

  test('is started and polled through the SDK’s pair of calls', async () => {
    const asked: unknown[] = [];
    const model = new MockVideoModelV4({
      doStart: async () => ({
        operation: { name: 'op' },
        warnings: [],
        response: { timestamp: new Date(0), modelId: 'm', headers: undefined },
      }),
      doStatus: async ({ operation }) => {
        asked.push(operation);
        return { status: 'pending', response: { timestamp: new Date(0), modelId: 'm', headers: undefined } };
      },
    });
    const provider = { ...googleFilms({ key: KEY, baseUrl: server.origin, filmModel: 'm' }) };
    const { serves } = createFilmEngine(
      { ...provider, connect: async () => () => model as FilmModel },
      world.host,
      true,
    );
    const engine = serves.text_to_video as CapabilityEngine<unknown>;
    const operation = await begin(engine, wave, 'mock');
    expect(operation).toMatchObject({ tickets: [{ model: 'm', operation: { name: 'op' } }] });
    expect((await ask(engine, operation)).state).toBe('pending');
    expect(asked).toEqual([{ name: 'op' }]);
  });
});

describe('answers to a submit', () => {
  test.each(IDS)('that are bad, of %s: the submit is unconfirmed, and sent once', async (id) => {
    const engine = await open(id);
    for (const fault of BAD_SUBMITS) {
      const before = server.calls.length;
      server.fail(fault);
      const check = await ask(engine, await begin(engine, wave, `bad-${id}-${fault}`));
      expect([fault, check]).toMatchObject([fault, { code: 'task_unconfirmed', retryable: false }]);
      expect(server.calls).toHaveLength(before + 1);
    }
  });

  test.each<[ProviderId, number, object, string]>([
    ['google', 400, { error: { code: 400, message: KEY, status: 'INVALID_ARGUMENT' } }, 'task_failed'],
    [
      'google',
      403,
      { error: { code: 403, message: KEY, status: 'PERMISSION_DENIED' } },
      'task_engine_stopped',
    ],
    ['xai', 401, { code: 'no', error: KEY }, 'task_engine_stopped'],
    ['replicate', 402, { title: 'Insufficient credit', detail: KEY }, 'task_engine_stopped'],
    ['replicate', 422, { title: 'Input validation failed', detail: KEY }, 'task_failed'],
    [
      'byteplus',
      400,
      { error: { code: 'InputTextSensitiveContentDetected', message: KEY } },
      'content_refused',
    ],
    ['byteplus', 401, { error: { code: 'AuthenticationError', message: KEY } }, 'task_engine_stopped'],
    ['minimax', 400, { type: 'error', error: { message: KEY, http_code: 400 } }, 'task_failed'],
    ['minimax', 401, { type: 'error', error: { message: KEY, http_code: 401 } }, 'task_engine_stopped'],
    ['fal', 403, { detail: `User is locked. ${KEY}` }, 'task_engine_stopped'],
  ])('that refuse, of %s with %i, made nothing and do not reveal the key', async (id, status, body, code) => {
    replies.push(json(status, body));
    const check = await run(id, 'text_to_video', wave);
    expect(check).toMatchObject({ state: 'failed', code, retryable: false });
    expect(JSON.stringify(check)).not.toContain(KEY);
    expect(submits).toHaveLength(1);
  });

  test('with a retry time are retried at that time', async () => {
    const pauses: number[] = [];
    const waitToSubmit = async (ms: number) => pauses.push(ms) > 0;
    const provider = googleFilms({ key: KEY, baseUrl: `${server.origin}/google`, filmModel: undefined });
    const { serves } = createFilmEngine(provider, world.host, true);
    const engine = serves.text_to_video as CapabilityEngine<unknown>;
    replies.push(json(429, { error: { message: 'slow down' } }, { 'retry-after': '9' }));
    expect((await untilEnd(engine, await begin(engine, wave, 'busy', waitToSubmit))).state).toBe('done');
    expect(pauses).toEqual([9000]);
  });
});
