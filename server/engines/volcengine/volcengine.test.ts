/**
 * Volcengine's visual interface over real HTTP: what is sent, field by field, and the results of its answers.
 */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ask,
  begin,
  createImageWorld,
  type ImageWorld,
  pathsOf,
  untilEnd,
} from '../aisdk/testing/image-world.ts';
import { json } from '../aisdk/testing/provider-server.ts';
import { type CapabilityEngine, type Check, isFile } from '../engine.ts';
import { BAD_POLLS, BAD_SUBMITS } from '../hosted/testing/faults.ts';
import type { ClientOptions } from './client.ts';
import engine from './engine.ts';
import {
  ACCESS_KEY,
  SECRET_KEY,
  said,
  startVisualServer,
  state,
  type VisualServer,
  type VisualSubmit,
} from './testing/visual-server.ts';
import { createVisualEngine } from './visual-engine.ts';

let world: ImageWorld;
let server: VisualServer;

beforeAll(async () => {
  world = createImageWorld();
  await world.picture('base.png', 300, 200, '#c33');
  await world.picture('large.png', 3000, 1500, '#c33');
  await world.mask('mask.png', [300, 200], [60, 40, 90, 90]);
});
afterAll(() => world.close());
beforeEach(async () => {
  server = await startVisualServer();
});
afterEach(() => server.stop());

const settings = () => ({
  VOLC_ACCESS_KEY: ACCESS_KEY,
  VOLC_SECRET_KEY: SECRET_KEY,
  VOLC_VISUAL_URL: server.origin,
});
const open = async (capability: string) =>
  (await world.openEngine(engine, settings()))[capability] as CapabilityEngine<unknown>;
const openWith = (capability: string, options: ClientOptions) => {
  const config = { accessKey: ACCESS_KEY, secretKey: SECRET_KEY, baseUrl: server.origin };
  const { serves } = createVisualEngine(config, world.host, options);
  return serves[capability as 'hair'] as CapabilityEngine<unknown>;
};
let runs = 0;
async function run(capability: string, input: unknown): Promise<Check> {
  runs += 1;
  const opened = await open(capability);
  return untilEnd(opened, await begin(opened, input, `volc-${runs}`));
}

