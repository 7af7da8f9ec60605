import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { NODES } from '../../testing/comfyui-nodes.ts';
import { type ComfyServer, startComfyServer } from '../../testing/comfyui-server.ts';
import { readWorkflows } from './comfyui-engine.ts';
import { begin, type ComfyWorld, openComfyWorld, untilEnd } from './testing/comfy-world.ts';

/** The shipped workflows, checked against the inputs and outputs of ComfyUI's nodes. */
let folder: string;
let server: ComfyServer;
let world: ComfyWorld;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-comfyui-shipped-'));
  const plain = (background: string, width = 300, height = 200) =>
    sharp({ create: { width, height, channels: 3, background } }).png();
  await plain('#336699').toFile(path.join(folder, 'photo.png'));
  await plain('#885522', 80, 80).toFile(path.join(folder, 'shirt.png'));
  const white = await plain('#fff', 100, 50).toBuffer();
  await plain('#000')
    .composite([{ input: white, left: 150, top: 100 }])
    .toFile(path.join(folder, 'mask.png'));
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

const workflows = readWorkflows(path.join(os.tmpdir(), 'no-workflows-here'), {
  checkpoint: undefined,
  upscale_model: undefined,
});

test.each([...workflows])(
  '%s has only nodes and inputs that ComfyUI knows, linked by matching types',
  (_, { nodes }) => {
    for (const [id, { class_type: name, inputs }] of Object.entries(nodes)) {
      const known = NODES[name];
      if (!known) throw new Error(`${name} is not among the nodes`);
      for (const [input, value] of Object.entries(inputs)) {
        const type = known.takes[input] ?? known.takes[`${input}?`];
        expect([id, name, input, type]).not.toContain(undefined);
        if (!Array.isArray(value)) continue;
        const [from, output] = value as [string, number];
        expect([id, input, NODES[nodes[from]?.class_type ?? '']?.gives[output]]).toEqual([id, input, type]);
      }
    }
  },
);

test('a server with all models serves every shipped workflow', () => {
  const [{ lacks } = {}] = world.fleet.servers;
  expect([...(lacks ?? [])].filter(([, names]) => names.length > 0)).toEqual([]);
  expect([...workflows.keys()].toSorted()).toEqual(
    [
      'age',
      'character_picture',
      'draw_from_lines',
      'draw_look',
      'draw_shot',
      'edit_by_words',
      'emotion',
      'extend',
      'hair',
      'image_to_video',
      'portrait',
      'product_picture',
      'remove_background',
      'remove_object',
      'repaint',
      'replace_background',
      'replace_clothes',
      'replace_model',
      'replace_object',
      'text_to_image',
      'text_to_video',
      'try_on_shoe',
      'upscale',
    ].toSorted(),
  );
});

const promptMade = () => [...server.prompts.values()].at(-1) ?? {};
const pixel = async (bytes: Uint8Array | undefined, left: number, top: number) => {
  const raw = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...raw];
};

test('an edit within a mask is sent with a copy that marks the place in red, and the rest is restored', async () => {
  const serve = world.serve('edit_by_words');
  const input = { image_url: 'photo.png', mask_url: 'mask.png', prompt: 'a red door', count: 1, seed: 4 };
  expect(serve.refuse?.(input)).toBeUndefined();
  const id = '3b1f8a52-8a53-4a57-9d1c-0d7f6f1f3a11';
  expect((await untilEnd(serve, await begin(serve, input, id))).state).toBe('done');
  const prompt = promptMade();
  expect(Object.keys(prompt)).not.toContain('6');
  expect(prompt['8']?.inputs).toMatchObject({ image1: ['4', 0], image2: ['5', 0] });
  expect(String(prompt['8']?.inputs['prompt'])).toMatch(/a red door.*painted red in image 2/u);
  expect(prompt['8']?.inputs).not.toHaveProperty('image3');
  expect(prompt['15']?.inputs).toMatchObject({ width: 300, height: 200 });
  expect(prompt['21']?.inputs).toEqual({ images: ['20', 0] });
  const copy = server.uploads.get(`inkreel/${id}-image_2.png [temp]`);
  expect(await pixel(copy, 200, 120)).toEqual([255, 0, 0]);
  expect(await pixel(copy, 20, 20)).toEqual([0x33, 0x66, 0x99]);
});

