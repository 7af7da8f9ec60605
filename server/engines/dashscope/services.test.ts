/**
 * Model Studio's services besides edits from a prompt, over real HTTP: the tasks field by field, and their results.
 */
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DashscopeServer, startDashscopeServer } from '../../testing/dashscope-server.ts';
import {
  ask,
  begin,
  createImageWorld,
  type ImageWorld,
  pathsOf,
  untilEnd,
} from '../aisdk/testing/image-world.ts';
import type { CapabilityEngine, Check } from '../engine.ts';
import { BAD_POLLS, BAD_SUBMITS } from '../hosted/testing/faults.ts';
import { GENERAL_INSTRUCTIONS } from '../instructions/general.ts';
import { createDashscopeEngine } from './dashscope-engine.ts';
import engine from './engine.ts';

let world: ImageWorld;
let server: DashscopeServer;

beforeAll(async () => {
  world = createImageWorld();
  await world.picture('base.png', 900, 600, '#c33');
  await world.picture('small.png', 300, 200, '#c33');
  await world.mask('mask.png', [900, 600], [60, 40, 90, 90]);
  await sharp({
    create: { width: 200, height: 100, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  })
    .png()
    .toFile(`${world.folder}/clear.png`);
});
afterAll(() => world.close());
beforeEach(async () => {
  server = await startDashscopeServer();
});
afterEach(() => server.stop());

const routes = (china: boolean) =>
  createDashscopeEngine({ key: server.key, baseUrl: server.baseUrl, china }, world.host);
const open = (capability: string, china = true) =>
  routes(china).serves[capability as 'extend'] as CapabilityEngine<unknown>;
let runs = 0;
async function run(capability: string, input: unknown, china = true): Promise<Check> {
  runs += 1;
  const opened = open(capability, china);
  return untilEnd(opened, await begin(opened, input, `dash-${runs}`));
}
const pixel = async (path: string | undefined, left: number, top: number) => [
  ...(await sharp(path).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

const jpeg = expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//u);
const png = expect.stringMatching(/^data:image\/png;base64,iVBOR/u);
const draw = { prompt: 'a cat', width: 1024, height: 768, count: 2, seed: 2 ** 31 + 5, quality: 'standard' };
const replace = { image_url: 'base.png', mask_url: 'mask.png', prompt: 'a hat', count: 2, seed: 5 };
const extend = { image_url: 'base.png', left: 300, top: 0, right: 0, bottom: 0, count: 1, seed: 5 };

describe('what is sent', () => {
  test.each([
    ['standard', 'wan2.7-image'],
    ['best', 'wan2.7-image-pro'],
  ])('for a new picture in %s quality: one task for all candidates', async (quality, model) => {
    const paths = pathsOf(await run('text_to_image', { ...draw, quality }, false));
    expect(server.submitted).toEqual([
      {
        model,
        input: { messages: [{ role: 'user', content: [{ text: 'a cat' }] }] },
        parameters: { size: '1024*768', n: 2, seed: 5, watermark: false },
      },
    ]);
    expect(paths).toHaveLength(2);
    expect(await sharp(paths[1]).metadata()).toMatchObject({ width: 1024, height: 768 });
  });

  test.each([
    ['replace_object', replace, 'a hat', 2],
    [
      'remove_object',
      { ...replace, prompt: undefined, grow: true, count: 1 },
      GENERAL_INSTRUCTIONS.remove_object({ ...replace, grow: true }).fill,
      1,
    ],
    ['extend', { ...extend, prompt: 'a sea' }, 'a sea', 1],
  ] as const)('for %s in Beijing: the mask that is filled', async (capability, input, prompt, n) => {
    const paths = pathsOf(await run(capability, input));
    expect(server.imageTasks).toEqual([
      {
        model: 'wanx2.1-imageedit',
        input: {
          function: 'description_edit_with_mask',
          prompt,
          base_image_url: jpeg,
          mask_image_url: png,
        },
        parameters: { n, seed: 5, watermark: false },
      },
    ]);
    expect(server.submitted).toEqual([]);
    expect(paths).toHaveLength(n);
  });

  test('masks are white where the picture may change', async () => {
    await run('replace_object', { ...replace, count: 1 });
    await run('extend', extend);
    const [replaced, extended] = server.imageTasks.map(({ input }) =>
      sharp(Buffer.from(String(input['mask_image_url']).replace(/^data:.*,/u, ''), 'base64')),
    );
    const at = async (mask: Sharp | undefined, across: number, down: number) => {
      const { data, info } = await (mask as Sharp).clone().raw().toBuffer({ resolveWithObject: true });
      const pixels = Math.round(down * info.height) * info.width + Math.round(across * info.width);
      return data[pixels * info.channels];
    };
    expect([await at(replaced, 0.11, 0.14), await at(replaced, 0.8, 0.8)]).toEqual([255, 0]);
    expect([await at(extended, 0.1, 0.5), await at(extended, 0.7, 0.5)]).toEqual([255, 0]);
  });

  test.each(['remove_object', 'extend'])('for %s elsewhere: a prompt', async (capability) => {
    await run(capability, { ...replace, ...extend, grow: false }, false);
    expect(server.imageTasks).toEqual([]);
    expect(server.submitted).toMatchObject([{ model: 'wan2.7-image', parameters: { n: 1, seed: 5 } }]);
  });

  test.each([
    ['small.png', { factor: 4, longest: 0 }, 2, [768, 512], [1200, 800]],
    ['base.png', { factor: 2, longest: 0 }, 2, [900, 600], [1800, 1200]],
    ['base.png', { factor: 0, longest: 7200 }, 4, [900, 600], [7200, 4800]],
  ])('for enlarging %s by %j', async (image_url, by, upscale_factor, sent, made) => {
    const [path] = pathsOf(await run('upscale', { image_url, ...by, sharpness: 0, clean: false }));
    const [task] = server.imageTasks;
    expect(task).toEqual({
      model: 'wanx2.1-imageedit',
      input: { function: 'super_resolution', prompt: '图像超分。', base_image_url: jpeg },
      parameters: { upscale_factor, n: 1, watermark: false },
    });
    const data = String(task?.input['base_image_url']).replace(/^data:.*,/u, '');
    const { width, height } = await sharp(Buffer.from(data, 'base64')).metadata();
    expect([width, height]).toEqual(sent);
    const result = await sharp(path).metadata();
    expect([result.width, result.height]).toEqual(made);
  });
});

describe('the result', () => {
  test('outside a mask, and inside a frame, every pixel is the original one', async () => {
    const [replaced] = pathsOf(await run('replace_object', { ...replace, count: 1 }));
    expect((await pixel(replaced, 300, 300)).slice(0, 3)).toEqual([0xcc, 0x33, 0x33]);
    expect((await pixel(replaced, 100, 80)).slice(0, 3)).not.toEqual([0xcc, 0x33, 0x33]);
    const [extended] = pathsOf(await run('extend', extend));
    expect(await sharp(extended).metadata()).toMatchObject({ width: 1200, height: 600 });
    expect((await pixel(extended, 600, 300)).slice(0, 3)).toEqual([0xcc, 0x33, 0x33]);
    expect((await pixel(extended, 20, 300)).slice(0, 3)).not.toEqual([0xcc, 0x33, 0x33]);
  });

  test('transparent parts are transparent in the enlarged picture', async () => {
    const input = { image_url: 'clear.png', factor: 2, longest: 0, sharpness: 0, clean: false };
    const [path] = pathsOf(await run('upscale', input));
    expect(await sharp(path).metadata()).toMatchObject({ width: 400, height: 200, channels: 4 });
    expect((await pixel(path, 200, 100))[3]).toBe(128);
  });
});

describe('failures', () => {
  test.each([
    [400, 'DataInspectionFailed', 'content_refused', false],
    [400, 'InvalidParameter', 'task_failed', false],
    [401, 'InvalidApiKey', 'task_engine_stopped', false],
    [403, 'Arrearage', 'task_engine_stopped', false],
    [403, 'AllocationQuota.FreeTierOnly', 'task_engine_stopped', false],
  ] as const)('a task that is refused with %i %s', async (status, code, failed, retryable) => {
    server.refuseNext(status, code, `no ${server.key}`);
    const check = await run('extend', extend);
    expect(check).toMatchObject({
      state: 'failed',
      code: failed,
      retryable,
      detail: expect.stringContaining(code),
    });
    expect(JSON.stringify(check)).not.toContain(server.key);
  });

  test.each([
    ['InternalError.Algo', 'task_engine_stopped', true],
    ['DataInspectionFailed', 'content_refused', false],
  ] as const)('a task that fails with %s', async (code, failed, retryable) => {
    server.outcome = { kind: 'fails', code, message: 'it broke' };
    expect(await run('extend', extend)).toMatchObject({ state: 'failed', code: failed, retryable });
  });

  test('a batch with one failure has the other results, and one with only failures has the reason', async () => {
    server.outcome = { kind: 'partly', code: 'DataInspectionFailed', of: 1 };
    expect(pathsOf(await run('replace_object', replace))).toHaveLength(1);
    server.outcome = { kind: 'partly', code: 'DataInspectionFailed', of: 2 };
    expect(await run('replace_object', replace)).toMatchObject({ state: 'failed', code: 'content_refused' });
  });

  test.each(BAD_SUBMITS)('a submit that is answered with %s is not made again', async (fault) => {
    server.fail(fault);
    const opened = open('extend');
    const check = await ask(opened, await begin(opened, extend, `bad-${fault}`));
    expect(check).toMatchObject({ state: 'failed', code: 'task_unconfirmed', retryable: false });
    expect(server.calls).toHaveLength(1);
  });

  test('polls with invalid answers do not end the task', async () => {
    const opened = open('extend');
    const operation = await begin(opened, extend, 'polls');
    for (const fault of BAD_POLLS) {
      server.fail(fault);
      expect(await ask(opened, operation)).toMatchObject({ state: 'away' });
    }
    expect(pathsOf(await untilEnd(opened, operation))).toHaveLength(1);
    expect(server.imageTasks).toHaveLength(1);
  });

  test('a busy provider is retried, up to a limit', async () => {
    server.fail('limited', 2);
    expect(pathsOf(await run('extend', extend))).toHaveLength(1);
    server.fail('limited', 20);
    expect(await run('extend', extend)).toMatchObject({ code: 'task_engine_stopped', retryable: true });
  });

  test('a dead link ends in a failed download', async () => {
    server.outcome = { kind: 'dead-link' };
    const opened = open('extend');
    const operation = await begin(opened, extend, 'dead');
    await expect(ask(opened, operation)).rejects.toThrow();
    expect(server.imageTasks).toHaveLength(1);
  });
});

test('the stored task continues after the end of a process, and is cancelled with its run', async () => {
  const operation = await begin(open('replace_object'), replace, 'restart');
  expect(operation).toMatchObject({ tickets: [{ task: 'task-1' }] });
  expect(JSON.stringify(operation)).not.toContain(server.key);
  expect(pathsOf(await untilEnd(open('replace_object'), operation))).toHaveLength(2);
  expect(server.imageTasks).toHaveLength(1);
  await open('replace_object').cancel?.(operation);
  expect(server.cancelled).toEqual(['task-1']);
});

test('a run that was submitted as an edit from a prompt ends as one', async () => {
  const operation = await begin(open('replace_object', false), replace, 'earlier');
  expect(operation).toMatchObject({ task: 'task-1', count: 2 });
  const check = await untilEnd(open('replace_object'), operation);
  expect(check).toMatchObject({ state: 'done', outputs: [{ index: 0 }, { index: 1 }] });
  await open('replace_object').cancel?.(operation);
  expect(server.cancelled).toEqual(['task-1']);
});

test('capabilities of Beijing are closed elsewhere, and longer prompts than its limit go to the next engine', () => {
  const elsewhere = routes(false);
  expect(elsewhere.closed?.('upscale')).toEqual({ why: 'lacks', what: 'wanx2.1-imageedit (Beijing)' });
  expect(elsewhere.closed?.('extend')).toBeUndefined();
  expect(routes(true).closed).toBeUndefined();
  const long = { ...replace, prompt: 'x'.repeat(801) };
  expect(open('replace_object').refuse?.(long)).toBe('value_needs_engine');
  expect(open('replace_object').refuse?.(replace)).toBeUndefined();
  expect(open('text_to_image').refuse?.({ ...draw, prompt: long.prompt })).toBeUndefined();
});

test.each([
  ['https://dashscope.aliyuncs.com/api/v1', 'intl', true],
  ['https://w.cn-beijing.maas.aliyuncs.com/api/v1', 'intl', true],
  ['https://dashscope-intl.aliyuncs.com/api/v1', 'cn', false],
  ['https://w.ap-southeast-1.maas.aliyuncs.com/api/v1', 'cn', false],
  ['https://models.example/api/v1', 'cn', true],
  ['https://models.example/api/v1', 'intl', false],
] as const)('%s on the %s site has the models of Beijing: %s', async (address, site, china) => {
  const given = { DASHSCOPE_API_KEY: 'sk-1', DASHSCOPE_BASE_URL: address };
  const { closed } = await engine.setUp(given, site).open(world.host);
  expect(closed?.('upscale') === undefined).toBe(china);
});
