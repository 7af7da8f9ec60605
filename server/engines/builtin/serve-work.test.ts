import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storageUnavailable } from '../../features/storage/drivers/driver.ts';
import { AppError } from '../../http/app-error.ts';
import { type CapabilityEngine, type Check, type EngineFile, isFile, type Operation } from '../engine.ts';
import type { CandidateRequest } from './candidate.ts';
import { createWorkPool, type WorkPool } from './pool.ts';
import { serveWork } from './serve-work.ts';

type Input = CapabilityInput['text_to_image'];

const downloadToPath = async (address: string, to: string) => writeFile(to, address);

let folder: string;
let pool: WorkPool;
let engine: CapabilityEngine<Input>;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-drawing-'));
  const worker = new URL('./testing/stand-in-worker.ts', import.meta.url);
  pool = createWorkPool({ threads: 1, worker, graceMs: 50, limitMs: 1000 });
  engine = serveWork({ pool, folder, downloadToPath }, 'text_to_image');
});
afterEach(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

const input = (prompt: string, count: number, seed = 7): Input => ({
  prompt,
  count,
  seed,
  width: 512,
  height: 512,
  quality: 'standard',
});
const requestOf = (prompt: string) => ({
  capability: 'text_to_image' as const,
  input: { ...input(prompt, 1) },
  files: {},
  index: 0,
  seed: 7,
  output: path.join(folder, 'x.png'),
});
const check = (operation: Operation, stored: number[] = []) =>
  engine.check(operation, { taskId: 'a', waitMs: 5000, stored, signal: new AbortController().signal });
const finish = async (operation: Operation, stored: number[] = []) => {
  let answer: Check;
  do answer = await check(operation, stored);
  while (answer.state === 'pending');
  return answer;
};
const textOf = (file: EngineFile) => ('path' in file.source ? readFileSync(file.source.path, 'utf8') : '');

test('draws each candidate with its own seed, the first with the run’s', async () => {
  const operation = await engine.start(input('cat', 3, 2 ** 32 - 1), { taskId: 'a' });
  const answer = await finish(operation);
  expect(answer.state).toBe('done');
  const files = answer.state === 'done' ? answer.outputs.filter(isFile) : [];
  expect(files.map(({ index, seed }) => [index, seed])).toEqual([
    [0, 2 ** 32 - 1],
    [1, 0],
    [2, 1],
  ]);
  expect(files.map(textOf)).toEqual(['4294967295', '0', '1']);
  expect(files[0]?.report).toEqual({ understood: ['cat'], notDrawn: [] });
  await engine.cancel?.(operation);
  expect(readdirSync(folder)).toEqual([]);
});

test('returns finished candidates while others are drawn', async () => {
  const operation = await engine.start(input('cat', 2), { taskId: 'a' });
  let answer: Check;
  do answer = await check(operation);
  while (answer.state === 'pending' && answer.outputs.length === 0);
  expect(answer).toMatchObject({ state: 'pending', candidates: [1, expect.any(Number)] });
  expect(answer.state === 'pending' && answer.outputs).toHaveLength(1);
});

test('continues after a restart without candidates that are stored already', async () => {
  const answer = await finish(await engine.start(input('cat', 3), { taskId: 'a' }), [0, 2]);
  expect(answer.state === 'done' && answer.outputs.map(({ index }) => index)).toEqual([1]);
});

test('a run that has begun is finished before the next one begins', async () => {
  const order: string[] = [];
  const asked = new Set<string>();
  // The file system decides which run has its folder first: the thread begins when both have requested
  // it.
  const bothAsked = Promise.withResolvers<void>();
  const make: WorkPool['make'] = async (request, onProgress, signal, turn) => {
    const prompt = String(request.input['prompt']);
    asked.add(prompt);
    if (asked.size === 2) bothAsked.resolve();
    await bothAsked.promise;
    const made = await pool.make(request, onProgress, signal, turn);
    order.push(prompt);
    return made;
  };
  engine = serveWork({ pool: { ...pool, make }, folder, downloadToPath }, 'text_to_image');
  const [a, b] = await Promise.all([
    engine.start(input('a', 3), { taskId: 'a' }),
    engine.start(input('b', 3), { taskId: 'b' }),
  ]);
  await Promise.all([finish(a), finish(b)]);
  expect(order).toHaveLength(6);
  expect(order.filter((run, at) => run !== order[at - 1])).toHaveLength(2);
});

test('a run is queued until a thread has its first candidate', async () => {
  const first = await engine.start(input('listen', 1), { taskId: 'a' });
  let answer: Check;
  do answer = await check(first);
  while (answer.state === 'pending' && answer.queued);
  expect(answer).toMatchObject({ state: 'pending', stage: 'drawing', queued: false });
  const second = await engine.start(input('cat', 1), { taskId: 'b' });
  const context = { taskId: 'b', waitMs: 0, stored: [], signal: new AbortController().signal };
  const queued = { state: 'pending', stage: 'waiting', queued: true, progress: 0, candidates: [0] };
  expect(await engine.check(second, context)).toMatchObject(queued);
  expect(await engine.check(second, { ...context, waitMs: 50 })).toMatchObject(queued);
  await engine.cancel?.(first);
  expect(await finish(second)).toMatchObject({ state: 'done' });
});

test('allows a retry when the drawing code breaks', async () => {
  const answer = await finish(await engine.start(input('break', 1), { taskId: 'a' }));
  expect(answer).toMatchObject({ state: 'failed', code: 'task_engine_stopped', retryable: true });
});

test('ends a picture that takes too long, with its thread, does not begin it again, and draws the next one', async () => {
  const answer = await finish(await engine.start(input('hang', 1), { taskId: 'a' }));
  expect(answer).toMatchObject({ state: 'failed', code: 'task_deadline', retryable: false });
  expect(await finish(await engine.start(input('cat', 1), { taskId: 'b' }))).toMatchObject({ state: 'done' });
});

test('fails each picture when the thread cannot load what draws', async () => {
  const worker = new URL('./testing/no-such-worker.ts', import.meta.url);
  const broken = createWorkPool({ threads: 1, worker });
  try {
    engine = serveWork({ pool: broken, folder, downloadToPath }, 'text_to_image');
    for (const taskId of ['a', 'b']) {
      const answer = await finish(await engine.start(input('cat', 2), { taskId }));
      const detail = expect.stringContaining('Cannot find module');
      expect(answer).toMatchObject({ state: 'failed', retryable: true, detail });
      await engine.cancel?.({ taskId });
    }
  } finally {
    await broken.close();
  }
});

test.each(['listen', 'hang'])('abandons a cancelled picture: %s', async (prompt) => {
  const controller = new AbortController();
  const request = requestOf(prompt);
  const drawn = pool.make(request, () => controller.abort(), controller.signal);
  await expect(drawn).rejects.toThrow();
  expect(existsSync(request.output)).toBe(false);
});

test('a cancelled picture that waits for a thread is abandoned immediately', async () => {
  const first = new AbortController();
  const second = new AbortController();
  const request = requestOf('listen');
  const begun = Promise.withResolvers<void>();
  const running = pool.make(request, () => begun.resolve(), first.signal);
  await begun.promise;
  const waiting = pool.make(requestOf('cat'), () => undefined, second.signal);
  second.abort();
  await expect(waiting).rejects.toThrow();
  first.abort();
  await expect(running).rejects.toThrow('not wanted');
});

test('downloads the files that an input names, each once, and reports a missing one', async () => {
  const asked: CandidateRequest[] = [];
  const make: WorkPool['make'] = (request, onProgress, signal) => {
    asked.push(request);
    return pool.make(request, onProgress, signal);
  };
  const named = { ...input('cat', 2), image_url: '/files/a', reference_urls: ['/files/b', '/files/a'] };
  engine = serveWork({ pool: { ...pool, make }, folder, downloadToPath }, 'text_to_image');
  await finish(await engine.start(named, { taskId: 'a' }));
  const [first] = asked;
  expect(
    Object.entries(first?.files ?? {}).map(([address, file]) => [address, readFileSync(file, 'utf8')]),
  ).toEqual([
    ['/files/a', '/files/a'],
    ['/files/b', '/files/b'],
  ]);
  await engine.cancel?.({ taskId: 'a' });
  expect(readdirSync(folder)).toEqual([]);

  const gone = async () => {
    throw new AppError('not_found');
  };
  engine = serveWork({ pool, folder, downloadToPath: gone }, 'text_to_image');
  expect(await finish(await engine.start(named, { taskId: 'a' }))).toMatchObject({
    state: 'failed',
    code: 'image_gone',
    retryable: false,
  });
});

test('a generator’s refusal of a picture fails the run with its reason, without a retry', async () => {
  const answer = await finish(await engine.start(input('refuse', 1), { taskId: 'a' }));
  expect(answer).toMatchObject({ state: 'failed', code: 'face_unclear', retryable: false });
});

test('a missing package is reported with its code, and the next engine may serve the run', async () => {
  const answer = await finish(await engine.start(input('lack', 1), { taskId: 'a' }));
  expect(answer).toMatchObject({ state: 'failed', code: 'package_missing', retryable: false, notTaken: {} });
});

test('a full disk is the file store’s failure, not the engine’s, and may be retried', async () => {
  const storage = { state: 'failed', code: 'storage_unavailable', retryable: true };
  expect(await finish(await engine.start(input('full', 1), { taskId: 'a' }))).toMatchObject(storage);
  for (const error of [
    Object.assign(new Error('write'), { code: 'EDQUOT' }),
    storageUnavailable(new Error('the store is away')),
  ]) {
    engine = serveWork({ pool, folder, downloadToPath: () => Promise.reject(error) }, 'text_to_image');
    const named = { ...input('cat', 1), image_url: '/files/a' };
    expect(await finish(await engine.start(named, { taskId: 'a' }))).toMatchObject(storage);
  }
});
