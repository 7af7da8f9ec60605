import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { appendFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findRuntime } from '../../../inference/find-runtime.ts';
import { createModelProcess, type ModelProcess } from '../../../inference/model-process.ts';
import { fileOf, stateOf, troubleOf } from '../../../inference/models/model-files.ts';
import { CancelledError } from '../../builtin/candidate.ts';
import { encodePng } from '../../builtin/picture/codec.ts';
import { createMask, createPicture, type Mask, type Picture } from '../../builtin/pixels/picture.ts';
import type { Made, WorkContext } from '../../builtin/work.ts';
import type { LocalCapability, ModelUse } from '../manifest.ts';
import {
  filled,
  filledInBytes,
  greedy,
  identity,
  install,
  PLAIN,
  type TinyModel,
  tinyModel,
  twice,
  weighted,
} from '../testing/tiny-models.ts';
import { lookAtDepth } from './camera-move.ts';
import { createGenerators } from './index.ts';

const MEMORY = 700_000_000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-works-'));
let process: ModelProcess;
beforeAll(() => {
  process = createModelProcess({ runtime: findRuntime(folder) ?? '', threads: 1, memoryBytes: MEMORY });
});
afterEach(() => fs.readdirSync(folder).forEach((name) => fs.rmSync(path.join(folder, name))));
afterAll(() => {
  process.close();
  fs.rmSync(folder, { recursive: true });
});

interface Given {
  capability: LocalCapability;
  input: object;
  files: Record<string, Uint8Array>;
  index?: number;
  report?: WorkContext['report'];
}

async function make(
  tiny: TinyModel,
  { capability, input, files, index = 0, report }: Given,
  asked = process,
) {
  const deps = { folder, models: [tiny.model], memoryBytes: MEMORY, process: asked };
  const load = createGenerators(deps)[capability] as () => Promise<{
    default: (input: object, context: WorkContext) => Promise<Made>;
  }>;
  const work = (await load()).default;
  const made = await work(input, { files, index, seed: 1, report: report ?? (() => undefined) });
  if (!('picture' in made)) throw new Error('a picture was wanted');
  return made;
}

const OUT = { name: 'out', white: 1 };
const png = async (picture: Picture) => encodePng(picture);
const maskPng = ({ width, height, data }: Mask) =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
const pixel = ({ width, data }: Picture, x: number, y: number) => [
  ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4),
];
const noteOf = (made: Made) => made.report?.notes?.map(({ code }) => code);

/** Red at the left, blue at the right. */
function halves(width: number, height: number): Picture {
  const picture = createPicture(width, height, [200, 0, 30]);
  for (let y = 0; y < height; y += 1)
    for (let x = width / 2; x < width; x += 1) picture.data.set([20, 0, 220], 4 * (y * width + x));
  return picture;
}

const subject = (
  colors: 'rgb' | 'bgr',
  red: [number, number, number],
  scale: 'sigmoid' | 'least-to-largest',
) =>
  tinyModel(
    { kind: 'subject', image: { ...PLAIN, colors }, side: 64, output: { name: 'out', scale } },
    weighted(red),
  );

test.each([
  ['rgb', [1, 0, 0], 'least-to-largest'],
  ['bgr', [0, 0, 1], 'least-to-largest'],
  // Far below and above zero.
  ['rgb', [60, 0, -60], 'sigmoid'],
] as const)('the model’s subject is cut out: %s %j %s', async (colors, red, scale) => {
  const tiny = subject(colors, [...red], scale);
  await install(folder, tiny);
  const files = { '/a': await png(halves(80, 60)) };
  const input = { image_url: '/a' };
  const { picture, report } = await make(tiny, { capability: 'remove_background', input, files });
  expect(report).toBeUndefined();
  expect(pixel(picture, 10, 30)).toEqual([200, 0, 30, 255]);
  expect(pixel(picture, 70, 30)[3]).toBe(0);
  const behind = { ...input, background: '#0a1420' };
  const before = await make(tiny, { capability: 'remove_background', input: behind, files });
  expect(pixel(before.picture, 70, 30)).toEqual([10, 20, 32, 255]);
});

const fill = (use: Partial<Extract<ModelUse, { kind: 'fill' }>>, graph = filled(0.5)) =>
  tinyModel(
    {
      kind: 'fill',
      image: PLAIN,
      mask: { name: 'mask', type: 'float32', hole: 1, known: 0 },
      side: 64,
      output: OUT,
      ...use,
    },
    graph,
  );
const floats = fill({});
const inBytes = fill(
  {
    image: { ...PLAIN, type: 'uint8', divisor: 1 },
    mask: { name: 'mask', type: 'uint8', hole: 0, known: 255 },
    output: { name: 'out', white: 255 },
  },
  filledInBytes(128),
);

/** A round hole a third from the left. */
function hole(width: number, height: number, radius: number): Mask {
  const mask = createMask(width, height);
  for (let at = 0; at < mask.data.length; at += 1)
    if (Math.hypot((at % width) - width / 3, Math.floor(at / width) - height / 2) < radius)
      mask.data[at] = 255;
  return mask;
}

