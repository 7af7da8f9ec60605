import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { download } from '../../features/storage/download.ts';
import { type ComfyServer, startComfyServer } from '../../testing/comfyui-server.ts';
import { ask as askOnce } from './ask.ts';
import { createComfyEngine } from './comfyui-engine.ts';
import engine from './engine.ts';
import { ask, begin, type ComfyWorld, openComfyWorld, untilEnd } from './testing/comfy-world.ts';

let folder: string;
let server: ComfyServer;
let world: ComfyWorld;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-comfyui-'));
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ccaa88' } });
  await plain(600, 400).withMetadata({ orientation: 6 }).jpeg().toFile(path.join(folder, 'photo.jpg'));
  await plain(400, 600).png().toFile(path.join(folder, 'mask.png'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  server = await startComfyServer();
  world = await openComfyWorld([server.url], folder);
});
afterEach(async () => {
  world.close();
  await server.kill().catch(() => undefined);
});

const drawing = { prompt: 'a cat', width: 640, height: 480, quality: 'draft', count: 2, seed: 7 } as const;
const replacing = { image_url: 'photo.jpg', mask_url: 'mask.png', prompt: 'a hat', count: 1, seed: 3 };
/** Blocks the server's work until it is released. */
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.pace = promise;
  return () => {
    server.pace = 0;
    resolve();
  };
}
const onlyPrompt = () => [...server.prompts.values()][0] ?? {};

test('a run is one prompt with the run’s id, with a copy of the seed-dependent nodes for each candidate', async () => {
  const id = randomUUID();
  const serve = world.serve('text_to_image');
  const operation = await begin(serve, { ...drawing, style: 'water_ink' }, id);
  expect(operation).toEqual({ server: server.url, id, count: 2 });
  const done = await untilEnd(serve, operation);
  expect(server.taken).toEqual([id]);
  const prompt = onlyPrompt();
  expect(Object.keys(prompt).sort()).toEqual(
    ['1', '2', '4', '5', '6', '7', '8', '9', '6_c1', '7_c1', '8_c1', '9_c1'].sort(),
  );
  expect(prompt['4']?.inputs).toEqual({ text: 'a cat, water ink', clip: ['1', 1] });
  expect(prompt['2']?.inputs).toMatchObject({ width: 1184, height: 888, batch_size: 1 });
  expect(prompt['6']?.inputs).toMatchObject({ seed: 7, steps: 14, model: ['1', 0] });
  expect(prompt['6_c1']?.inputs).toMatchObject({ seed: 8, model: ['1', 0], latent_image: ['2', 0] });
  expect(prompt['7_c1']?.inputs).toEqual({ samples: ['6_c1', 0], vae: ['1', 2] });
  expect(prompt['8']?.inputs).toMatchObject({ width: 640, height: 480 });
  expect(prompt['9']).toEqual({ class_type: 'PreviewImage', inputs: { images: ['8', 0] } });
  expect(done).toEqual({
    state: 'done',
    outputs: [0, 1].map((index) => ({
      index,
      contentType: 'image/png',
      source: {
        url: `${server.url}/view?filename=ComfyUI_temp_abcde_0000${index + 1}_.png&subfolder=&type=temp`,
        stay: true,
      },
    })),
  });
});

test('pictures are sent upright, as temporary files of the server, and no copy stays here', async () => {
  const id = randomUUID();
  const serve = world.serve('replace_object');
  await untilEnd(serve, await begin(serve, replacing, id));
  const name = (what: string) => `inkreel/${id}-${what}.png [temp]`;
  const prompt = onlyPrompt();
  expect(prompt['2']?.inputs).toEqual({ image: name('image') });
  expect(prompt['3']?.inputs).toEqual({ image: name('mask'), channel: 'red' });
  expect(prompt['10']?.inputs).toMatchObject({ width: 400, height: 600 });
  const [image, mask] = ['image', 'mask'].map((what) => server.uploads.get(name(what)) ?? new Uint8Array());
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 400, height: 600 });
  expect(await sharp(mask).metadata()).toMatchObject({ format: 'png', channels: 1 });
  expect((await sharp(image).metadata()).orientation).toBeUndefined();
  expect(await readdir(path.join(folder, 'handing-over'))).toEqual([]);
});

