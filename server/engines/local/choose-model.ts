import { stateOf } from '../../inference/models/model-files.ts';
import { KINDS, type LocalCapability, type LocalModel } from './manifest.ts';

export interface ModelChoice {
  folder: string;
  models: readonly LocalModel[];
  /** Memory limit of the process with the runtime, in bytes. */
  memoryBytes: number;
}

/** The models that could serve a capability, best first. */
export function modelsFor(models: readonly LocalModel[], capability: LocalCapability): LocalModel[] {
  return models.filter(({ use }) => use.kind === KINDS[capability]);
}

/** Whether a model is known to fit into the memory limit. */
export const fits = ({ memoryBytes = 0 }: LocalModel, most: number): boolean => memoryBytes <= most;

/** The best model of a capability that is ready here and fits into memory. */
export function chooseModel(
  { folder, models, memoryBytes }: ModelChoice,
  capability: LocalCapability,
): LocalModel | undefined {
  return modelsFor(models, capability).find(
    (model) => fits(model, memoryBytes) && stateOf(folder, model) === 'ready',
  );
}
