import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile, readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { download } from '../../features/storage/download.ts';
import { AppError } from '../../http/app-error.ts';
import { type DashscopeServer, startDashscopeServer } from '../../testing/dashscope-server.ts';
import { type CapabilityEngine, type Check, isFile, type Operation } from '../engine.ts';
import { BAD_POLLS, BAD_SUBMITS, shortenLimits } from '../hosted/testing/faults.ts';
import { INSTRUCTIONS } from '../instructions/edits.ts';
import type { Instruction } from '../instructions/instruction.ts';
import { createDashscopeClient } from './client.ts';
import { editPictures } from './edit-pictures.ts';
import engine from './engine.ts';

let folder: string;
let server: DashscopeServer;
const pauses: number[] = [];
const waitToSubmit = async (ms: number) => pauses.push(ms) > 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-dashscope-'));
  const plain = (width: number, height: number, color: string) =>
    sharp({ create: { width, height, channels: 3, background: color } })
      .png()
      .toBuffer();
  await writeFile(path.join(folder, 'model.png'), await plain(600, 900, '#ccaa88'));
  await writeFile(path.join(folder, 'shoe.png'), await plain(300, 200, '#223344'));
  await writeFile(path.join(folder, 'tiny.png'), await plain(40, 30, '#223344'));
  const white = { input: await plain(100, 50, '#ffffff'), left: 200, top: 300 };
  const black = sharp({ create: { width: 600, height: 900, channels: 3, background: '#000' } });
  await writeFile(path.join(folder, 'mask.png'), await black.composite([white]).png().toBuffer());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  server = await startDashscopeServer();
  pauses.length = 0;
});
afterEach(async () => {
  await server.stop();
});

const downloadToPath = (address: string, target: string) => copyFile(path.join(folder, address), target);
const serve = <Input>(instruct: (input: Input) => Instruction, region?: string) =>
  editPictures(
    {
      region,
      client: createDashscopeClient({ key: server.key, baseUrl: server.baseUrl }),
      folder: path.join(folder, 'handing-over'),
      downloadToPath,
    },
    instruct,
  );
const shoes = { model_url: 'model.png', shoe_urls: ['shoe.png'], count: 2, seed: 2 ** 31 + 5 };
const context = { taskId: 't', waitMs: 0, stored: [], signal: new AbortController().signal };

/** Submits a run as the runner does. */
async function begin<Input>(
  engine: Pick<CapabilityEngine<Input>, 'prepare' | 'start'>,
  input: Input,
  run: { taskId: string },
): Promise<Operation> {
  const prepared = await engine.prepare?.(input, run);
  return engine.start(input, { ...run, waitToSubmit }, prepared);
}

/** Polls as the runner does, as often as the provider allows. */
async function untilEnd(
  engine: Pick<CapabilityEngine<unknown>, 'check'>,
  operation: Operation,
): Promise<Check[]> {
  const checks: Check[] = [];
  for (let round = 0; round < 20; round += 1) {
    const check = await engine.check(operation, context);
    checks.push(check);
    if (check.state === 'done' || check.state === 'failed') return checks;
  }
  throw new Error('it never ended');
}

test('a run is submitted once, and its pictures are listed as soon as they exist', async () => {
  const engine = serve(INSTRUCTIONS.try_on_shoe);
  const operation = await begin(engine, shoes, { taskId: 't' });
  expect(operation).toEqual({ task: 'task-1', count: 2, cost: { basis: 'unknown', model: 'wan2.7-image' } });
  const checks = await untilEnd(engine, operation);
  expect(checks.map(({ state }) => state)).toEqual(['pending', 'pending', 'done']);
  expect(checks.slice(0, 2)).toMatchObject([{ stage: 'waiting' }, { stage: 'changing' }]);
  const done = checks.at(-1);
  const files = done?.state === 'done' ? done.outputs.filter(isFile) : [];
  expect(files.map(({ index }) => index)).toEqual([0, 1]);
  expect(files[0]?.source).toMatchObject({ url: expect.stringMatching(/results\/task-1-0\.png$/) });
  const [body] = server.submitted;
  expect(body).toMatchObject({
    model: 'wan2.7-image',
    parameters: { size: '624*944', n: 2, seed: 5, watermark: false },
  });
  const parts = body?.input.messages[0]?.content ?? [];
  expect(parts.map(({ image }) => image?.slice(0, 23))).toEqual([
    'data:image/jpeg;base64,',
    'data:image/jpeg;base64,',
    undefined,
  ]);
  expect(parts.at(-1)?.text).toContain('Image 2 shows one pair of shoes');
  expect(await readdir(path.join(folder, 'handing-over'))).toEqual([]);
});

