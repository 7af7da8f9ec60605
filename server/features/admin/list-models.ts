import type { adminModels } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { KINDS, type LocalModel } from '../../engines/local/manifest.ts';
import { stateOf, troubleOf } from '../../engines/local/store/model-files.ts';
import { bytesHere, wantedOf } from '../../engines/local/store/wanted-work.ts';
import { findRuntime } from '../../inference/find-runtime.ts';
import type { AdminDeps } from './admin-deps.ts';

/** The models that may be put on this machine, and what is here of each. */
export function listModels({
  modelsFolder: folder,
  models: all,
}: Pick<AdminDeps, 'modelsFolder' | 'models'>): OutputOf<typeof adminModels> {
  const models = all.map((model) => ({
    id: model.id,
    name: model.name,
    capabilities: Object.entries(KINDS).flatMap(([capability, kind]) =>
      kind === model.use.kind ? [capability] : [],
    ),
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

function workOn(folder: string, model: LocalModel) {
  const wanted = wantedOf(folder, model);
  return wanted ? { action: wanted.action, bytes: bytesHere(folder, model) } : null;
}
