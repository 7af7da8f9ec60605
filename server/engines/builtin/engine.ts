import { wholeNumber } from '../../setting-types.ts';
import { defineEngine } from '../define-engine.ts';

export default defineEngine({
  id: 'builtin',
  name: { en: 'Built-in engine', zh: '内置引擎' },
  builtin: true,
  local: true,
  /** Threads that make images; 0 chooses one less than the cores. */
  settings: { ENGINE_THREADS: wholeNumber(0, 64).default(0) },
  requires: [],
  configure: ({ ENGINE_THREADS: threads }) => ({ threads }),
  addresses: () => [],
  routes: async (config, host) => {
    const [{ createBuiltinEngine }, { findMediaBackend }] = await Promise.all([
      import('./builtin-engine.ts'),
      import('../../media/find-backend.ts'),
    ]);
    const hasMedia = (await findMediaBackend()) !== undefined;
    return createBuiltinEngine(config ?? { threads: 0 }, host, hasMedia);
  },
});
