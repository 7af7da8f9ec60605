import { defineConfig } from 'vitest/config';
import { HeaviestFirst } from './scripts/lib/heaviest-first.mjs';
import { compiledModules } from './scripts/lib/install.mjs';

// A wait ends when what it waits for is there. How long it may take at most says nothing on a quiet machine, and one
// second, the library's default, is too short for one that is busy.
const shared = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  // For the programs that tests start: compiling modules is most of what a short one costs.
  env: { NODE_COMPILE_CACHE: compiledModules },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: HeaviestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{contract,scene,sketch,server,web,scripts,specification}/**/*.test.{ts,tsx}'],
          globalSetup: './server/testing/global-setup.ts',
          pool: 'threads',
          // Twice the cores that it is meant for: much of the time a file waits for a database, a program or a limit.
          maxWorkers: 4,
          // One file after another in the same thread: modules are read and evaluated once, not 300 times. What a file
          // changes it puts back.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './e2e/support/global-setup.mjs',
          testTimeout: 240_000,
          pool: 'forks',
          // Twice the cores that it is meant for: each has a browser and a server, and often waits for a poll or a limit.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          // One browser and one set of modules for all files of a worker.
          isolate: false,
        },
      },
    ],
  },
});
