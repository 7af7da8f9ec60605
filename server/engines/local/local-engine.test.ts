import fs from 'node:fs';
import { copyFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { noteTrouble } from '../../inference/models/model-files.ts';
import { modelsFolder } from '../../inference/models-folder.ts';
import { encodePng } from '../builtin/picture/codec.ts';
import { createPicture } from '../builtin/pixels/picture.ts';
import type { CapabilityEngine, Check } from '../engine.ts';
import { chooseModel } from './choose-model.ts';
import { createLocalEngine } from './local-engine.ts';
import { KINDS } from './manifest.ts';
import { MODELS } from './models.ts';
import { identity, install, PLAIN, tinyModel, twice } from './testing/tiny-models.ts';

const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-local-'));
const folder = modelsFolder(dataFolder);
afterAll(() => fs.rmSync(dataFolder, { recursive: true }));

const use = { kind: 'enlarge', image: PLAIN, factor: 2, tile: 32, overlap: 8, output: { white: 1 } } as const;
const tiny = tinyModel(use, twice());
const source = path.join(dataFolder, 'source.png');

async function open(models = [tiny.model], memoryBytes = 2 ** 31) {
  fs.writeFileSync(source, await encodePng(createPicture(40, 30, [10, 120, 250])));
  const host = { dataFolder, downloadToPath: (_address: string, file: string) => copyFile(source, file) };
  return createLocalEngine({ memoryBytes, threads: 1, models }, host);
}

const context = {
  taskId: 'run',
  waitMs: 30_000,
  stored: [],
  signal: new AbortController().signal,
};

test('a capability is closed until its model is there, and then makes pictures in a thread', async () => {
  const none = await open();
  expect(none.closed?.('upscale')).toEqual({ why: 'lacks', what: 'tiny-enlarge' });
  expect(none.closed?.('text_to_image')).toBeUndefined();
  expect(none.closed?.('camera_move')).toEqual({ why: 'lacks', what: '' });
  await none.close?.();
  await install(folder, tiny);
  const engine = await open();
  expect(engine.closed?.('upscale')).toBeUndefined();
  const serve = engine.serves.upscale as CapabilityEngine<unknown>;
  const input = { image_url: '/a', factor: 2, longest: 0, sharpness: 100, clean: false };
  const operation = await serve.start(input, { taskId: 'run' });
  let check: Check;
  do check = await serve.check(operation, context);
  while (check.state === 'pending');
  if (check.state !== 'done') throw new Error(`the run ended with ${JSON.stringify(check)}`);
  const [made] = check.outputs;
  if (!made || !('source' in made) || !('path' in made.source)) throw new Error('a file was wanted');
  expect(made.report).toBeUndefined();
  const { data, info } = await sharp(made.source.path).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 80, height: 60 });
  expect([...data.subarray(0, 3)]).toEqual([10, 120, 250]);
  await serve.cancel?.(operation);
  await engine.close?.();
  expect(fs.readdirSync(path.join(dataFolder, 'local-models'))).toEqual([]);
});

test('strokes and boxes are left to the next engine', async () => {
  const engine = await open();
  const serve = engine.serves.remove_background as CapabilityEngine<object>;
  expect(serve.refuse?.({ image_url: '/a' })).toBeUndefined();
  expect(serve.refuse?.({ image_url: '/a', background: '#fff' })).toBeUndefined();
  expect(serve.refuse?.({ image_url: '/a', keep_url: '/b' })).toBe('value_needs_engine');
  expect(serve.refuse?.({ image_url: '/a', box: {} })).toBe('value_needs_engine');
  await engine.close?.();
});

test('the best model that is ready and fits into memory is taken', async () => {
  const [best, small] = ['best', 'small'].map((id) => tinyModel(use, identity(), id));
  if (!best || !small) throw new Error('two models were wanted');
  best.model.memoryBytes = 4e9;
  const models = [best.model, small.model];
  const choose = (memoryBytes: number) => chooseModel({ folder, models, memoryBytes }, 'upscale')?.id;
  expect(choose(8e9)).toBeUndefined();
  await install(folder, small);
  expect(choose(8e9)).toBe('small');
  await install(folder, best);
  expect([choose(8e9), choose(1e9)]).toEqual(['best', 'small']);
  await noteTrouble(folder, best.model, { trouble: 'stopped', detail: 'once' });
  expect(choose(8e9)).toBe('best');
  await noteTrouble(folder, best.model, { trouble: 'damaged', detail: 'swapped' });
  expect(choose(8e9)).toBe('small');
  const none = await open([best.model], 1e9);
  // A model that does not fit is not reported as missing.
  expect(none.closed?.('upscale')).toEqual({ why: 'lacks', what: '' });
  await none.close?.();
});

test('the manifest has a model for every kind, with a commercial licence and full checksums', () => {
  expect(new Set(MODELS.map((model) => model.use.kind))).toEqual(new Set(Object.values(KINDS)));
  expect(new Set(MODELS.map(({ id }) => id)).size).toBe(MODELS.length);
  for (const { id, licence, licenceUrl, source, file } of MODELS) {
    expect(['MIT', 'Apache-2.0', 'BSD-3-Clause']).toContain(licence);
    expect(id).toMatch(/^[a-z0-9-]+$/u);
    expect(file.sha256).toMatch(/^[0-9a-f]{64}$/u);
    expect(file.bytes).toBeGreaterThan(1_000_000);
    expect(licenceUrl.startsWith(source)).toBe(true);
    // A branch may move; a revision or a release does not.
    expect(file.url).toMatch(
      /^https:\/\/(github\.com\/.*\/releases\/download\/|huggingface\.co\/.*\/resolve\/[0-9a-f]{40}\/)/u,
    );
  }
});
