import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { CapabilityEngine, Check, CheckContext, EngineFile } from '../engine.ts';
import type { DrawingPool } from './pool.ts';

type Input = CapabilityInput['text_to_image'];

/** The whole operation: drawing is deterministic, so after a restart it simply begins again. */
interface DrawingOperation {
  taskId: string;
  input: Input;
  readonly [key: string]: unknown;
}

interface Drawing {
  files: EngineFile[];
  candidates: number[];
  stage: string;
  finished: 'done' | { detail: string } | undefined;
  controller: AbortController;
  /** Replaced whenever there is news worth an answer before the waiting time is over. */
  news: PromiseWithResolvers<void>;
  forget: NodeJS.Timeout;
}

/** A drawing that nobody has asked about for this long is dropped, in milliseconds. */
const FORGET_MS = 60_000;
const SEEDS = 2 ** 32;

/**
 * Text to image by the sketch engine. Each run has at most as many candidates in the pool's queue as there are threads,
 * so that the candidates of runs that go on at the same time take turns.
 */
export function textToImage(pool: DrawingPool, folder: string): CapabilityEngine<Input> {
  const drawings = new Map<string, Drawing>();

  const drop = async (taskId: string) => {
    const drawing = drawings.get(taskId);
    if (!drawing) return;
    drawings.delete(taskId);
    clearTimeout(drawing.forget);
    drawing.controller.abort();
    await Promise.all(
      drawing.files.map((file) => 'path' in file.source && rm(file.source.path, { force: true })),
    );
  };

  const begin = (operation: DrawingOperation, stored: readonly number[]): Drawing => {
    const { taskId, input } = operation;
    const drawing: Drawing = {
      files: [],
      candidates: Array.from({ length: input.count }, (_, index) => (stored.includes(index) ? 1 : 0)),
      stage: 'waiting',
      finished: undefined,
      controller: new AbortController(),
      news: Promise.withResolvers(),
      forget: setTimeout(() => drop(taskId), FORGET_MS).unref(),
    };
    drawings.set(taskId, drawing);
    void drawAll(pool, folder, operation, drawing);
    return drawing;
  };

  return {
    start: async (input, { taskId }) => ({ taskId, input }) satisfies DrawingOperation,
    check: async (operation, context) => {
      const known = operation as unknown as DrawingOperation;
      const drawing = drawings.get(known.taskId) ?? begin(known, context.stored);
      drawing.forget.refresh();
      await newsOf(drawing, context);
      return answer(drawing);
    },
    cancel: (operation) => drop((operation as unknown as DrawingOperation).taskId),
  };
}

async function drawAll(
  pool: DrawingPool,
  folder: string,
  { input }: DrawingOperation,
  drawing: Drawing,
): Promise<void> {
  const open = drawing.candidates.flatMap((share, index) => (share < 1 ? [index] : []));
  const lane = async () => {
    for (let index = open.shift(); index !== undefined; index = open.shift()) {
      await drawOne(pool, folder, input, drawing, index);
    }
  };
  try {
    await Promise.all(Array.from({ length: pool.threads }, lane));
    drawing.finished = 'done';
  } catch (error) {
    drawing.finished = { detail: String(error) };
  }
  drawing.news.resolve();
}

async function drawOne(
  pool: DrawingPool,
  folder: string,
  input: Input,
  drawing: Drawing,
  index: number,
): Promise<void> {
  const { signal } = drawing.controller;
  const output = path.join(folder, `${randomUUID()}.png`);
  const seed = (input.seed + index) % SEEDS;
  const { prompt, width, height, style, quality } = input;
  const request = { prompt, width, height, seed, style, quality, output };
  const report = await pool.draw(
    request,
    ({ stage, share }) => {
      drawing.stage = stage;
      // All but finished: only a written file counts as whole.
      drawing.candidates[index] = Math.min(0.99, share);
    },
    signal,
  );
  if (signal.aborted) {
    await rm(output, { force: true });
    return;
  }
  drawing.candidates[index] = 1;
  drawing.files.push({ index, source: { path: output }, contentType: 'image/png', seed, report });
  drawing.news.resolve();
}

async function newsOf(drawing: Drawing, { waitMs, signal }: CheckContext): Promise<void> {
  if (drawing.finished || signal.aborted) return;
  const { promise, resolve } = drawing.news;
  const stop = () => resolve();
  const timer = setTimeout(stop, waitMs);
  signal.addEventListener('abort', stop);
  await promise;
  signal.removeEventListener('abort', stop);
  clearTimeout(timer);
  drawing.news = Promise.withResolvers();
}

function answer(drawing: Drawing): Check {
  const { finished, stage } = drawing;
  const files = drawing.files.toSorted((a, b) => a.index - b.index);
  if (finished === 'done') return { state: 'done', files };
  if (finished)
    return { state: 'failed', code: 'task_engine_stopped', retryable: true, detail: finished.detail };
  const candidates = [...drawing.candidates];
  const progress = candidates.reduce((sum, share) => sum + share, 0) / candidates.length;
  return { state: 'pending', stage, progress, candidates, files };
}
