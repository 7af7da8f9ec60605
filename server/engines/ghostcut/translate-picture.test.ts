/** GhostCut's translation of pictures over real HTTP: the calls field by field, and their results. */
import { PICTURE_LANGUAGES } from '@inkreel/contract/tools/picture-languages.ts';
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
import { createGhostcutEngine } from './ghostcut-engine.ts';
import {
  APP_KEY,
  APP_SECRET,
  type GhostcutServer,
  said,
  startGhostcutServer,
} from './testing/ghostcut-server.ts';

let world: ImageWorld;
let server: GhostcutServer;
let time = 0;
let runs = 0;
beforeAll(async () => {
  world = createImageWorld();
  await world.picture('poster.png', 2400, 1200, '#c96');
});
afterAll(() => world.close());
beforeEach(async () => {
  server = await startGhostcutServer();
  const paint = { create: { width: 200, height: 100, channels: 3 as const, background: '#0a0' } };
  server.made = await sharp(paint).png().toBuffer();
});
afterEach(() => server.stop());

function open(): CapabilityEngine<unknown> {
  const settings = { appKey: APP_KEY, appSecret: APP_SECRET, baseUrl: server.origin };
  const now = () => {
    time += 30_000;
    return time;
  };
  const { serves } = createGhostcutEngine(settings, world.host, { now });
  return serves.translate_picture as CapabilityEngine<unknown>;
}
const poster = { image_url: 'poster.png', language: 'th' };
async function run() {
  runs += 1;
  return untilEnd(open(), await begin(open(), poster, `picture-${runs}`));
}

test('a picture goes to the storage of pictures, and is named in a JSON text', async () => {
  const done = await run();
  expect(server.applied).toEqual([{ nonce: expect.any(String), materialFileType: 'image' }]);
  const url = 'https://gc100.cdn.izhaoli.cn/ve_material_video/A-1/uuid/input.jpg';
  expect(server.works).toEqual([
    {
      downloadInfo: JSON.stringify({ url }),
      translateOn: 1,
      srcLang: 'auto',
      tgtLang: 'th',
      commodityFilterOn: 0,
      synthesisOn: 1,
    },
  ]);
  expect(server.questions).toEqual([{ id: 20_842_790 }]);
  const { width, height } = await sharp(pathsOf(done)[0]).metadata();
  expect([width, height]).toEqual([2400, 1200]);
});

test('it is polled until it is done, with its exact id', async () => {
  server.replies.push({ status: 200, body: '{"code":1000,"msg":"success","body":90071992547409931}' });
  server.states.push(said(1000, 'success', { status: -1 }), said(1000, 'success', { status: -1 }));
  expect(await run()).toMatchObject({ state: 'done', cost: { basis: 'unknown' } });
  expect(server.questions).toEqual(Array(3).fill({ id: '90071992547409931' }));
});

test.each([
  [2004, 'task_engine_stopped'],
  [3008, 'media_parameters'],
  [9999, 'task_engine_stopped'],
])('%i of a submit', async (code, failed) => {
  server.replies.push(said(code, `no ${APP_SECRET}`));
  const check = await run();
  expect(check).toMatchObject({ state: 'failed', code: failed, retryable: false });
  expect(JSON.stringify(check)).not.toContain('marker');
});

test('a failed translation reports its reason to the operator, and is not made again', async () => {
  const taskStatusEnum = { code: 3, description: 'download failed' };
  server.states.push(said(1000, 'success', { status: 3, taskStatusEnum }));
  expect(await run()).toMatchObject({
    state: 'failed',
    code: 'task_engine_stopped',
    retryable: false,
    detail: expect.stringContaining('3 download failed'),
  });
  server.states.push(said(1000, 'success', { status: 1, result: {} }));
  await expect(run()).rejects.toThrow('without its output_url');
});

test('after an undocumented answer a submit is not repeated, a poll is', async () => {
  for (const fault of BAD_SUBMITS) {
    server.fail(fault, 1, 'POST /v-w-c/gateway/ve/image/translate');
    expect(await run(), fault).toMatchObject({ state: 'failed', code: 'task_unconfirmed' });
  }
  const submitted = () => server.calls.filter((call) => call.endsWith('/image/translate')).length;
  expect(submitted()).toBe(BAD_SUBMITS.length);
  const operation = await begin(open(), poster, 'polls');
  for (const fault of BAD_POLLS) {
    server.fail(fault);
    expect(await ask(open(), operation), fault).toMatchObject({ state: 'away' });
  }
  expect(pathsOf(await untilEnd(open(), operation))).toHaveLength(1);
  expect(submitted()).toBe(BAD_SUBMITS.length + 1);
});

test('text written by the user is left to another engine', () => {
  for (const language of PICTURE_LANGUAGES)
    expect(refusalOf(open(), { ...poster, language })).toBeUndefined();
  for (const language of ['own', undefined])
    expect(refusalOf(open(), { ...poster, language })).toBe('value_needs_engine');
});
