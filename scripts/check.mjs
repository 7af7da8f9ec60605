// npm run check: types, format, lint with import borders and cycles, dead code, and the budgets of pages once the web is
// built.
import { checkBudgets } from './lib/build.mjs';
import { attemptAside, ensureInstalled } from './lib/install.mjs';

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

/** How many run at a time: most of them use one core. */
const LANES = 2;

/**
 * Ends us when a check fails, with what it printed.
 * @param {{ build?: boolean }} options with `build` the web is built meanwhile, so that its budgets are always checked
 */
export async function check({ build = false } = {}) {
  const BUILD = ['build of the web', 'node', ['scripts/lib/build.mjs']];
  const waiting = build ? [BUILD, ...CHECKS] : [...CHECKS];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command, args] = next;
      const { status, output } = await attemptAside(command, args, { hold: true });
      if (status !== 0) {
        console.error(`${output}${command} ${args.join(' ')} failed.`);
        process.exit(1);
      }
      console.log(`ok  ${name}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, runNext));
  console.log(checkBudgets() ? 'ok  budgets of pages' : '--  budgets of pages: the web is not built');
}

if (process.argv[1]?.endsWith('check.mjs')) {
  ensureInstalled({ development: true });
  await check();
}