test.each([
  [
    { factor: 4, longest: 0 },
    { width: 1600, height: 2400 },
  ],
  [
    { factor: 0, longest: 900 },
    { width: 600, height: 900 },
  ],
])('upscaling by %j makes %j', async (how, size) => {
  const serve = world.serve('upscale');
  await begin(serve, { image_url: 'photo.jpg', sharpness: 0, clean: false, ...how });
  expect(onlyPrompt()['4']?.inputs).toMatchObject(size);
  expect(onlyPrompt()['5']?.inputs).toEqual({ image: ['4', 0], alpha: ['2', 1] });
});

test('a picture is extended by the requested pixels', async () => {
  const input = { image_url: 'photo.jpg', left: 10, top: 0, right: 30, bottom: 50, count: 1, seed: 1 };
  await begin(world.serve('extend'), input);
  expect(onlyPrompt()['3']?.inputs).toMatchObject({ left: 10, top: 0, right: 30, bottom: 50 });
  expect(onlyPrompt()['10']?.inputs).toMatchObject({ width: 440, height: 650 });
  expect(onlyPrompt()['4']?.inputs).toMatchObject({ text: '' });
});

test('the socket reports progress, and the queue is not read meanwhile', async () => {
  const letGo = hold();
  const serve = world.serve('text_to_image');
  const operation = await begin(serve, { ...drawing, count: 1 });
  await expect.poll(() => server.listeners()).toBe(1);
  const client = world.fleet.servers[0]?.progress.clientId ?? '';
  const id = String(operation['id']);
  const say = (type: string, data: object) => server.send(client, JSON.stringify({ type, data }));
  say('execution_cached', { prompt_id: id, nodes: ['1', '2', '4', '5'] });
  say('progress', { prompt_id: id, node: '6', value: 7, max: 14 });
  // Messages about unknown prompts, and malformed ones, are ignored.
  say('progress', { prompt_id: 'other', node: '6', value: 1, max: 1 });
  say('progress_state', { prompt_id: id, nodes: 'all' });
  server.send(client, '{"type": "progress"');
  await expect.poll(() => ask(serve, operation)).toMatchObject({ progress: 4.5 / 8 });
  const before = server.calls.length;
  expect(await ask(serve, operation)).toMatchObject({
    state: 'pending',
    stage: 'drawing',
    candidates: [4.5 / 8],
  });
  expect(server.calls.slice(before)).toEqual([`GET /history/${id}`]);
  letGo();
  expect((await untilEnd(serve, operation)).state).toBe('done');
});

test('another process, without the socket’s messages, reads the queue', async () => {
  const letGo = hold();
  const operation = await begin(world.serve('text_to_image'), drawing);
  const second = await begin(world.serve('text_to_image'), drawing);
  const other = await openComfyWorld([server.url], folder);
  const serve = other.serve('text_to_image');
  expect(await ask(serve, operation)).toMatchObject({ state: 'pending', stage: 'drawing' });
  expect(await ask(serve, second)).toMatchObject({ state: 'pending', stage: 'waiting' });
  letGo();
  expect((await untilEnd(serve, JSON.parse(JSON.stringify(second)) as typeof second)).state).toBe('done');
  expect(server.taken).toHaveLength(2);
  other.close();
});

test.each(['lost', 'half', 'html', 'endless', 'moved', 'limited', 'unavailable'] as const)(
  'a submit that is answered with %s: the server has the prompt once',
  async (fault) => {
    server.fail(fault, 1, 'POST /prompt');
    const id = randomUUID();
    const serve = world.serve('text_to_image');
    const operation = await begin(serve, drawing, id);
    expect(operation).toEqual({ server: server.url, id, count: 2 });
    expect(server.taken).toEqual([id]);
    expect((await untilEnd(serve, operation)).state).toBe('done');
  },
);

