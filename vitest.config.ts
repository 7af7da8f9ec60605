import { defineConfig } from 'vitest/config';

// A wait ends when what it waits for is there. How long it may take at most says nothing on a quiet machine, and one
// second, the library's default, is too short for one that is busy.
const shared = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{contract,scene,sketch,server,web,scripts,specification}/**/*.test.{ts,tsx}'],
          globalSetup: './server/testing/global-setup.ts',
          pool: 'threads',
        },
      },
      {
        test: {
          ...shared,
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 240_000,
          pool: 'forks',
          // Two side by side: each has a browser, a server and a database, and waits more than it computes.
          maxWorkers: 2,
        },
      },
    ],
  },
});
