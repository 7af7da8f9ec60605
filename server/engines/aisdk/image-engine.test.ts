/** The common behaviour of all providers of image models, on the AI SDK's mock models. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import type { ImageModelV4 } from '@ai-sdk/provider';
import { MockImageModelV4 } from 'ai/test';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ImageProvider } from './image-engine.ts';
import type { ImageModelFacts } from './image-model.ts';
import { ask, begin, createImageWorld, type ImageWorld, pathsOf } from './testing/image-world.ts';

type Call = Parameters<ImageModelV4['doGenerate']>[0];

const facts: ImageModelFacts = {
  id: 'mock',
  sizes: { kind: 'list', sizes: [[64, 64]] },
  pictures: 3,
  perCall: 2,
};
let world: ImageWorld;
let made: Buffer;
let calls: Call[];
let generate: (call: Call) => Promise<Uint8Array[]>;

beforeAll(async () => {
  world = createImageWorld();
  made = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  await world.picture('base.png', 100, 50, '#c33');
  await world.picture('other.png', 40, 40, '#33c');
  await world.mask('mask.png', [100, 50], [20, 10, 40, 30]);
});
afterAll(() => world.close());
beforeEach(() => {
  calls = [];
  generate = async ({ n }) => Array.from({ length: n }, () => made);
});

function provider(more: Partial<ImageProvider> = {}, own: Partial<ImageModelFacts> = {}): ImageProvider {
  const model = { ...facts, ...own };
  const mock = new MockImageModelV4({
    maxImagesPerCall: 10,
    doGenerate: async (call) => {
      calls.push(call);
      const images = await generate(call);
      const response = { timestamp: new Date(0), modelId: 'mock', headers: undefined };
      return { images, warnings: [{ type: 'other', message: 'w' }], response };
    },
  });
  return {
    id: 'mock',
    models: { draw: model, edit: model },
    connect: async () => () => mock as ReturnType<Awaited<ReturnType<ImageProvider['connect']>>>,
    options: ({ canvas: { width, height }, seed }) => ({ size: `${width}x${height}`, seed }),
    secrets: ['sk-marker'],
    modelSetting: 'MOCK_MODEL',
    ...more,
  };
}
const draw = { prompt: 'a cat', width: 200, height: 100, count: 1, seed: 5, quality: 'standard' };

test('candidates are split into calls that the model takes, each with its seed, and finished in the requested size', async () => {
  const { text_to_image: engine } = await world.open(provider());
  const operation = await begin(engine!, { ...draw, count: 3 }, 'run-1');
  expect(calls.map(({ n, seed, size, prompt }) => ({ n, seed, size, prompt }))).toEqual([
    { n: 2, seed: 5, size: '64x64', prompt: 'a cat' },
    { n: 1, seed: 6, size: '64x64', prompt: 'a cat' },
  ]);
  const check = await ask(engine!, operation);
  const paths = pathsOf(check);
  expect(paths).toHaveLength(3);
  expect(await sharp(paths[2]).metadata()).toMatchObject({ width: 200, height: 100, format: 'png' });
  await engine!.cancel?.(operation);
  expect(existsSync(paths[0] as string)).toBe(false);
});

test('a stored answer is found after a restart, and one on a lost machine is not requested again', async () => {
  const { text_to_image: engine } = await world.open(provider());
  const operation = await begin(engine!, draw, 'run-2');
  const { text_to_image: other } = await world.open(provider());
  expect(pathsOf(await ask(other!, operation))).toHaveLength(1);
  await engine!.cancel?.(operation);
  expect(await ask(other!, operation)).toMatchObject({
    state: 'failed',
    code: 'task_unconfirmed',
    retryable: false,
  });
  expect(calls).toHaveLength(1);
});

test('a call that throws is never retried', async () => {
  generate = async () => {
    throw Object.assign(new Error('overloaded, key sk-marker'), { isRetryable: true });
  };
  const { text_to_image: engine } = await world.open(provider());
  const check = await ask(engine!, await begin(engine!, draw, 'run-3'));
  expect(check).toMatchObject({ state: 'failed', detail: expect.stringContaining('key ***') });
  expect(calls).toHaveLength(1);
});

test('a failed candidate does not affect the others', async () => {
  let count = 0;
  generate = async ({ n }) => {
    count += 1;
    if (count === 1) throw new Error('no');
    return Array.from({ length: n }, () => made);
  };
  const { text_to_image: engine } = await world.open(provider());
  const check = await ask(engine!, await begin(engine!, { ...draw, count: 3 }, 'run-4'));
  expect(pathsOf(check)).toHaveLength(1);
});

test('an answer that is not a picture is not requested again', async () => {
  generate = async () => [Buffer.from('<html>Welcome to the Wi-Fi</html>')];
  const { text_to_image: engine } = await world.open(provider());
  const check = await ask(engine!, await begin(engine!, draw, 'run-5'));
  expect(check).toMatchObject({ state: 'failed', code: 'result_unreadable', retryable: false });
});

test('a model by name never reaches the SDK, which would look it up at a gateway', async () => {
  const connect = async () => () => 'openai/gpt-image-2' as never;
  const { text_to_image: engine } = await world.open(provider({ connect }));
  const check = await ask(engine!, await begin(engine!, draw, 'run-6'));
  expect(check).toMatchObject({ state: 'failed', detail: expect.stringContaining('a gateway') });
});

test.each([
  ['transparent', 1, 'mask'],
  ['white', 1, 'mask'],
  [undefined, 2, 'a red copy'],
] as const)('an area is passed as a %s mask: %i pictures and %s', async (polarity, images, _how) => {
  const { replace_object: engine } = await world.open(provider({}, polarity ? { mask: polarity } : {}));
  const input = { image_url: 'base.png', mask_url: 'mask.png', prompt: 'a hat', count: 1, seed: 1 };
  const check = await ask(engine!, await begin(engine!, input, `run-mask-${polarity}`));
  const [call] = calls;
  expect(call?.files).toHaveLength(images);
  expect(call?.mask !== undefined).toBe(polarity !== undefined);
  expect(call?.prompt).toContain(polarity ? 'transparent area' : 'painted red in image 2');
  if (!polarity) {
    const [, copy] = call?.files ?? [];
    const bytes = copy?.type === 'file' ? Buffer.from(copy.data as Uint8Array) : Buffer.alloc(0);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0] = data.subarray(3 * (64 * 32 + 25));
    expect([red > 230, green < 30]).toEqual([true, true]);
  }
  const { data, info } = await sharp(pathsOf(check)[0])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 100, height: 50 });
  expect([...data.subarray(0, 3)]).toEqual([0xcc, 0x33, 0x33]);
  const inside = 3 * (100 * 25 + 40);
  expect([...data.subarray(inside, inside + 3)]).toEqual([0, 0xaa, 0]);
});

test('an uncertain area is only a hint: the whole picture may change', async () => {
  const { replace_model: engine } = await world.open(provider({}, { mask: 'white' }));
  const input = { image_url: 'base.png', mask_url: 'mask.png', prompt: 'a tall woman', count: 1, seed: 1 };
  const check = await ask(engine!, await begin(engine!, input, 'run-points'));
  expect(calls[0]?.mask).toBeUndefined();
  expect(calls[0]?.files).toHaveLength(2);
  const { data } = await sharp(pathsOf(check)[0]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0, 0xaa, 0]);
});

test('an extension keeps every pixel of the picture', async () => {
  const { extend: engine } = await world.open(provider());
  const input = { image_url: 'base.png', left: 50, top: 0, right: 0, bottom: 10, count: 1, seed: 1 };
  const check = await ask(engine!, await begin(engine!, input, 'run-extend'));
  const { data, info } = await sharp(pathsOf(check)[0])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 150, height: 60 });
  expect([...data.subarray(3 * 50, 3 * 51)]).toEqual([0xcc, 0x33, 0x33]);
  expect([...data.subarray(0, 3)]).toEqual([0, 0xaa, 0]);
  expect(calls[0]?.prompt).toContain('grey border of image 1');
});

test('a fill model gets the prompt alone, and follows no instruction', async () => {
  const fill: ImageModelFacts = { ...facts, id: 'fill', pictures: 1, mask: 'white' };
  const { models, ...rest } = provider();
  const engine = (await world.open({ ...rest, models: { ...models, fill } }))['replace_object'];
  const input = { image_url: 'base.png', mask_url: 'mask.png', prompt: 'a hat', count: 1, seed: 1 };
  await begin(engine!, input, 'run-fill');
  expect(calls[0]).toMatchObject({ prompt: 'a hat', files: { length: 1 }, mask: { type: 'file' } });
});

test('more pictures than the model takes are refused before anything is charged', async () => {
  const { edit_by_words: engine } = await world.open(provider());
  const edit = { image_url: 'base.png', prompt: 'red', count: 1, seed: 1 };
  expect(engine!.refuse?.({ ...edit, reference_urls: ['other.png', 'other.png'] })).toBeUndefined();
  expect(
    engine!.refuse?.({ ...edit, mask_url: 'mask.png', reference_urls: ['other.png', 'other.png'] }),
  ).toBe('value_needs_engine');
});

test('candidates of a character alternate between the scenes', async () => {
  const { character_picture: engine } = await world.open(provider());
  const input = {
    character: 'Mo',
    prompt: 'in a boat\n\nat home',
    reference_url: 'other.png',
    width: 64,
    height: 64,
  };
  await begin(engine!, { ...input, count: 3, seed: 1 }, 'run-scenes');
  expect(
    calls.map(({ n, prompt }) => [n, /Scene: <request>(.*)<\/request>/u.exec(prompt ?? '')?.[1]]),
  ).toEqual([
    [2, 'in a boat'],
    [1, 'at home'],
  ]);
});

test('a shot of a story is an edit of the pictures of its characters, as many as the model takes, or drawn from words', async () => {
  const { draw_shot: engine } = await world.open(provider({}, { pictures: 2 }));
  const mina = { name: 'Mina', description: 'a girl', reference_urls: ['base.png', 'other.png'] };
  const theo = { name: 'Theo', description: 'an old man', reference_urls: ['other.png'] };
  const shot = { ...draw, prompt: 'Mina and Theo run', characters: [mina, theo] };
  expect(engine!.refuse?.(shot)).toBeUndefined();
  const check = await ask(engine!, await begin(engine!, shot, 'run-shot'));
  expect(await sharp(pathsOf(check)[0]).metadata()).toMatchObject({ width: 200, height: 100 });
  expect(calls[0]?.files).toHaveLength(2);
  expect(calls[0]?.prompt).toContain('Image 2 shows <request>Theo</request>');
  await begin(engine!, { ...shot, characters: [{ name: 'Ann', description: 'a woman' }] }, 'run-words');
  expect(calls[1]?.files ?? []).toHaveLength(0);
  expect(calls[1]?.prompt).toContain('<request>a woman</request>');
});

test('pictures left behind by a run are removed after two days', async () => {
  const { text_to_image: engine } = await world.open(provider());
  await begin(engine!, draw, 'run-old');
  await begin(engine!, draw, 'run-new');
  const folder = (run: string) => path.join(world.host.dataFolder, 'answers', run);
  await utimes(folder('run-old'), 1, 1);
  await world.open(provider());
  await expect.poll(() => existsSync(folder('run-old'))).toBe(false);
  expect(existsSync(folder('run-new'))).toBe(true);
});

test('without a key nothing of the SDK is loaded, and with one only when a run needs it', () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { ENGINES } = await import('./server/engines/find-engines.ts');
    const host = { dataFolder: '/nowhere', downloadToPath: async () => undefined };
    const given = { OPENAI_API_KEY: 'k', FAL_KEY: 'k' };
    const sdk = () => loaded.filter((url) => /node_modules\\/(ai|@ai-sdk)\\//u.test(url)).length;
    for (const engine of ENGINES) if (engine.id !== 'builtin') await engine.setUp({}, 'intl').open(host);
    const counts = [sdk()];
    for (const engine of ENGINES) if (/^(openai|fal)$/u.test(engine.id)) await engine.setUp(given, 'intl').open(host);
    counts.push(sdk());
    await import('@ai-sdk/openai');
    counts.push(Math.min(1, sdk()));
    console.log(JSON.stringify(counts));
  `;
  const root = path.join(import.meta.dirname, '../../..');
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('');
  expect(JSON.parse(run.stdout)).toEqual([0, 0, 1]);
});
