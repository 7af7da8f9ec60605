import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RunFailure } from '@inkreel/contract/errors.ts';
import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { AppError } from '../../http/app-error.ts';
import { isDiskFull } from '../../http/disk-full.ts';
import type { EngineHost } from '../define-engine.ts';
import type {
  CapabilityEngine,
  Check,
  CheckContext,
  EngineOutput,
  FinishedStage,
  StageReport,
} from '../engine.ts';
import { type CandidateRequest, DATA_TYPE, type MadeCandidate, posterOf } from './candidate.ts';
import { TimeoutError, type WorkPool } from './pool.ts';
import { WORK_REFUSALS } from './work.ts';

type Input = Readonly<Record<string, unknown>>;

/** The whole operation: generators are deterministic, so after a restart the run simply begins again. */
interface WorkOperation {
  taskId: string;
  input: Input;
  readonly [key: string]: unknown;
}

/** Failures that may not recur in a retry. */
const PASSING = ['task_engine_stopped', 'images_busy', 'storage_unavailable'] as const;

interface Drawing {
  /** This run's folder, with its inputs and outputs. */
  folder: string;
  outputs: EngineOutput[];
  /** Stage outputs that an earlier process finished. */
  finishedStages: readonly FinishedStage[];
  stages: StageReport[];
  candidates: number[];
  stage: string;
  /** How long each candidate has been paused for others, in milliseconds. */
  pausedMs: number[];
  finished: 'done' | { code: RunFailure; detail: string } | undefined;
  controller: AbortController;
  /** Replaced at each change that should be answered before the waiting time is over. */
  news: PromiseWithResolvers<void>;
  forget: NodeJS.Timeout;
}

export interface ServeWorkDeps {
  pool: WorkPool;
  /** Each run gets a folder below it. */
  folder: string;
  downloadToPath: EngineHost['downloadToPath'];
}

/** How long before an unpolled drawing is dropped, in milliseconds. */
const FORGET_MS = 60_000;
const SEEDS = 2 ** 32;
/** Stage until a thread has the first candidate. */
const QUEUED = 'waiting';

/**
 * Serves one capability by its generator in the pool. A run gets its turn once its files are downloaded; it is queued
 * until a thread takes the first of its candidates, and from then on it goes before every run that has not begun.
 */
export function serveWork<C extends Capability>(
  deps: ServeWorkDeps,
  capability: C,
): CapabilityEngine<CapabilityInput[C]> {
  const drawings = new Map<string, Drawing>();

  const drop = async (taskId: string) => {
    const drawing = drawings.get(taskId);
    if (!drawing) return;
    drawings.delete(taskId);
    clearTimeout(drawing.forget);
    drawing.controller.abort();
    await rm(drawing.folder, { recursive: true, force: true });
  };

  const begin = (operation: WorkOperation, { stored, stages = [], owner }: CheckContext): Drawing => {
    const { taskId, input } = operation;
    const count = typeof input['count'] === 'number' ? input['count'] : 1;
    const drawing: Drawing = {
      folder: path.join(deps.folder, randomUUID()),
      outputs: [],
      finishedStages: stages,
      stages: [],
      candidates: Array.from({ length: count }, (_, index) => (stored.includes(index) ? 1 : 0)),
      stage: QUEUED,
      pausedMs: [],
      finished: undefined,
      controller: new AbortController(),
      news: Promise.withResolvers(),
      forget: setTimeout(() => drop(taskId), FORGET_MS).unref(),
    };
    drawings.set(taskId, drawing);
    void makeAll(deps, { capability, input, owner }, drawing);
    return drawing;
  };

  return {
    start: async (input, { taskId }) => ({ taskId, input: input as Input }) satisfies WorkOperation,
    check: async (operation, context) => {
      const known = operation as unknown as WorkOperation;
      const drawing = drawings.get(known.taskId) ?? begin(known, context);
      drawing.forget.refresh();
      await newsOf(drawing, context);
      return answer(drawing);
    },
    cancel: (operation) => drop((operation as unknown as WorkOperation).taskId),
  };
}

async function makeAll(
  deps: ServeWorkDeps,
  { input, ...wanted }: Pick<CandidateRequest, 'capability' | 'input' | 'owner'>,
  drawing: Drawing,
): Promise<void> {
  const open = drawing.candidates.flatMap((share, index) => (share < 1 ? [index] : []));
  try {
    const files = await bringFiles(deps.downloadToPath, input, drawing.folder);
    const turn = deps.pool.takeTurn();
    // Queued together: a candidate that is not yet queued when a thread becomes free would lose its turn.
    await Promise.all(
      open.map((index) => makeOne(deps.pool, { ...wanted, input, files, index }, turn, drawing)),
    );
    drawing.finished = 'done';
  } catch (error) {
    drawing.finished = { code: failureOf(error), detail: String(error) };
  }
  drawing.news.resolve();
}