test.each([
  ['floats, 1 is the hole', floats, 12, 0],
  ['bytes, 0 is the hole', inBytes, 12, 1],
  ['a hole of several windows', floats, 140, 0],
] as const)('only the hole is filled in: %s', async (_what, tiny, radius, index) => {
  await install(folder, tiny);
  const before = halves(480, 320);
  const mask = hole(480, 320, radius);
  const files = { a: await png(before), m: await maskPng(mask) };
  const input = { image_url: 'a', mask_url: 'm', grow: false, count: 1, seed: 1 };
  const { picture, report } = await make(tiny, { capability: 'remove_object', input, files, index });
  expect(report).toBeUndefined();
  const wrong = { outside: 0, inside: 0 };
  for (let at = 0; at < picture.data.length; at += 1) {
    const now = picture.data[at] as number;
    if (mask.data[at >> 2] === 0) wrong.outside += Number(now !== before.data[at]);
    else if (at % 4 !== 3) wrong.inside += Number(Math.abs(now - 128) > 30);
  }
  expect(wrong).toEqual({ outside: 0, inside: 0 });
  expect(pixel(picture, 160, 160)).toEqual([128, 128, 128, 255]);
});

test('a larger frame is filled in, and transparent where the picture’s edge is', async () => {
  await install(folder, floats);
  const before = halves(60, 40);
  for (let y = 0; y < 40; y += 1) before.data[4 * (y * 60 + 59) + 3] = 0;
  const files = { a: await png(before) };
  const input = { image_url: 'a', left: 50, top: 10, right: 20, bottom: 0, count: 1, seed: 1 };
  const { picture, report } = await make(floats, { capability: 'extend', input, files });
  expect(report).toBeUndefined();
  expect(picture).toMatchObject({ width: 130, height: 50 });
  expect(pixel(picture, 5, 30)).toEqual([128, 128, 128, 255]);
  expect(pixel(picture, 60, 20)).toEqual([200, 0, 30, 255]);
  expect(pixel(picture, 125, 30)[3]).toBe(0);
});

const large = tinyModel(
  { kind: 'enlarge', image: PLAIN, factor: 2, tile: 32, overlap: 8, output: OUT },
  twice(),
);

test('enlarges to the requested size, keeps alpha, and uses all of the model’s detail at full sharpness', async () => {
  await install(folder, large);
  const files = { a: await png(halves(60, 40)) };
  const input = { image_url: 'a', factor: 2, longest: 0, sharpness: 100, clean: false };
  const { picture, report } = await make(large, { capability: 'upscale', input, files });
  expect(report).toBeUndefined();
  expect(picture).toMatchObject({ width: 120, height: 80 });
  // Interpolation would blur the step.
  expect(pixel(picture, 59, 40)).toEqual([200, 0, 30, 255]);
  expect(pixel(picture, 60, 40)).toEqual([20, 0, 220, 255]);
  const soft = { a: await png({ ...createPicture(60, 40, [9, 90, 200], 200) }) };
  const third = await make(large, {
    capability: 'upscale',
    input: { ...input, factor: 3 },
    files: soft,
  });
  expect(third.picture).toMatchObject({ width: 180, height: 120 });
  expect(pixel(third.picture, 90, 60)).toEqual([9, 90, 200, 200]);
});

test.each([
  ['largest', [1, 0, 0]],
  ['least', [-1, 0, 0]],
] as const)('near parts are near: %s', async (near, weights) => {
  const use = { kind: 'depth', image: PLAIN, side: 56, multiple: 14, output: { name: 'out', near } } as const;
  const tiny = tinyModel(use, weighted([...weights]));
  await install(folder, tiny);
  const ramp = createPicture(100, 50);
  for (let at = 0; at < 5000; at += 1) ramp.data[4 * at] = ((at % 100) * 255) / 99;
  const depth = await lookAtDepth(ramp, {
    use,
    ask: (feeds) => {
      expect(feeds[0]?.dims).toEqual([1, 3, 28, 56]);
      const model = { path: fileOf(folder, tiny.model), sha256: tiny.model.file.sha256 };
      return process.ask({ model, feeds, tick: () => undefined, until: Number.POSITIVE_INFINITY });
    },
  });
  const row = [...depth.data.subarray(0, depth.width)];
  expect(row).toEqual(row.toSorted((one, other) => one - other));
  expect(row[0]).toBeLessThan(0.1);
  expect(row.at(-1)).toBeGreaterThan(0.9);
});

const UPSCALE = { image_url: 'a', factor: 2, longest: 0, sharpness: 0, clean: false };
const upscaled = async (size = 40): Promise<Given> => ({
  capability: 'upscale',
  input: UPSCALE,
  files: { a: await png(halves(size, size)) },
});

test('a replaced file is refused when it is loaded, and not used again', async () => {
  await install(folder, large);
  await appendFile(fileOf(folder, large.model), 'x');
  const made = await make(large, await upscaled());
  expect(noteOf(made)).toEqual(['model_damaged']);
  expect(made.picture).toMatchObject({ width: 80, height: 80 });
  expect(stateOf(folder, large.model)).toBe('damaged');
  expect(troubleOf(folder, large.model)?.detail).toContain(large.model.file.sha256);
});