test('after a restart the stored operation continues and nothing is submitted again', async () => {
  const operation = await begin(serve(INSTRUCTIONS.try_on_shoe), shoes, { taskId: 't' });
  const stored = JSON.parse(JSON.stringify(operation)) as Operation;
  const checks = await untilEnd(serve(INSTRUCTIONS.try_on_shoe), stored);
  expect(checks.at(-1)?.state).toBe('done');
  expect(server.submitted).toHaveLength(1);
});

test('a run at a provider that stays busy fails, and may be started again', async () => {
  server.fail('limited', 20);
  const engine = serve(INSTRUCTIONS.try_on_shoe);
  const operation = await begin(engine, shoes, { taskId: 't' });
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(45_000);
  expect(await engine.check(operation, context)).toMatchObject({
    state: 'failed',
    code: 'task_engine_stopped',
    retryable: true,
  });
});

test.each(BAD_SUBMITS)(
  'a submit that is answered with %s is not made again: it may have been taken',
  async (fault) => {
    server.fail(fault);
    const engine = serve(INSTRUCTIONS.try_on_shoe);
    const operation = await begin(engine, shoes, { taskId: 't' });
    expect(await engine.check(operation, context)).toMatchObject({ state: 'failed', retryable: false });
  },
);

test('a submit that is never answered fails and is not repeated; a poll is repeated', async () => {
  shortenLimits(150);
  server.fail('silent');
  const engine = serve(INSTRUCTIONS.try_on_shoe);
  expect(await engine.check(await begin(engine, shoes, { taskId: 't' }), context)).toMatchObject({
    state: 'failed',
    code: 'task_unconfirmed',
    retryable: false,
  });
  const operation = await begin(engine, shoes, { taskId: 'u' });
  server.fail('silent');
  expect((await untilEnd(engine, operation)).at(-1)?.state).toBe('done');
  expect(server.submitted).toHaveLength(1);
});

test('a submit whose answer is lost is not made again', async () => {
  server.loseNextSubmit();
  const engine = serve(INSTRUCTIONS.try_on_shoe);
  const operation = await begin(engine, shoes, { taskId: 't' });
  expect(server.submitted).toHaveLength(1);
  expect(await engine.check(operation, context)).toMatchObject({
    state: 'failed',
    code: 'task_unconfirmed',
    retryable: false,
  });
});

test('a provider that cannot be reached has taken nothing', async () => {
  const { baseUrl } = server;
  await server.stop();
  const client = createDashscopeClient({ key: 'k', baseUrl });
  const submitted = await client.submit('/a', {});
  expect(submitted).toMatchObject({ state: 'busy' });
  server = await startDashscopeServer();
});

test.each([
  [400, 'DataInspectionFailed', 'content_refused', false],
  [400, 'InvalidParameter', 'task_failed', false],
  [401, 'InvalidApiKey', 'task_engine_stopped', false],
  [403, 'Arrearage', 'task_engine_stopped', false],
  [429, 'insufficient_quota', 'task_engine_stopped', false],
] as const)('a submit that is refused with %i %s', async (status, code, failed, retryable) => {
  server.refuseNext(status, code, 'no');
  const engine = serve(INSTRUCTIONS.try_on_shoe);
  const operation = await begin(engine, shoes, { taskId: 't' });
  const check = await engine.check(operation, context);
  expect(check).toMatchObject({ state: 'failed', code: failed, retryable, detail: `${code}: no` });
  expect(pauses).toEqual([]);
  if (/Arrearage|quota/u.test(code)) expect(check).toMatchObject({ notTaken: { busyMs: 600_000 } });
});