test('a prompt that the server already has is not submitted again', async () => {
  const letGo = hold();
  const serve = world.serve('text_to_image');
  const operation = await begin(serve, drawing);
  const id = String(operation['id']);
  // Its queue is read again only after half a second: by then it certainly contains earlier submits.
  await expect
    .poll(async () => (await world.fleet.servers[0]?.client.look(id, 'glance'))?.state)
    .toBe('running');
  expect(await begin(serve, drawing, id)).toEqual(operation);
  letGo();
  expect((await untilEnd(serve, operation)).state).toBe('done');
  expect(server.taken).toEqual([id]);
});

test('a submit is unconfirmed if the server cannot be queried afterwards', async () => {
  server.fail('half', 1, 'POST /prompt');
  server.onTaken = () => server.fail('html', 2, 'GET /history');
  const serve = world.serve('text_to_image');
  const id = randomUUID();
  await expect(begin(serve, drawing, id)).rejects.toThrow('may have taken a prompt');
  await expect(serve.find?.({ taskId: id })).rejects.toThrow('cannot say');
});

test('a run whose operation was lost is found by its id on any server', async () => {
  const second = await startComfyServer();
  const both = await openComfyWorld([second.url, server.url], folder);
  const serve = both.serve('text_to_image');
  const id = randomUUID();
  await begin(world.serve('text_to_image'), drawing, id);
  expect(await serve.find?.({ taskId: id })).toMatchObject({ server: server.url, id });
  expect(await serve.find?.({ taskId: randomUUID() })).toBeUndefined();
  // A server that is down has lost its queue; one that does not answer may still have it.
  await second.kill();
  expect(await serve.find?.({ taskId: randomUUID() })).toBeUndefined();
  server.fail('unavailable', 1, 'GET /history');
  await expect(serve.find?.({ taskId: id })).rejects.toThrow('cannot say');
  both.close();
});

test.each(['html', 'half', 'endless', 'moved', 'lost', 'unavailable'] as const)(
  'a poll that is answered with %s is repeated',
  async (fault) => {
    const serve = world.serve('text_to_image');
    const operation = await begin(serve, drawing);
    server.fail(fault, fault === 'lost' ? 2 : 1, 'GET /history');
    expect(await ask(serve, operation)).toEqual({
      state: 'away',
      afterMs: fault === 'unavailable' ? 7_000 : 5_000,
    });
    expect((await untilEnd(serve, operation)).state).toBe('done');
    expect(server.taken).toHaveLength(1);
  },
);

test('a call without an answer times out', async () => {
  server.fail('silent');
  expect(await askOnce(`${server.url}/queue`, {}, { ms: 50, bytes: 100 })).toMatchObject({ state: 'silent' });
  await server.kill();
  expect(await askOnce(`${server.url}/queue`, {}, { ms: 5_000, bytes: 100 })).toEqual({ state: 'refused' });
});

test.each([
  [{ error: 'torch.OutOfMemoryError', message: 'CUDA out of memory' }, true],
  [{ error: 'RuntimeError', message: 'sizes do not match' }, false],
])('a prompt that fails with %j', async (outcome, retryable) => {
  server.outcome = outcome;
  const serve = world.serve('text_to_image');
  const operation = await begin(serve, drawing);
  const check = await untilEnd(serve, operation);
  expect(check).toMatchObject({ state: 'failed', code: 'task_engine_stopped', retryable });
  expect(check).toMatchObject({ detail: `CheckpointLoaderSimple 1: ${outcome.message}` });
  // The runner drops it and retries under the same id: the old result is deleted.
  await serve.cancel?.(operation);
  server.outcome = 'success';
  expect((await untilEnd(serve, await begin(serve, drawing, String(operation['id'])))).state).toBe('done');
});

test('a result that could not be deleted is not taken for that of the next attempt', async () => {
  server.outcome = { error: 'torch.OutOfMemoryError', message: '' };
  const serve = world.serve('text_to_image');
  const operation = await begin(serve, drawing);
  await untilEnd(serve, operation);
  server.outcome = 'success';
  expect((await untilEnd(serve, await begin(serve, drawing, String(operation['id'])))).state).toBe('done');
});

