import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const globs = (process.env['MUTATION_TESTS'] ?? '').split('\n');

/** The unit tests of the area under mutation, one file at a time in a process that can be killed. */
export default defineConfig({
  plugins: (globalThis as { mutationPlugins?: Plugin[] }).mutationPlugins ?? [],
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    include: globs,
    globalSetup: './server/testing/global-setup.ts',
    runner: './scripts/mutation/runner.mjs',
    // Test files run one after another in the same process, but share no state.
    pool: 'forks',
    maxWorkers: 1,
    maxConcurrency: 1,
  },
});
