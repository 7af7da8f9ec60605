import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const globs = (process.env['MUTATION_TESTS'] ?? '').split('\n');

/** The unit tests of the area under mutation, as `vitest.config.ts` runs them, in one worker. */
export default defineConfig({
  // What `sql.mjs` changes on its way to the tests.
  plugins: (globalThis as { mutationPlugins?: Plugin[] }).mutationPlugins ?? [],
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    include: globs.filter((glob) => !glob.startsWith('!')),
    exclude: globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
    globalSetup: './server/testing/global-setup.ts',
    pool: 'threads',
    isolate: false,
  },
});