const sentFiles = () => (server.submits[0] as VisualSubmit).json['binary_data_base64'] as string[];
const jpeg = expect.stringMatching(/^\/9j\//u);
const png = expect.stringMatching(/^iVBOR/u);
const hair = { image_url: 'base.png', hair: 603, strength: 90 };
const remove = { image_url: 'base.png', mask_url: 'mask.png', grow: true, count: 2, seed: 2 ** 31 - 1 };
const character = {
  character: 'a girl of ten',
  prompt: 'in a boat\n\nat home',
  reference_url: 'base.png',
  width: 1024,
  height: 768,
  seed: 4,
  count: 3,
};

describe('what is sent', () => {
  test.each([
    ['hair', hair, 'HairStyle', { req_key: 'hair_style', binary_data_base64: [jpeg], hair_type: 603 }],
    [
      'emotion',
      { image_url: 'base.png', emotion: 'liwo', strength: 70 },
      'EmotionPortrait',
      { req_key: 'emotion_portrait', binary_data_base64: [jpeg], target_emotion: 'liwo' },
    ],
    [
      'age',
      { image_url: 'base.png', age: 'elderly', strength: 70 },
      'AllAgeGeneration',
      { req_key: 'all_age_generation', binary_data_base64: [jpeg], target_age: 70 },
    ],
    [
      'remove_background',
      { image_url: 'base.png' },
      'SaliencySeg',
      {
        req_key: 'saliency_seg',
        binary_data_base64: [jpeg],
        only_mask: 3,
        rgb: [-1, -1, -1],
        refine_mask: 2,
      },
    ],
  ] as const)('for %s, with a direct answer', async (capability, input, action, body) => {
    const paths = pathsOf(await run(capability, input));
    expect(server.submits).toEqual([
      { target: `/?Action=${action}&Version=2022-08-31`, contentType: 'application/json', json: body },
    ]);
    expect(await sharp(paths[0]).metadata()).toMatchObject({ width: 300, height: 200 });
    expect((await open(capability)).answersAtOnce).toBe(true);
  });

  test.each([
    [
      'remove_object',
      remove,
      2,
      {
        req_key: 'i2i_inpainting',
        binary_data_base64: [jpeg, png],
        steps: 30,
        strength: 0.8,
        scale: 7,
        seed: 2 ** 31 - 1,
      },
    ],
    [
      'replace_object',
      { ...remove, prompt: 'a hat', count: 1, seed: 3 },
      1,
      {
        req_key: 'i2i_inpainting_edit',
        binary_data_base64: [jpeg, png],
        custom_prompt: 'a hat',
        steps: 25,
        scale: 5,
        seed: 3,
      },
    ],
    [
      'extend',
      { image_url: 'base.png', left: 75, top: 0, right: 0, bottom: 100, prompt: 'sea', count: 1, seed: 3 },
      1,
      {
        req_key: 'i2i_outpainting',
        binary_data_base64: [jpeg],
        custom_prompt: 'sea',
        steps: 30,
        strength: 0.8,
        scale: 7,
        top: 0,
        bottom: 0.5,
        left: 0.25,
        right: 0,
        max_height: 1920,
        max_width: 1920,
        seed: 3,
      },
    ],
    [
      'character_picture',
      character,
      3,
      {
        req_key: 'seed3l_single_ip',
        binary_data_base64: [jpeg],
        prompt: expect.stringContaining('<request>in a boat</request>'),
        width: 1024,
        height: 768,
        seed: 4,
      },
    ],
  ] as const)('for %s, as polled works', async (capability, input, count, body) => {
    await run(capability, input);
    expect(server.submits).toHaveLength(count);
    const target = '/?Action=CVSync2AsyncSubmitTask&Version=2022-08-31';
    expect(server.submits[0]).toEqual({ target, contentType: 'application/json', json: body });
    expect(server.questions[0]).toEqual({
      req_key: body.req_key,
      task_id: '7392616336519610401',
      req_json: '{"return_url":true,"logo_info":{"add_logo":false}}',
    });
    expect((await open(capability)).answersAtOnce).toBeUndefined();
  });

  test('for camera_move: a video, kept unchanged', async () => {
    server.made = Buffer.from('a video');
    const done = await run('camera_move', {
      image_url: 'base.png',
      mode: 2,
      seconds: 3,
      strength: 60,
      size: 1280,
    });
    expect(server.submits[0]?.json).toEqual({
      req_key: 'img2video3d',
      binary_data_base64: [jpeg],
      render_spec: { mode: 2, long_side: 1280, frame_num: 90, fps: 30, use_flow: -1, speed_shift: [] },
    });
    expect(done.state === 'done' && done.outputs.filter(isFile)).toMatchObject([
      { contentType: 'video/mp4' },
    ]);
  });

  test('a large picture is reduced to the provider’s limit, and the result enlarged to its size', async () => {
    const paths = pathsOf(await run('hair', { ...hair, image_url: 'large.png' }));
    const [sent = ''] = sentFiles();
    const facts = await sharp(Buffer.from(sent, 'base64')).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: 2040, height: 1020 });
    expect(await sharp(paths[0]).metadata()).toMatchObject({ width: 3000, height: 1500 });
  });

  test('the mask is white where the picture may change, in one channel', async () => {
    await run('remove_object', { ...remove, grow: false });
    const [, sent = ''] = sentFiles();
    const mask = sharp(Buffer.from(sent, 'base64'));
    expect(await mask.metadata()).toMatchObject({ width: 300, height: 200, channels: 1 });
    const data = await mask.toColourspace('b-w').raw().toBuffer();
    expect([data[80 * 300 + 100], data[10 * 300 + 10]]).toEqual([255, 0]);
  });

  test('candidates use the scenes in turn', async () => {
    await run('character_picture', character);
    const prompts = server.submits.map(
      (submit) => /<request>((?:in|at)[^<]+)/u.exec(String(submit.json['prompt']))?.[1],
    );
    expect(prompts).toEqual(['in a boat', 'at home', 'in a boat']);
  });
});

