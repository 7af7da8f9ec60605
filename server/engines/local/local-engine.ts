import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { findRuntime } from '../../inference/find-runtime.ts';
import type { ModelProcessOptions } from '../../inference/model-process.ts';
import { modelsFolder } from '../../inference/models-folder.ts';
import { workFolder } from '../../work-folders.ts';
import { createWorkPool } from '../builtin/pool.ts';
import { serveWork } from '../builtin/serve-work.ts';
import type { ClosedRoute, EngineHost, EngineRoutes } from '../define-engine.ts';
import type { CapabilityEngine, Engine } from '../engine.ts';
import { chooseModel, fits, modelsFor } from './choose-model.ts';
import { KINDS, type LocalCapability, type LocalModel } from './manifest.ts';
import { MODELS } from './models.ts';
import type { ModelWorkDeps } from './works/with-model.ts';

export interface LocalEngineOptions {
  /** Memory limit of the process with the runtime, in bytes; 0 is half of the machine's memory. */
  memoryBytes: number;
  /** Its threads; 0 takes one less than the cores. */
  threads: number;
  /** Other models, in tests. */
  models?: readonly LocalModel[];
}

/** Start options of a thread. */
export interface WorkerSettings extends Omit<ModelWorkDeps, 'process'> {
  process: ModelProcessOptions;
}

/** How long a check for files stays valid, in milliseconds: an added or removed model is noticed promptly. */
const LOOK_MS = 1000;

/**
 * Models on this machine, in a separate process for their threads. It ranks before the built-in engine; if no
 * model can do the work, rules do it, with a note on the result.
 */
export function createLocalEngine(
  { memoryBytes: most, threads: wanted, models = MODELS }: LocalEngineOptions,
  { dataFolder, downloadToPath, decoding }: EngineHost,
): EngineRoutes {
  const folder = modelsFolder(dataFolder);
  const own = workFolder(dataFolder, 'local-models');
  rmSync(own, { recursive: true, force: true });
  const memoryBytes = most === 0 ? os.totalmem() / 2 : most;
  const threads = wanted === 0 ? Math.max(1, os.availableParallelism() - 1) : wanted;
  const lookAgain = createLook<ClosedRoute | undefined>(LOOK_MS);
  const closed = (capability: LocalCapability): ClosedRoute | undefined => {
    const runtime = findRuntime(folder);
    if (runtime === undefined) return { why: 'lacks', what: 'onnxruntime-node' };
    if (chooseModel({ folder, models, memoryBytes }, capability)) return undefined;
    const names = modelsFor(models, capability).filter((model) => fits(model, memoryBytes));
    return { why: 'lacks', what: names.map(({ name }) => name).join(', ') };
  };
  const pool = createWorkPool({
    // One model at a time: the runtime uses all its threads.
    threads: 1,
    worker: new URL('./worker.ts', import.meta.url),
    workerData: {
      folder,
      models: [...models],
      memoryBytes,
      process: { runtime: findRuntime(folder) ?? '', threads, memoryBytes },
    } satisfies WorkerSettings,
    ...(decoding ? { decoding } : {}),
  });
  mkdirSync(own, { recursive: true });
  const serves = (Object.keys(KINDS) as LocalCapability[]).map((capability) => {
    const refuse = REFUSALS[capability] as CapabilityEngine<never>['refuse'];
    const serve = serveWork({ pool, folder: own, downloadToPath }, capability);
    const facts = { models: modelsFor(models, capability).map(({ id }) => id) };
    return [capability, { ...serve, facts, ...(refuse ? { refuse } : {}) }];
  });
  return {
    serves: Object.fromEntries(serves) as Engine['serves'],
    threads: pool.threads,
    closed: (capability: Capability) =>
      capability in KINDS ? lookAgain(capability, () => closed(capability as LocalCapability)) : undefined,
    close: async () => {
      await pool.close();
      rmSync(own, { recursive: true, force: true });
    },
  };
}

/** Models find a subject without hints: strokes and boxes are left to the next engine. */
const REFUSALS: {
  readonly [C in LocalCapability]?: CapabilityEngine<CapabilityInput[C]>['refuse'];
} = {
  remove_background: ({ keep_url, erase_url, box }) =>
    keep_url !== undefined || erase_url !== undefined || box !== undefined ? 'value_needs_engine' : undefined,
};

/** Remembers each answer for a while. */
function createLook<Value>(holdsMs: number): (key: string, look: () => Value) => Value {
  const seen = new Map<string, { at: number; value: Value }>();
  return (key, look) => {
    const now = performance.now();
    const known = seen.get(key);
    if (known && now - known.at < holdsMs) return known.value;
    const value = look();
    seen.set(key, { at: now, value });
    return value;
  };
}
