import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CapabilityEngine, Check, EngineFile, Operation } from '../engine.ts';
import { createDrawingPool, type DrawingPool } from './pool.ts';
import { textToImage } from './text-to-image.ts';

type Input = Parameters<ReturnType<typeof textToImage>['start']>[0];

let folder: string;
let pool: DrawingPool;
let engine: CapabilityEngine<Input>;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-drawing-'));
  const worker = new URL('./testing/stand-in-worker.ts', import.meta.url);
  pool = createDrawingPool({ threads: 1, worker, graceMs: 50, limitMs: 200 });
  engine = textToImage(pool, folder);
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
  const files = answer.state === 'done' ? answer.files : [];
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

test('hands over finished candidates while others are drawn', async () => {
  const answer = await check(await engine.start(input('cat', 2), { taskId: 'a' }));
  expect(answer).toMatchObject({ state: 'pending', candidates: [1, expect.any(Number)] });
  expect(answer.state === 'pending' && answer.files).toHaveLength(1);
});

test('goes on after a restart without what is stored already', async () => {
  const answer = await finish(await engine.start(input('cat', 3), { taskId: 'a' }), [0, 2]);
  expect(answer.state === 'done' && answer.files.map(({ index }) => index)).toEqual([1]);
});

test('two runs take turns with one thread', async () => {
  const order: string[] = [];
  const draw: DrawingPool['draw'] = (request, onProgress, signal) => {
    order.push(request.prompt);
    return pool.draw(request, onProgress, signal);
  };
  engine = textToImage({ ...pool, draw }, folder);
  const [a, b] = await Promise.all([
    engine.start(input('a', 3), { taskId: 'a' }),
    engine.start(input('b', 3), { taskId: 'b' }),
  ]);
  await Promise.all([finish(a), finish(b)]);
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
});

test('says that it may be tried again when the drawing code breaks', async () => {
  const answer = await finish(await engine.start(input('break', 1), { taskId: 'a' }));
  expect(answer).toMatchObject({ state: 'failed', code: 'task_engine_stopped', retryable: true });
});

test('ends a picture that takes too long, with its thread, and draws the next one', async () => {
  const answer = await finish(await engine.start(input('hang', 1), { taskId: 'a' }));
  expect(answer).toMatchObject({ state: 'failed', retryable: true });
  expect(await finish(await engine.start(input('cat', 1), { taskId: 'b' }))).toMatchObject({ state: 'done' });
});

test('fails each picture when the thread cannot load what draws', async () => {
  const worker = new URL('./testing/no-such-worker.ts', import.meta.url);
  const broken = createDrawingPool({ threads: 1, worker });
  try {
    engine = textToImage(broken, folder);
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

test.each(['listen', 'hang'])('gives up a picture that is not wanted any more: %s', async (prompt) => {
  const controller = new AbortController();
  const request = { ...input(prompt, 1), style: undefined, output: path.join(folder, 'x.png') };
  const drawn = pool.draw(request, () => controller.abort(), controller.signal);
  await expect(drawn).rejects.toThrow();
  expect(existsSync(request.output)).toBe(false);
});

test('a picture that waits for a thread is given up at once', async () => {
  const first = new AbortController();
  const second = new AbortController();
  const request = { ...input('listen', 1), style: undefined, output: path.join(folder, 'x.png') };
  const begun = Promise.withResolvers<void>();
  const running = pool.draw(request, () => begun.resolve(), first.signal);
  await begun.promise;
  const waiting = pool.draw({ ...request, prompt: 'cat' }, () => undefined, second.signal);
  second.abort();
  await expect(waiting).rejects.toThrow();
  first.abort();
  await expect(running).rejects.toThrow('not wanted');
});
