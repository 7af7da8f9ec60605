import type { OfferedModel } from '../inference/models/model-file.ts';
import type { EngineSetup } from './define-engine.ts';

/** The model files that engines offer for this machine. */
export async function offeredModels(
  engines: readonly Pick<EngineSetup, 'models'>[],
): Promise<OfferedModel[]> {
  return (await Promise.all(engines.map(async (engine) => (await engine.models?.()) ?? []))).flat();
}