test('a prompt without a picture in its outputs fails', async () => {
  server.outcome = 'no files';
  const serve = world.serve('text_to_image');
  const check = await untilEnd(serve, await begin(serve, drawing));
  expect(check).toMatchObject({
    state: 'failed',
    retryable: false,
    detail: expect.stringContaining('node 9'),
  });
});

test('a prompt refused by the server is reported, and the server is checked again', async () => {
  server.choices.set('CheckpointLoaderSimple.ckpt_name', ['other.safetensors']);
  const serve = world.serve('text_to_image');
  const check = await ask(serve, await begin(serve, drawing));
  expect(check).toMatchObject({ state: 'failed', retryable: false });
  expect(check).toMatchObject({ detail: expect.stringContaining("'sd_xl_base_1.0.safetensors'") });
  await world.fleet.refresh();
  expect(world.fleet.closed('text_to_image')).toEqual({
    why: 'lacks',
    what: `CheckpointLoaderSimple.ckpt_name sd_xl_base_1.0.safetensors (${server.url})`,
  });
  expect(world.fleet.closed('upscale')).toBeUndefined();
});

test('a cancelled run frees the server: it is removed from the queue, or stopped if it is running', async () => {
  const letGo = hold();
  const serve = world.serve('text_to_image');
  const [first, second, third] = [
    await begin(serve, drawing),
    await begin(serve, drawing),
    await begin(serve, drawing),
  ];
  await serve.cancel?.(second);
  expect(server.interrupted).toEqual([]);
  await serve.cancel?.(first);
  expect(server.interrupted).toEqual([first?.['id']]);
  letGo();
  expect((await untilEnd(serve, third)).state).toBe('done');
  expect(server.begun).toEqual([first, third].map((operation) => operation?.['id']));
  // The stopped prompt reports it when polled.
  expect(await ask(serve, first)).toMatchObject({ state: 'failed', retryable: false });
  await serve.cancel?.({ refused: 'no server', retryable: true });
  await serve.cancel?.({ server: 'http://127.0.0.1:1', id: 'x', count: 1 });
});

test('a prompt of another client is not stopped', async () => {
  const letGo = hold();
  const serve = world.serve('text_to_image');
  const theirs = await begin(serve, drawing);
  await serve.cancel?.({ ...theirs, id: randomUUID() });
  expect(server.interrupted).toEqual([]);
  // The server gets no request to stop: an old one would stop any running prompt.
  expect(server.calls).not.toContain('POST /interrupt');
  letGo();
  expect((await untilEnd(serve, theirs)).state).toBe('done');
});

test('a server that was restarted has lost its runs: they are started again', async () => {
  const letGo = hold();
  const serve = world.serve('text_to_image');
  const operation = await begin(serve, drawing);
  await server.kill();
  letGo();
  // No other server could serve it: the run waits.
  expect(await ask(serve, operation)).toEqual({ state: 'away', afterMs: 5_000 });
  await world.fleet.refresh();
  expect(world.fleet.closed('text_to_image')).toEqual({ why: 'no_answer', what: server.url });
  await server.restart();
  expect(await ask(serve, operation)).toMatchObject({ state: 'failed', retryable: true });
  expect(world.fleet.closed('text_to_image')).toBeUndefined();
  expect((await untilEnd(serve, await begin(serve, drawing))).state).toBe('done');
});

test('a run that no server accepts may be started again', async () => {
  await server.kill();
  const serve = world.serve('text_to_image');
  expect(await ask(serve, await begin(serve, drawing))).toMatchObject({
    state: 'failed',
    code: 'task_engine_stopped',
    retryable: true,
  });
});

test('an operation of a server that was removed from the settings is not polled', async () => {
  const stranger = await startComfyServer();
  const operation = { server: stranger.url, id: randomUUID(), count: 1 };
  expect(await ask(world.serve('text_to_image'), operation)).toMatchObject({
    state: 'failed',
    retryable: true,
  });
  expect(stranger.calls).toEqual([]);
  await stranger.kill();
});