test('clothes are sent as additional pictures, and without a mask nothing is restored', async () => {
  const serve = world.serve('replace_clothes');
  const input = {
    model_url: 'photo.png',
    top_url: 'shirt.png',
    bottom_url: 'shirt.png',
    refine: false,
    count: 2,
    seed: 9,
  };
  await begin(serve, input);
  const prompt = promptMade();
  expect(prompt['9']?.inputs).toMatchObject({ image1: ['4', 0], image2: ['5', 0], image3: ['6', 0] });
  expect(prompt['21']?.inputs).toEqual({ images: ['15', 0] });
  expect(prompt['21_c1']?.inputs).toEqual({ images: ['15_c1', 0] });
  expect(prompt['13_c1']?.inputs).toMatchObject({ seed: 10 });
  expect(Object.keys(prompt)).not.toContain('20');
});

test('a mask that only points at a person is sent, and does not protect the rest', async () => {
  const serve = world.serve('replace_model');
  await begin(serve, { image_url: 'photo.png', mask_url: 'mask.png', prompt: 'a woman', count: 1, seed: 1 });
  expect(promptMade()['8']?.inputs).toMatchObject({ image2: ['5', 0] });
  expect(promptMade()['21']?.inputs).toEqual({ images: ['15', 0] });
  expect([...server.uploads.keys()].filter((name) => name.includes('-mask.'))).toEqual([]);
});

test.each([
  ['edit_by_words', { image_url: 'a', prompt: 'b', mask_url: 'm', reference_urls: ['c', 'd'] }],
  ['try_on_shoe', { model_url: 'a', shoe_urls: ['b', 'c', 'd'], count: 1, seed: 1 }],
  ['character_picture', { character: 'a', prompt: 'b', width: 8, height: 8, count: 1, seed: 1 }],
  ['remove_background', { image_url: 'a', background: '#ffffff' }],
  ['text_to_video', { prompt: 'a', seconds: 5, sound: true, width: 8, height: 8 }],
  ['text_to_video', { prompt: 'a', seconds: 9, sound: false, width: 8, height: 8 }],
  ['image_to_video', { image_url: 'a', last_image_url: 'b', seconds: 5, sound: false, width: 8, height: 8 }],
] as const)('%s with %j is left to another engine', (capability, input) => {
  expect(world.serve(capability).refuse?.(input as never)).toBe('value_needs_engine');
});

const FILM = {
  seconds: 5,
  sound: false,
  width: 1920,
  height: 1080,
  quality: 'draft',
  count: 1,
  seed: 2,
} as const;

test('a film has a size and a number of frames that the model supports, and is fetched as one file', async () => {
  const serve = world.serve('image_to_video');
  const done = await untilEnd(serve, await begin(serve, { image_url: 'photo.png', ...FILM }));
  expect(promptMade()['6']?.inputs).toMatchObject({
    width: 1280,
    height: 704,
    length: 121,
    start_image: ['12', 0],
  });
  expect(promptMade()['8']?.inputs).toMatchObject({ steps: 12, seed: 2 });
  expect(done).toMatchObject({
    state: 'done',
    outputs: [{ index: 0, contentType: 'video/mp4', source: { stay: true } }],
  });
  expect(JSON.stringify(done)).toContain('filename=Inkreel_00001_.mp4&subfolder=video&type=output');
});

test('a video from a prompt needs no picture', async () => {
  const serve = world.serve('text_to_video');
  await begin(serve, { prompt: 'a wave', ...FILM, seconds: 1.6, width: 480, height: 480 });
  expect(promptMade()['6']?.inputs).toMatchObject({ width: 480, height: 480, length: 41 });
  expect(promptMade()['4']?.inputs).toMatchObject({ text: 'a wave' });
});

test('a cut-out is the picture with the mask as its opacity', async () => {
  await begin(world.serve('remove_background'), { image_url: 'photo.png' });
  expect(promptMade()['5']?.inputs).toEqual({ image: ['2', 0], alpha: ['4', 0] });
});