const enlarge = { kind: 'enlarge', image: PLAIN, factor: 1, tile: 32, overlap: 8, output: OUT } as const;

test('a model that takes too much memory is ended, and the next run gets a new process', async () => {
  const hungry = tinyModel(enlarge, greedy(400_000_000));
  await install(folder, hungry);
  expect(noteOf(await make(hungry, await upscaled()))).toEqual(['model_memory']);
  await install(folder, large);
  expect(noteOf(await make(large, await upscaled()))).toBeUndefined();
});

test('a file that is not a model, and an answer of another size, are reported as failures', async () => {
  const junk = { ...tinyModel(enlarge, identity(), 'junk'), bytes: Buffer.from('junk') };
  const sha256 = createHash('sha256').update(junk.bytes).digest('hex');
  const model = { ...junk.model, file: { ...junk.model.file, sha256 } };
  await install(folder, { ...junk, model });
  expect(noteOf(await make({ ...junk, model }, await upscaled()))).toEqual(['model_stopped']);
  const other = tinyModel({ ...enlarge, factor: 4 }, twice(), 'other');
  await install(folder, other);
  expect(noteOf(await make(other, await upscaled()))).toEqual(['model_stopped']);
});

test('a model that was removed since the submit is reported too', async () => {
  expect(noteOf(await make(large, await upscaled()))).toEqual(['model_stopped']);
});

test('a model that would exceed its time is not started', async () => {
  await install(folder, large);
  let asked = 0;
  const slow: ModelProcess = {
    close: () => undefined,
    askFor: (outputs, question) => process.askFor(outputs, question),
    ask: (question) => {
      asked += 1;
      return process.ask({ ...question, until: Number.POSITIVE_INFINITY });
    },
  };
  const files = { a: await png(halves(2400, 40)) };
  const deps = { folder, models: [large.model], memoryBytes: MEMORY, process: slow, timeShare: 1e-9 };
  const load = createGenerators(deps).upscale as () => Promise<{
    default: (...all: unknown[]) => Promise<Made>;
  }>;
  const { default: work } = await load();
  const context = { files, index: 0, seed: 1, report: () => undefined };
  expect(noteOf(await work(UPSCALE, context))).toEqual(['model_time']);
  expect(asked).toBe(2);
});

test('a picture that is too large for the model is reported', async () => {
  const huge = tinyModel({ ...enlarge, factor: 400 }, identity());
  await install(folder, huge);
  expect(noteOf(await make(huge, await upscaled()))).toEqual(['model_large']);
  expect(troubleOf(folder, huge.model)).toBeUndefined();
});

/** A runtime that crashes, and its process id. */
async function broken(mode: 'crash' | 'hang') {
  const note = path.join(folder, 'process');
  const runtime = path.join(import.meta.dirname, '..', 'testing', 'broken-runtime.cjs');
  const bytes = Buffer.from(JSON.stringify({ mode, note }));
  const tiny = tinyModel(enlarge, identity());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const made = { bytes, model: { ...tiny.model, file: { ...tiny.model.file, sha256 } } };
  await install(folder, made);
  const other = createModelProcess({ runtime, threads: 1, memoryBytes: MEMORY });
  const isGone = () => {
    try {
      globalThis.process.kill(Number(fs.readFileSync(note, 'utf8')), 0);
      return false;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ESRCH';
    }
  };
  return { tiny: made, process: other, isGone, hasBegun: () => fs.existsSync(note) };
}

test('a crash of the runtime fails one request, and the next gets another process', async () => {
  const { tiny, process: crashing, isGone } = await broken('crash');
  const first = await make(tiny, await upscaled(), crashing);
  expect(noteOf(first)).toEqual(['model_stopped']);
  await expect.poll(isGone).toBe(true);
  expect(troubleOf(folder, tiny.model)?.detail).toContain('SIGSEGV');
  expect(noteOf(await make(tiny, await upscaled(), crashing))).toEqual(['model_stopped']);
  crashing.close();
});

test('a run that is cancelled while the runtime is busy ends the process', async () => {
  const { tiny, process: hanging, isGone, hasBegun } = await broken('hang');
  const report = () => {
    if (hasBegun()) throw new CancelledError();
  };
  await expect(make(tiny, { ...(await upscaled()), report }, hanging)).rejects.toThrow(CancelledError);
  await expect.poll(isGone).toBe(true);
});

test('a timeout ends the process too', async () => {
  const { tiny, process: hanging, isGone, hasBegun } = await broken('hang');
  let until = Number.POSITIVE_INFINITY;
  const question = {
    model: { path: fileOf(folder, tiny.model), sha256: tiny.model.file.sha256 },
    feeds: [],
    tick: () => {
      if (hasBegun()) until = 0;
    },
    get until() {
      return until;
    },
  };
  const asked = hanging.ask(question);
  await expect(asked).rejects.toMatchObject({ trouble: 'time' });
  await expect.poll(isGone).toBe(true);
});
