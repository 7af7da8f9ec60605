import path from 'node:path';

/** Settings of Stryker; `scripts/mutation.mjs` says what is changed and which tests are asked. */
const { MUTATION_CODE = '', MUTATION_REPORT, MUTATION_AGAIN } = process.env;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', path.join(import.meta.dirname, 'words-for-people.mjs')],
  ignorers: ['words-for-people'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  mutate: MUTATION_CODE.split('\n'),
  coverageAnalysis: 'perTest',
  // What is evaluated once, when a module is read, cannot be switched from test to test: each such change would cost a
  // run of all tests. They are counted as ignored, not as noticed.
  ignoreStatic: true,
  concurrency: Number(process.env['MUTATION_CONCURRENCY'] ?? 2),
  // A mutant that waits for ever is noticed by that. Long enough for tests that wait for servers and databases on a busy
  // machine: what is only slow would count as noticed.
  timeoutMS: 60_000,
  disableTypeChecks: false,
  ignorePatterns: ['data', 'docs', 'web', 'e2e', 'bench', 'specification'],
  tempDirName: `data/mutation/${process.pid}`,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: MUTATION_REPORT },
  // Of what was measured before only what may have changed is measured again.
  ...(MUTATION_AGAIN ? { incremental: true, incrementalFile: MUTATION_AGAIN } : {}),
};