describe('the result', () => {
  const pixel = async (path: string | undefined, left: number, top: number) => [
    ...(await sharp(path).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];

  test('outside a mask every pixel is the original one', async () => {
    const [path] = pathsOf(await run('remove_object', { ...remove, grow: false, count: 1 }));
    expect((await pixel(path, 10, 10)).slice(0, 3)).toEqual([0xcc, 0x33, 0x33]);
    expect((await pixel(path, 100, 80)).slice(0, 3)).toEqual([0, 0xaa, 0]);
  });

  test('an extended picture keeps its pixels, with the new ones around them', async () => {
    const input = { image_url: 'base.png', left: 75, top: 0, right: 0, bottom: 100, count: 1, seed: 3 };
    const [path] = pathsOf(await run('extend', input));
    expect(await sharp(path).metadata()).toMatchObject({ width: 375, height: 300 });
    expect((await pixel(path, 200, 50)).slice(0, 3)).toEqual([0xcc, 0x33, 0x33]);
    expect((await pixel(path, 10, 250)).slice(0, 3)).toEqual([0, 0xaa, 0]);
  });

  test('a cut-out has the pixels of the picture and the alpha of the provider', async () => {
    server.made = await sharp(Buffer.alloc(300 * 200 * 4, 0), {
      raw: { width: 300, height: 200, channels: 4 },
    })
      .composite([
        {
          input: { create: { width: 150, height: 200, channels: 4, background: '#0a0' } },
          left: 150,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const [clear] = pathsOf(await run('remove_background', { image_url: 'base.png' }));
    expect((await pixel(clear, 50, 100))[3]).toBe(0);
    expect(await pixel(clear, 250, 100)).toEqual([0xcc, 0x33, 0x33, 255]);
    const [blue] = pathsOf(await run('remove_background', { image_url: 'base.png', background: '#0000ff' }));
    expect(await pixel(blue, 50, 100)).toEqual([0, 0, 255]);
    expect(await pixel(blue, 250, 100)).toEqual([0xcc, 0x33, 0x33]);
  });

  test('a work in base64 is a result too', async () => {
    server.states.push(state('done', { binary_data_base64: [server.made.toString('base64')] }));
    expect(pathsOf(await run('replace_object', { ...remove, prompt: 'a hat', count: 1 }))).toHaveLength(1);
    expect(server.calls.filter((call) => call.includes('/made/'))).toEqual([]);
  });
});

describe('an unsupported input', () => {
  test.each([
    ['hair', { image_url: 'a', color: '#fff', strength: 1 }],
    ['hair', { image_url: 'a', hair: 101, color: '#fff', strength: 1 }],
    ['remove_background', { image_url: 'a', keep_url: 'b' }],
    ['remove_background', { image_url: 'a', box: { left: 0, top: 0, width: 1, height: 1 } }],
    ['character_picture', { ...character, reference_url: undefined }],
    ['character_picture', { ...character, prompt: 'x'.repeat(700) }],
    ['replace_object', { ...remove, prompt: 'x'.repeat(801) }],
    ['extend', { image_url: 'a', prompt: 'x'.repeat(801) }],
  ])('for %s is left to the next engine', async (capability, input) => {
    expect((await open(capability)).refuse?.(input)).toBe('value_needs_engine');
  });

  test('of an age is not offered', async () => {
    expect((await open('age')).values).toEqual({ age: ['child', 'elderly'] });
    for (const [capability, input] of [
      ['hair', hair],
      ['character_picture', character],
      ['extend', { image_url: 'a' }],
    ] as const)
      expect((await open(capability)).refuse?.(input)).toBeUndefined();
  });
});

/** The tables of codes: https://www.volcengine.com/docs/6444/69728, 6594/82173, 6423/69842, 6791/1223709. */
const CODES = [
  [400, 50411, 'Pre Img Risk Not Pass', 'content_refused', false],
  [400, 50412, 'Text Risk Not Pass', 'content_refused', false],
  [400, 50413, 'Post Text Risk Not Pass', 'content_refused', false],
  [400, 50511, 'Post Img Risk Not Pass', 'content_refused', true],
  [400, 50518, 'Pre Img Risk Not Pass: Copyright', 'content_refused', false],
  [400, 50520, 'Risk Internal Error', 'task_engine_stopped', false],
  [400, 50200, 'Parameter Error', 'task_failed', false],
  [400, 60102, 'No face detected', 'no_face', false],
  [400, 62600, 'Too many faces', 'several_faces', false],
  [500, 201304, 'ghost face', 'content_refused', true],
] as const;

describe('an error', () => {
  test.each([...CODES, [500, 50500, 'Internal Error', 'task_engine_stopped', true] as const])(
    '%i %i of a submit: nothing was made',
    async (status, code, message, failed, retryable) => {
      server.replies.push(said(code, message, null, status));
      const check = await run('hair', hair);
      const detail = expect.stringContaining(`${code} ${message}`);
      expect(check).toMatchObject({ state: 'failed', code: failed, retryable, detail });
      expect(server.submits).toHaveLength(1);
    },
  );

  test.each(CODES)('%i %i of a work', async (status, code, message, failed, retryable) => {
    server.states.push(state('generating'), said(code, message, null, status));
    const check = await run('remove_object', { ...remove, count: 1 });
    expect(check).toMatchObject({ state: 'failed', code: failed, retryable });
    expect(server.submits).toHaveLength(1);
  });

  test.each(['not_found', 'expired'])('a work that is %s is not begun again', async (status) => {
    server.states.push(state(status));
    const check = await run('remove_object', { ...remove, count: 1 });
    expect(check).toMatchObject({ state: 'failed', code: 'task_engine_stopped', retryable: false });
  });

  test('of the key or its signature is for the operator, and its text has no key', async () => {
    const error = { Code: 'InvalidAccessKey', Message: `no ${ACCESS_KEY} ${SECRET_KEY}` };
    server.replies.push(json(401, { ResponseMetadata: { RequestId: 'r', Error: error } }));
    const refused = await run('hair', hair);
    expect(refused).toMatchObject({ state: 'failed', code: 'task_engine_stopped', retryable: false });
    expect(JSON.stringify(refused)).not.toContain('marker');
    const serves = await world.openEngine(engine, { ...settings(), VOLC_SECRET_KEY: 'another' });
    const other = serves['hair'] as CapabilityEngine<unknown>;
    const check = await ask(other, await begin(other, hair, 'wrong-key'));
    expect(check).toMatchObject({ detail: expect.stringContaining('SignatureDoesNotMatch') });
  });
});

describe('an undocumented answer', () => {
  test.each(BAD_SUBMITS)('to a submit: %s, and nothing is sent again', async (fault) => {
    server.fail(fault);
    const opened = await open('remove_object');
    const check = await ask(opened, await begin(opened, { ...remove, count: 1 }, `bad-${fault}`));
    expect(check).toMatchObject({ state: 'failed', code: 'task_unconfirmed', retryable: false });
    expect(server.calls).toHaveLength(1);
    expect(JSON.stringify(check)).not.toContain('marker');
  });

  test('to a submit: none in time', async () => {
    server.fail('silent');
    const opened = openWith('hair', { callMs: 40 });
    const check = await ask(opened, await begin(opened, hair, 'silent'));
    expect(check).toMatchObject({ state: 'failed', code: 'task_unconfirmed', retryable: false });
  });

  test('to a call: something that is not a picture, or nothing', async () => {
    server.replies.push(
      said(10000, 'Success', { binary_data_base64: ['bm8gcGljdHVyZQ=='] }),
      said(10000, 'Success', {}),
    );
    for (const code of ['result_unreadable', 'task_unconfirmed'])
      expect(await run('hair', hair)).toMatchObject({ state: 'failed', code });
    expect(server.submits).toHaveLength(2);
  });

  test('to polls does not end the work, which is polled again', async () => {
    const opened = openWith('remove_object', { pollMs: 5_000 });
    const operation = await begin(opened, { ...remove, count: 1 }, 'polls');
    for (const fault of BAD_POLLS) {
      server.fail(fault);
      const afterMs = fault === 'limited' || fault === 'unavailable' ? 7_000 : 5_000;
      expect(await ask(opened, operation)).toEqual({ state: 'away', afterMs });
    }
    server.fail('silent');
    expect(await ask(openWith('remove_object', { pollMs: 40 }), operation)).toMatchObject({ state: 'away' });
    for (const code of [50429, 50430, 50500, 50501]) {
      server.states.push(said(code, 'Request Has Reached API Limit, Please Try Later', null, 400));
      expect(await ask(opened, operation)).toMatchObject({ state: 'away' });
    }
    expect(pathsOf(await untilEnd(opened, operation))).toHaveLength(1);
    expect(server.submits).toHaveLength(1);
  });

  test('a dead link, and a file that is not a picture, are no result', async () => {
    const opened = await open('remove_object');
    const operation = await begin(opened, { ...remove, count: 1 }, 'dead');
    server.states.push(state('done', { image_urls: [`${server.origin}/gone`] }));
    await expect(ask(opened, operation)).rejects.toThrow();
    server.made = Buffer.from('<html>not a picture</html>');
    await expect(ask(opened, operation)).rejects.toThrow('result_unreadable');
    expect(server.submits).toHaveLength(1);
  });
});

test('a busy provider is retried at the time it names, up to a limit', async () => {
  const pauses: number[] = [];
  const waitToSubmit = async (ms: number) => pauses.push(ms) > 0;
  const opened = await open('hair');
  server.fail('limited');
  server.replies.push(said(50430, 'Request Has Reached API Concurrent Limit, Please Try Later'));
  expect(pathsOf(await ask(opened, await begin(opened, hair, 'busy', waitToSubmit)))).toHaveLength(1);
  expect(pauses).toEqual([7_000, 5_000]);
  server.fail('limited', 20);
  const check = await ask(opened, await begin(opened, hair, 'busy-2'));
  expect(check).toMatchObject({ state: 'failed', code: 'task_engine_stopped', retryable: true });
});

test('a provider whose account is out of money is not waited for, and its route rests', async () => {
  const pauses: number[] = [];
  const opened = await open('hair');
  server.replies.push(json(429, { code: 50429, message: 'insufficient balance' }));
  const waitToSubmit = async (ms: number) => pauses.push(ms) > 0;
  const check = await ask(opened, await begin(opened, hair, 'no-money', waitToSubmit));
  expect(check).toMatchObject({ retryable: false, notTaken: { busyMs: 600_000 } });
  expect(pauses).toEqual([]);
});

test('a provider that cannot be reached has taken nothing', async () => {
  await server.stop();
  const opened = await open('hair');
  const check = await ask(opened, await begin(opened, hair, 'away'));
  expect(check).toMatchObject({ state: 'failed', retryable: true });
  server = await startVisualServer();
});

test('the stored works continue after the end of a process, and nothing is submitted again', async () => {
  server.states.push(state('in_queue'), state('in_queue'), state('generating'), state('generating'));
  const begun = await begin(await open('remove_object'), remove, 'restart');
  expect(begun).toMatchObject({
    tickets: [
      { task: '7392616336519610401', work: 'i2i_inpainting' },
      { task: '7392616336519610402', work: 'i2i_inpainting' },
    ],
  });
  expect(JSON.stringify(begun)).not.toContain('marker');
  const other = await open('remove_object');
  expect(await ask(other, begun)).toMatchObject({ state: 'pending', stage: 'waiting' });
  expect(await ask(other, begun)).toMatchObject({ state: 'pending', stage: 'changing' });
  expect(pathsOf(await ask(other, begun))).toHaveLength(2);
  expect(server.submits).toHaveLength(2);
});

test('its two keys are required together, and without them it is closed', () => {
  expect(engine.setUp({}, 'cn')).toMatchObject({ missing: 'VOLC_ACCESS_KEY', addresses: [] });
  expect(engine.setUp({ VOLC_ACCESS_KEY: 'a' }, 'cn').missing).toBe('VOLC_SECRET_KEY');
  expect(engine.setUp({ VOLC_ACCESS_KEY: 'a', VOLC_SECRET_KEY: 'b' }, 'cn')).toMatchObject({
    missing: undefined,
    addresses: ['https://visual.volcengineapi.com'],
  });
});

test('its keys are secrets, which the console does not show', () => {
  const facts = engine.setUp({ VOLC_ACCESS_KEY: ACCESS_KEY, VOLC_SECRET_KEY: SECRET_KEY }, 'cn').settings;
  const secret = facts.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  expect(secret).toEqual(['VOLC_ACCESS_KEY', 'VOLC_SECRET_KEY']);
  expect(JSON.stringify(facts)).not.toContain('marker');
});

describe('a test of the keys', () => {
  const host = { signal: new AbortController().signal, isPublic: () => true };
  const tried = (more: Record<string, string> = {}) =>
    engine.setUp({ ...settings(), ...more }, 'cn').test?.(host);

  test('polls a non-existent work, and submits nothing', async () => {
    server.states.push(state('not_found'));
    expect(await tried()).toEqual({ ok: true, said: '10000 not_found' });
    expect(server.questions).toEqual([{ req_key: 'saliency_seg', task_id: '0' }]);
    expect(server.submits).toEqual([]);
  });

  test('reports the failure, without revealing a key', async () => {
    const wrong = await tried({ VOLC_SECRET_KEY: 'another-secret-key' });
    expect(wrong).toMatchObject({ ok: false, said: expect.stringContaining('SignatureDoesNotMatch') });
    server.states.push(said(50400, `Access Denied ${ACCESS_KEY}`, null, 400));
    expect(await tried()).toEqual({ ok: false, said: '50400 Access Denied ***' });
    server.fail('limited');
    expect(await tried()).toEqual({ ok: false, said: 'answered 429' });
    server.fail('html');
    expect(await tried()).toMatchObject({ ok: false, said: expect.stringContaining('Wi-Fi') });
  });
});
