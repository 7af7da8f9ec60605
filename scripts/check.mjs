// npm run check: types, format, lint with import borders and cycles, dead code, and the budgets of pages once the web is
// built.
import { checkBudgets } from './lib/build.mjs';
import { ensureInstalled, run } from './lib/install.mjs';

const CHECKS = [
  ['types of the contract', 'tsc', ['-p', 'contract']],
  ['types of the sketch engine', 'tsc', ['-p', 'sketch']],
  ['types of the scene', 'tsc', ['-p', 'scene']],
  ['types of the server', 'tsc', ['-p', 'server']],
  ['types of the web', 'tsc', ['-p', 'web']],
  ['types of the web build', 'tsc', ['-p', 'web/build']],
  ['types of the journeys', 'tsc', ['-p', 'e2e']],
  ['types of the specification', 'tsc', ['-p', 'specification']],
  ['types without the sketch engine', 'node', ['scripts/check-without-sketch.ts']],
  ['format', 'biome', ['ci', '--error-on-warnings', '.']],
  ['lint, borders, cycles', 'oxlint', ['--deny-warnings', '.']],
  ['dead code', 'knip', []],
];

export function check() {
  for (const [name, command, args] of CHECKS) {
    run(command, args, { quiet: true });
    console.log(`ok  ${name}`);
  }
  console.log(checkBudgets() ? 'ok  budgets of pages' : '--  budgets of pages: the web is not built');
}

if (process.argv[1]?.endsWith('check.mjs')) {
  ensureInstalled({ development: true });
  check();
}
