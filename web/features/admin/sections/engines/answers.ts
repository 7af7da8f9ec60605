import type { adminEngineSettings, adminEngines, adminModels } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';

/** The engines of one capability, in order. */
export type Order = OutputOf<typeof adminEngines>[number];
/** One engine with its settings. */
export type EngineSettings = OutputOf<typeof adminEngineSettings>[number];
/** A model file for this machine. */
export type Model = OutputOf<typeof adminModels>['models'][number];