test.each([
  ['InternalError.Algo', 'task_engine_stopped', true],
  ['DataInspectionFailed', 'content_refused', false],
] as const)('a task that fails with %s', async (code, failed, retryable) => {
  server.outcome = { kind: 'fails', code, message: 'it broke' };
  const engine = serve(INSTRUCTIONS.try_on_shoe);
  const operation = await begin(engine, shoes, { taskId: 't' });
  expect((await untilEnd(engine, operation)).at(-1)).toMatchObject({
    state: 'failed',
    code: failed,
    retryable,
  });
});

test('a task that the provider no longer knows is not submitted again', async () => {
  const check = await serve(INSTRUCTIONS.try_on_shoe).check({ task: 'task-77', count: 1 }, context);
  expect(check).toMatchObject({ state: 'failed', retryable: false });
});

test('a provider that is down for a while is polled again later; a late success counts', async () => {
  server.outcome = { kind: 'succeeds', afterPolls: 6 };
  const engine = serve(INSTRUCTIONS.try_on_shoe);
  const operation = await begin(engine, shoes, { taskId: 't' });
  server.fail('unavailable', 2);
  const checks = await untilEnd(engine, operation);
  expect(checks).toHaveLength(9);
  expect(checks.at(-1)?.state).toBe('done');
  expect(server.submitted).toHaveLength(1);
});

test.each(BAD_POLLS)(
  'a poll that is answered with %s does not end the task and is repeated, however often',
  async (fault) => {
    const engine = serve(INSTRUCTIONS.try_on_shoe);
    const operation = await begin(engine, shoes, { taskId: 't' });
    server.fail(fault, 4);
    const checks = await untilEnd(engine, operation);
    expect(checks.at(-1)?.state).toBe('done');
    expect(server.submitted).toHaveLength(1);
    expect(server.cancelled).toEqual([]);
  },
);

test('a dead link ends in a failed download', async () => {
  server.outcome = { kind: 'dead-link' };
  const engine = serve(INSTRUCTIONS.try_on_shoe);
  const check = (await untilEnd(engine, await begin(engine, shoes, { taskId: 't' }))).at(-1);
  const [file] = check?.state === 'done' ? check.outputs.filter(isFile) : [];
  const source = file?.source;
  const url = source && 'url' in source ? source.url : '';
  const rules = { limitOf: () => 1e6, timeoutMs: 5000, mayReach: () => true };
  await expect(download(url, path.join(folder, 'result'), rules)).rejects.toThrow(AppError);
});

test('a cancelled run is cancelled at the provider, unless it was never taken', async () => {
  const engine = serve(INSTRUCTIONS.try_on_shoe);
  const operation = await begin(engine, shoes, { taskId: 't' });
  await engine.cancel?.(operation);
  expect(server.cancelled).toEqual(['task-1']);
  await engine.cancel?.({ refused: 'unknown', detail: '' });
  expect(server.cancelled).toHaveLength(1);
});

test('a mask becomes the box around the marked area, in pixels of the picture that is sent', async () => {
  const engine = serve(INSTRUCTIONS.replace_object);
  await begin(
    engine,
    { image_url: 'model.png', mask_url: 'mask.png', prompt: 'a red hat', count: 1, seed: 3 },
    { taskId: 't' },
  );
  expect(server.submitted[0]?.parameters.bbox_list).toEqual([[[200, 300, 300, 350]]]);
  expect(server.submitted[0]?.input.messages[0]?.content.at(-1)?.text).toContain('a red hat');
});

test('a picture below the provider’s minimum is enlarged', async () => {
  const engine = serve(INSTRUCTIONS.edit_by_words);
  await begin(engine, { image_url: 'tiny.png', prompt: 'brighter', count: 1, seed: 3 }, { taskId: 't' });
  const [, data = ''] = server.submitted[0]?.input.messages[0]?.content[0]?.image?.split(',') ?? [];
  expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 320, height: 240 });
});

