import { wholeNumber } from '../../setting-types.ts';
import { defineEngine } from '../define-engine.ts';

/** Models that the operator has put on this machine (`npm run models`). */
export default defineEngine({
  id: 'local',
  name: { en: 'Models on this machine', zh: '本机模型' },
  builtin: false,
  local: true,
  settings: {
    /** Memory that a model may take, in MiB; 0 is half of the machine's. */
    LOCAL_MEMORY: wholeNumber(0, 1_048_576).default(0),
    /** Threads of the runtime; 0 takes one less than the cores. */
    LOCAL_THREADS: wholeNumber(0, 256).default(0),
  },
  requires: [],
  configure: ({ LOCAL_MEMORY: memory, LOCAL_THREADS: threads }) => ({
    memoryBytes: memory * 2 ** 20,
    threads,
  }),
  addresses: () => [],
  // There is no provider to call: missing files show on the disk.
  test: async (_config, { modelsFolder = '' }) => {
    const [{ findRuntime }, { MODELS }, { stateOf }] = await Promise.all([
      import('../../inference/find-runtime.ts'),
      import('./models.ts'),
      import('../../inference/models/model-files.ts'),
    ]);
    const ready = MODELS.filter((model) => stateOf(modelsFolder, model) === 'ready').map(({ name }) => name);
    if (findRuntime(modelsFolder) === undefined)
      return { ok: false, said: 'onnxruntime-node: not installed' };
    return ready.length > 0 ? { ok: true, said: ready.join(', ') } : { ok: false, said: 'no model is ready' };
  },
  models: async () => {
    const [{ MODELS }, { capabilitiesOf }] = await Promise.all([
      import('./models.ts'),
      import('./manifest.ts'),
    ]);
    return MODELS.map((model) => ({ ...model, capabilities: capabilitiesOf(model) }));
  },
  routes: async (config, host) => {
    const { createLocalEngine } = await import('./local-engine.ts');
    return createLocalEngine(config ?? { memoryBytes: 0, threads: 0 }, host);
  },
});
