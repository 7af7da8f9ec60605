import type { adminModels } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { KINDS } from '../../engines/local/manifest.ts';
import { MODELS } from '../../engines/local/models.ts';
import { stateOf, troubleOf } from '../../engines/local/store/model-files.ts';
import { findRuntime } from '../../inference/find-runtime.ts';
import type { AdminDeps } from './admin-deps.ts';

/** The models that may be put on this machine, and what is here of each. */
export function listModels({
  modelsFolder: folder,
}: Pick<AdminDeps, 'modelsFolder'>): OutputOf<typeof adminModels> {
  const models = MODELS.map((model) => ({
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
  }));
  return { runtime: findRuntime(folder) !== undefined, models };
}