test('every capability names its pictures in the prompt', () => {
  const input = { count: 1, seed: 1 };
  const prompts = [
    INSTRUCTIONS.replace_clothes({ ...input, model_url: 'a', top_url: 'b', bottom_url: 'c', refine: true }),
    INSTRUCTIONS.replace_model({ ...input, image_url: 'a', prompt: 'a tall woman of sixty' }),
    INSTRUCTIONS.hair({ image_url: 'a', hair: 502, strength: 100 }),
    INSTRUCTIONS.emotion({ image_url: 'a', emotion: 'sad', strength: 100 }),
    INSTRUCTIONS.age({ image_url: 'a', age: 'elderly', strength: 100 }),
    INSTRUCTIONS.portrait({ ...input, image_url: 'a', template: 'business', background: 'grey' }),
  ].map(({ prompt }) => prompt);
  expect(new Set(prompts).size).toBe(6);
  expect(prompts[0]).toContain('lower garment of image 3');
  expect(prompts[1]).toContain('a tall woman of sixty');
  expect(prompts[2]).toContain('light curls');
  for (const prompt of prompts) expect(prompt).not.toMatch(/undefined| {2}/);
});

test('a character in several scenes is a series in the size of the form', async () => {
  const input = { character: 'a girl of ten', prompt: 'in a boat\n\nat home', style: 'water_ink', seed: 1 };
  const size = { width: 1024, height: 768 };
  await begin(
    serve(INSTRUCTIONS.character_picture),
    { ...input, ...size, reference_url: 'model.png', count: 2 },
    { taskId: 't' },
  );
  await begin(serve(INSTRUCTIONS.character_picture), { ...input, ...size, count: 1 }, { taskId: 'u' });
  const [series, single] = server.submitted;
  expect(series?.parameters).toMatchObject({ enable_sequential: true, n: 2, size: '1024*768' });
  expect(series?.input.messages[0]?.content.at(-1)?.text).toContain('Picture 2: <request>at home</request>.');
  expect(single?.parameters.enable_sequential).toBeUndefined();
  expect(single?.input.messages[0]?.content).toHaveLength(1);
});

test('the region follows the site if no URL is set', () => {
  const addresses = (given: Record<string, string>, site: 'cn' | 'intl') =>
    engine.setUp(given, site).addresses;
  const key = { DASHSCOPE_API_KEY: 'sk-1' };
  expect(addresses(key, 'cn')).toEqual(['https://dashscope.aliyuncs.com/api/v1']);
  expect(addresses(key, 'intl')).toEqual(['https://dashscope-intl.aliyuncs.com/api/v1']);
  const own = { ...key, DASHSCOPE_BASE_URL: 'https://w.example/api/v1/' };
  expect(addresses(own, 'cn')).toEqual(['https://w.example/api/v1']);
});

test('without a key it is closed, and names the missing setting', () => {
  expect(engine.setUp({}, 'cn')).toMatchObject({ missing: 'DASHSCOPE_API_KEY', addresses: [] });
  expect(engine.setUp({ DASHSCOPE_API_KEY: 'sk-1' }, 'cn').missing).toBeUndefined();
});

describe('what a run costs', () => {
  const yuan = (micros: number) => ({ model: 'wan2.7-image', money: { micros, currency: 'CNY' } });

  test('is at most the price of the order until its end, then that of the made pictures', async () => {
    const engine = serve(INSTRUCTIONS.try_on_shoe, 'cn');
    const operation = await begin(engine, shoes, { taskId: 'run-1' });
    expect(operation.cost).toEqual({ basis: 'at_most', ...yuan(400_000) });
    const check = (await untilEnd(engine, operation)).at(-1) as Check;
    const made = check.state === 'done' ? check.outputs.length : 0;
    expect(check).toMatchObject({ state: 'done', cost: { basis: 'listed', ...yuan(made * 200_000) } });
  });

  test('is nothing after a refusal', async () => {
    server.refuseNext(400, 'InvalidParameter', 'no');
    const engine = serve(INSTRUCTIONS.try_on_shoe, 'cn');
    expect((await begin(engine, shoes, { taskId: 'run-1' })).cost).toEqual({ basis: 'none' });
  });

  test('is unknown in a region without a price list', async () => {
    const engine = serve(INSTRUCTIONS.try_on_shoe);
    const checks = await untilEnd(engine, await begin(engine, shoes, { taskId: 'run-1' }));
    expect(checks.at(-1)).toMatchObject({ cost: { basis: 'unknown' } });
  });
});
