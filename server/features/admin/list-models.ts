import type { adminModels } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { findRuntime } from '../../inference/find-runtime.ts';
import type { OfferedModel } from '../../inference/models/model-file.ts';
import { stateOf, troubleOf } from '../../inference/models/model-files.ts';
import { bytesHere, wantedOf } from '../../inference/models/wanted-work.ts';
import type { AdminDeps } from './admin-deps.ts';

/** The models that can be installed on this machine, with their state. */
export function listModels({
  modelsFolder: folder,
  models: all,
}: Pick<AdminDeps, 'modelsFolder' | 'models'>): OutputOf<typeof adminModels> {
  const models = all.map((model) => ({
    id: model.id,
    name: model.name,
    capabilities: [...model.capabilities],
    licence: model.licence,
    licence_url: model.licenceUrl,
    bytes: model.file.bytes,
    memory_bytes: model.memoryBytes ?? null,
    state: stateOf(folder, model),
    trouble: troubleOf(folder, model)?.detail ?? null,
    work: workOn(folder, model),
  }));
  return { runtime: findRuntime(folder) !== undefined, models };
}

function workOn(folder: string, model: OfferedModel) {
  const wanted = wantedOf(folder, model);
  return wanted ? { action: wanted.action, bytes: bytesHere(folder, model) } : null;
}