test('a server without a required node, and one that is too old, are reported', async () => {
  server.without.add('ImageUpscaleWithModel');
  const old = await startComfyServer();
  old.version = '0.3.56';
  const both = await openComfyWorld([old.url, server.url], folder);
  expect(both.fleet.closed('upscale')).toEqual({
    why: 'lacks',
    what: `ComfyUI 0.3.57 (${old.url}); ImageUpscaleWithModel (${server.url})`,
  });
  expect(both.fleet.closed('text_to_image')).toBeUndefined();
  await begin(both.serve('text_to_image'), drawing);
  expect(old.taken).toEqual([]);
  both.close();
  await old.kill();
});

test('models of the settings replace those of the files', async () => {
  const own = await openComfyWorld([server.url], folder, { checkpoint: 'own.safetensors' });
  expect(own.fleet.closed('text_to_image')?.what).toContain('own.safetensors');
  own.close();
  server.choices.set('CheckpointLoaderSimple.ckpt_name', ['own.safetensors']);
  const again = await openComfyWorld([server.url], folder, { checkpoint: 'own.safetensors' });
  const serve = again.serve('text_to_image');
  expect((await untilEnd(serve, await begin(serve, drawing))).state).toBe('done');
  again.close();
});

test('a dead link ends in a failed download', async () => {
  server.outcome = 'dead link';
  const serve = world.serve('text_to_image');
  const check = await untilEnd(serve, await begin(serve, drawing));
  const [output] = check.state === 'done' ? check.outputs : [];
  const source = output && 'source' in output ? output.source : undefined;
  const rules = { limitOf: () => 1e6, timeoutMs: 5000, mayReach: () => true };
  const url = source && 'url' in source ? source.url : '';
  await expect(download(url, path.join(folder, 'result'), rules)).rejects.toMatchObject({
    code: 'task_engine_stopped',
  });
});

test('a file name of the server stays a file name', () => {
  const file = { filename: '../a&type=input#.png', subfolder: 'x/y', type: 'temp' };
  const url = new URL(world.fleet.servers[0]?.client.addressOf(file) ?? '');
  expect([url.origin, url.pathname, url.searchParams.get('filename'), url.searchParams.get('type')]).toEqual([
    server.url,
    '/view',
    '../a&type=input#.png',
    'temp',
  ]);
});

test('the operator’s workflow is served under its capability; an invalid one is refused by name', async () => {
  const own = mkdtempSync(path.join(folder, 'own-'));
  const host = { dataFolder: own, downloadToPath: async () => undefined };
  const { serves, close, closed } = await createComfyEngine(undefined, host);
  expect(Object.keys(serves)).toContain('upscale');
  expect(closed?.('upscale')).toBeUndefined();
  await close?.();
  await mkdir(path.join(own, 'comfyui'));
  await writeFile(path.join(own, 'comfyui', 'drawing.json'), '{}');
  await expect(createComfyEngine(undefined, host)).rejects.toThrow(
    'drawing.json is called like no capability',
  );
  rmSync(path.join(own, 'comfyui', 'drawing.json'));
  await writeFile(path.join(own, 'comfyui', 'upscale.json'), '{"nodes": []}');
  await expect(createComfyEngine(undefined, host)).rejects.toThrow('upscale.json is not in API format');
});

test('the settings name one or several servers', () => {
  const urls = (COMFYUI_URLS: string) => engine.setUp({ COMFYUI_URLS }, 'intl').addresses;
  expect(urls(' http://gpu-1:8188/, https://gpu.example/comfy ,http://gpu-1:8188')).toEqual([
    'http://gpu-1:8188',
    'https://gpu.example/comfy',
  ]);
  const isRefused = (COMFYUI_URLS: string) => !z.object(engine.settings).safeParse({ COMFYUI_URLS }).success;
  expect(['gpu-1:8188', 'ftp://gpu', 'http://user:word@gpu', ','].map(isRefused)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isRefused('http://10.0.0.5:8188,http://[::1]:8188')).toBe(false);
  expect(engine.setUp({}, 'cn')).toMatchObject({ missing: 'COMFYUI_URLS', addresses: [] });
  expect(engine.setUp({ COMFYUI_CHECKPOINT: 'a' }, 'cn')).toMatchObject({ missing: 'COMFYUI_URLS' });
});