const isPassing = (code: RunFailure) => PASSING.some((each) => each === code);

function failureOf(error: unknown): RunFailure {
  if (error instanceof TimeoutError) return 'task_deadline';
  if (isDiskFull(error)) return 'storage_unavailable';
  if (error instanceof AppError) {
    if (error.code === 'not_found') return 'image_gone';
    if (error.code === 'storage_unavailable') return error.code;
  }
  // A media failure has details after its code.
  const said = error instanceof Error ? error.message.split(':', 1)[0] : undefined;
  const refusal = WORK_REFUSALS.find((code) => code === said);
  return refusal ?? 'task_engine_stopped';
}

/** Materializes the files that the input names by properties that end in `_url` or `_urls`. */
async function bringFiles(
  downloadToPath: EngineHost['downloadToPath'],
  input: Input,
  folder: string,
): Promise<Record<string, string>> {
  await mkdir(folder, { recursive: true });
  const named = addressesOf(input).map(async (address, at) => {
    const file = path.join(folder, `input-${at}`);
    await downloadToPath(address, file);
    return [address, file] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

/** Every file URL in an input, once. */
export function addressesOf(input: Input): string[] {
  const named = Object.entries(input).flatMap(([name, value]) =>
    /_urls?$/.test(name) ? [value].flat() : [],
  );
  return [...new Set(named.filter((value): value is string => typeof value === 'string'))];
}

/** Materializes outputs of finished stages; an unreadable one is made again. */
async function bringStages(drawing: Drawing, index: number): Promise<Record<string, string>> {
  const own = drawing.finishedStages.filter((stage) => stage.index === index);
  const brought = own.map(async ({ name, read }) => {
    const file = path.join(drawing.folder, `stage-${index}-${name}`);
    const isThere = await read(file).then(
      () => true,
      () => false,
    );
    return isThere ? [[name, file] as const] : [];
  });
  return Object.fromEntries((await Promise.all(brought)).flat());
}

async function makeOne(
  pool: WorkPool,
  wanted: Omit<CandidateRequest, 'seed' | 'output' | 'stages'>,
  turn: number,
  drawing: Drawing,
): Promise<void> {
  const { signal } = drawing.controller;
  const { index, input } = wanted;
  const output = path.join(drawing.folder, `made-${index}`);
  const first = typeof input['seed'] === 'number' ? input['seed'] : undefined;
  const seed = ((first ?? 0) + index) % SEEDS;
  const made = await pool.make(
    { ...wanted, seed, output, stages: await bringStages(drawing, index) },
    (message) => {
      if ('keeps' in message) {
        const { keeps: name, path } = message;
        drawing.stages.push({ index, name, ...(path === undefined ? {} : { output: { path } }) });
        drawing.news.resolve();
        return;
      }
      if ('pausedMs' in message) {
        drawing.pausedMs[index] = message.pausedMs;
        return;
      }
      const { stage, share } = message;
      // The start is answered immediately.
      if (drawing.stage === QUEUED) drawing.news.resolve();
      drawing.stage = stage;
      // Just below 1: only a written file counts as finished.
      drawing.candidates[index] = Math.min(0.99, share);
    },
    signal,
    turn,
  );
  if (signal.aborted) {
    await rm(drawing.folder, { recursive: true, force: true });
    return;
  }
  drawing.candidates[index] = 1;
  drawing.outputs.push(await outputOf(made, { index, output, seed: first === undefined ? undefined : seed }));
  drawing.news.resolve();
}

/** The written file in the form that the product takes. */
async function outputOf(
  { contentType, hasPoster, report }: MadeCandidate,
  { index, output, seed }: { index: number; output: string; seed: number | undefined },
): Promise<EngineOutput> {
  if (contentType === DATA_TYPE)
    return { index, json: JSON.parse(await readFile(output, 'utf8')) as unknown };
  return {
    index,
    source: { path: output },
    contentType,
    ...(seed === undefined ? {} : { seed }),
    ...(hasPoster ? { poster: { path: posterOf(output) } } : {}),
    ...(report ? { report } : {}),
  };
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
  const outputs = drawing.outputs.toSorted((a, b) => a.index - b.index);
  if (finished === 'done') return { state: 'done', outputs };
  // The input is fine: the next engine may serve the run.
  const notTaken = finished?.code === 'package_missing' ? { notTaken: {} } : {};
  if (finished) return { state: 'failed', retryable: isPassing(finished.code), ...finished, ...notTaken };
  const candidates = [...drawing.candidates];
  const progress = candidates.reduce((sum, share) => sum + share, 0) / candidates.length;
  const { stages } = drawing;
  return {
    state: 'pending',
    queued: stage === QUEUED,
    stage,
    progress,
    candidates,
    outputs,
    stages: [...stages],
    // Candidates are paused together or one after the other: the longest is the least that the run has lost.
    pausedMs: Math.max(0, ...Object.values(drawing.pausedMs)),
  };
}
