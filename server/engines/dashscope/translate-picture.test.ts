/** Model Studio's translation of pictures over real HTTP: the call field by field, and its result. */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ask,
  begin,
  createImageWorld,
  type ImageWorld,
  pathsOf,
  untilEnd,
} from '../aisdk/testing/image-world.ts';
import type { CapabilityEngine } from '../engine.ts';
import { BAD_POLLS, BAD_SUBMITS } from '../hosted/testing/faults.ts';
import { refusalOf } from '../refusal-of.ts';
import { createDashscopeEngine } from './dashscope-engine.ts';
import { KEY, type MediaServer, no, startMediaServer } from './testing/media-server.ts';

let world: ImageWorld;
let server: MediaServer;
let runs = 0;
beforeAll(async () => {
  world = createImageWorld();
  const clear = { r: 200, g: 90, b: 60, alpha: 0.5 };
  const poster = { create: { width: 640, height: 400, channels: 4 as const, background: clear } };
  await sharp(poster).png().toFile(`${world.folder}/poster.png`);
  await world.picture('ribbon.png', 1100, 100, '#c96');
});
afterAll(() => world.close());
beforeEach(async () => {
  server = await startMediaServer();
  const paint = { create: { width: 320, height: 200, channels: 3 as const, background: '#0a0' } };
  server.picture = await sharp(paint).jpeg().toBuffer();
  server.outcome = { image_url: `${server.origin}/made/picture.jpg` };
});
afterEach(() => server.stop());

const routes = (china = true) =>
  createDashscopeEngine({ key: KEY, baseUrl: server.baseUrl, china }, world.host);
const open = () => routes().serves.translate_picture as CapabilityEngine<unknown>;
const poster = { image_url: 'poster.png', language: 'ja' };
async function run(input = poster) {
  runs += 1;
  return untilEnd(open(), await begin(open(), input, `picture-${runs}`));
}

test('the picture goes to the storage of the model, and the task is as documented', async () => {
  const done = await run();
  // https://help.aliyun.com/zh/model-studio/qwen-mt-image-api, as recorded in cnblogs/dashscope-sdk at 7afccbd.
  expect(server.sent).toEqual([
    {
      path: '/services/aigc/image2image/image-synthesis',
      isAsync: true,
      isStored: true,
      json: {
        model: 'qwen-mt-image',
        input: {
          image_url: expect.stringMatching(
            /^oss:\/\/dashscope-instant\/1\/qwen-mt-image\/[0-9a-f-]{36}\.jpg$/u,
          ),
          source_lang: 'auto',
          target_lang: 'ja',
          ext: { config: { imageSegment: false } },
        },
      },
    },
  ]);
  const { width, height, hasAlpha } = await sharp(pathsOf(done)[0]).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 640, height: 400, hasAlpha: true });
});

test('a picture without text is reported as such, and still charged', async () => {
  const message = 'No text detected for translation';
  server.states.push({ task_status: 'SUCCEEDED', message });
  const operation = await begin(open(), poster, 'no-text');
  expect(await ask(open(), operation)).toMatchObject({
    state: 'failed',
    code: 'text_not_found',
    retryable: false,
    cost: operation.cost,
  });
});

test.each([
  [400, 'InvalidParameter', 'media_parameters'],
  [400, 'DataInspectionFailed', 'content_refused'],
  [401, 'InvalidApiKey', 'task_engine_stopped'],
])('a submit that is refused with %i %s', async (status, code, failed) => {
  server.replies.push(no(status, code, `no ${KEY}`));
  const check = await run();
  expect(check).toMatchObject({ state: 'failed', code: failed, retryable: false });
  expect(JSON.stringify(check)).not.toContain('marker');
});

test('a task that fails costs nothing', async () => {
  server.states.push({ task_status: 'FAILED', code: 'InternalError.Algo', message: 'why' });
  expect(await run()).toMatchObject({
    code: 'task_engine_stopped',
    retryable: true,
    cost: { basis: 'none' },
  });
});

test('after an undocumented answer a submit is not repeated, a poll is', async () => {
  for (const fault of BAD_SUBMITS) {
    server.fail(fault, 1, 'POST /api/v1/services/aigc/image2image/image-synthesis');
    expect(await run(), fault).toMatchObject({ state: 'failed', code: 'task_unconfirmed' });
  }
  const submitted = () => server.calls.filter((call) => call.endsWith('/image-synthesis')).length;
  expect(submitted()).toBe(BAD_SUBMITS.length);
  const operation = await begin(open(), poster, 'polls');
  for (const fault of BAD_POLLS) {
    server.fail(fault);
    expect(await ask(open(), operation), fault).toMatchObject({ state: 'away' });
  }
  expect(pathsOf(await untilEnd(open(), operation))).toHaveLength(1);
  expect(submitted()).toBe(BAD_SUBMITS.length + 1);
});

test('a long strip fails before the submit, and texts of the user are left to another engine', async () => {
  expect(await run({ ...poster, image_url: 'ribbon.png' })).toMatchObject({ code: 'media_proportions' });
  expect(server.sent).toEqual([]);
  for (const language of ['own', undefined])
    expect(refusalOf(open(), { ...poster, language })).toBe('value_needs_engine');
  expect(refusalOf(open(), poster)).toBeUndefined();
});

test('it is closed outside Beijing', () => {
  expect(routes(false).closed?.('translate_picture')).toEqual({
    why: 'lacks',
    what: 'qwen-mt-image (Beijing)',
  });
});
