import { runLimits } from '@inkreel/contract/run-limits.ts';
import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { ModelFailure, type ModelProcess, type ModelTrouble } from '../../../inference/model-process.ts';
import { fileOf, noteTrouble } from '../../../inference/models/model-files.ts';
import type { Made, Stage, Work, WorkContext } from '../../builtin/work.ts';
import { chooseModel } from '../choose-model.ts';
import { KINDS, type LocalCapability, type LocalModel, type ModelUse } from '../manifest.ts';
import type { Model } from './model.ts';

type UseOf<C extends LocalCapability> = Extract<ModelUse, { kind: (typeof KINDS)[C] }>;

/** A capability with a model, and its fallback without one. */
export interface ModelWork<C extends LocalCapability> {
  byModel(input: CapabilityInput[C], context: WorkContext, model: Model<UseOf<C>>): Promise<Made>;
  byRules: Work<CapabilityInput[C]>;
}

export interface ModelWorkDeps {
  /** The models' folder, the models, and the memory limit of the process with the runtime. */
  folder: string;
  models: readonly LocalModel[];
  memoryBytes: number;
  process: ModelProcess;
  /** Share of a run's time for the model; the rest is for the fallback. */
  timeShare?: number;
}

const TIME_SHARE = 0.4;

/**
 * Uses the model and, if that fails, falls back to rules, with a note on the result. A model whose file
 * differs from the checked one is not used again.
 */
export function withModel<C extends LocalCapability>(
  capability: C,
  { byModel, byRules }: ModelWork<C>,
  deps: ModelWorkDeps,
): Work<CapabilityInput[C]> {
  return async (input, context) => {
    const model = chooseModel(deps, capability);
    // It was there when the run was submitted.
    if (!model) return noted(await byRules(input, context), 'stopped');
    try {
      return await byModel(input, context, ask(model, capability, context, deps));
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      const { trouble, message } = error;
      if (trouble !== 'large') await noteTrouble(deps.folder, model, { trouble, detail: message });
      return noted(await byRules(input, context), trouble);
    }
  };
}

function ask<C extends LocalCapability>(
  model: LocalModel,
  capability: C,
  { report }: WorkContext,
  { folder, process, timeShare = TIME_SHARE }: ModelWorkDeps,
): Model<UseOf<C>> {
  const began = performance.now();
  const until = began + timeShare * runLimits(capability satisfies Capability).runMs;
  const { use, file } = model;
  const path = fileOf(folder, model);
  let isLoaded = false;
  return {
    use: use as UseOf<C>,
    ask: async (feeds, { stage, share, left = 0 }) => {
      const asked = performance.now();
      const answer = await process.ask({
        model: { path, sha256: file.sha256 },
        feeds,
        output: use.output.name,
        tick: () => report(stage satisfies Stage, share),
        until,
      });
      const now = performance.now();
      // The first call includes loading, so it does not predict later ones.
      if (isLoaded && now + left * (now - asked) > until)
        throw new ModelFailure('time', `${left} more questions of ${Math.round(now - asked)} ms each`);
      isLoaded = true;
      return answer;
    },
  };
}

/** The result, with a note that it was made without the model, and why. */
function noted(made: Made, trouble: ModelTrouble): Made {
  const { understood = [], notDrawn = [], notes = [] } = made.report ?? {};
  const note = { code: `model_${trouble}` as const, place: null };
  return { ...made, report: { understood, notDrawn, notes: [...notes, note] } };
}
