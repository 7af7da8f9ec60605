import { z } from 'zod';
import { addModel, checkModel } from '../../../inference/models/add-model.ts';
import type { OfferedModel } from '../../../inference/models/model-file.ts';
import { noteTrouble } from '../../../inference/models/model-files.ts';
import { wantedOf, wantNothing } from '../../../inference/models/wanted-work.ts';
import { defineJob } from '../../../jobs/define-job.ts';

/** Performs the requested action on a model. If a worker ends in the middle, another one continues. */
export const modelJob = defineJob({
  name: 'model',
  payload: z.object({ model: z.string() }),
  // One after the other: two would compete for bandwidth and disk space.
  options: { slots: 1, retries: 100, expireSeconds: 24 * 60 * 60 },
});

export interface ModelJobDeps {
  folder: string;
  models: readonly OfferedModel[];
  /** Installs the runtime; replaced in tests. */
  install?: (folder: string) => Promise<void>;
  /** How often it checks whether the work is still wanted, in milliseconds. */
  lookMs?: number;
}

const LOOK_MS = 500;

/**
 * Works until nothing more is requested for the model. Errors are recorded next to it, for operators, and not
 * retried automatically.
 * @throws the signal's reason if the worker ends: the job is done again, and a download continues where it
 * was
 */
export async function workOnModel(deps: ModelJobDeps, id: string, signal: AbortSignal): Promise<void> {
  const { folder, models, install, lookMs = LOOK_MS } = deps;
  const model = models.find((each) => each.id === id);
  if (!model) return;
  for (let wanted = wantedOf(folder, model); wanted; wanted = wantedOf(folder, model)) {
    const { at, action } = wanted;
    const cancel = new AbortController();
    const timer = setInterval(() => {
      // The same model may have been cancelled and requested again: that is another request.
      if (wantedOf(folder, model)?.at !== at) cancel.abort();
    }, lookMs);
    const either = AbortSignal.any([signal, cancel.signal]);
    try {
      if (action === 'check') await checkModel(folder, model, either);
      else await addModel({ folder, model, signal: either, install });
    } catch (error) {
      signal.throwIfAborted();
      if (cancel.signal.aborted) continue;
      // A check that finds a damaged file has recorded that itself.
      if (action === 'add')
        await noteTrouble(folder, model, { trouble: 'download', detail: (error as Error).message });
    } finally {
      clearInterval(timer);
    }
    if (wantedOf(folder, model)?.at === at) await wantNothing(folder, model);
  }
}
