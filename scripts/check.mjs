// npm run check: types, format, lint with import borders and cycles, dead code, and the budgets of pages once the web is
// built.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkBudgets } from './lib/build.mjs';
import { attemptAside, ensureInstalled, root } from './lib/install.mjs';

/** One thread for each: several would compute the same types again, and the other lane uses the other core. */
const typesOf = (project) => ['-p', project, '--singleThreaded'];

/** The heaviest first, so that no lane ends up alone with one of them. */
const CHECKS = [
  ['types of the server', 'tsc', typesOf('server')],
  ['types of the journeys', 'tsc', typesOf('e2e')],
  ['types of the specification', 'tsc', typesOf('specification')],
  ['types of the web', 'tsc', typesOf('web')],
  ['dead code', 'knip', []],
  ['lint, borders, cycles', 'oxlint', ['--deny-warnings', '.']],
  ['types without the sketch engine', 'node', ['scripts/check-without-sketch.ts']],
  ['format', 'biome', ['ci', '--error-on-warnings', '.']],
  // Optional: the package can be deleted.
  ...(existsSync(path.join(root, 'sketch'))
    ? [['types of the sketch engine', 'tsc', typesOf('sketch')]]
    : []),
  ['types of the web build', 'tsc', typesOf('web/build')],
  ['types of the contract', 'tsc', typesOf('contract')],
  ['types of the scene', 'tsc', typesOf('scene')],
];

/** Number of checks that run at a time: most use one core. */
const LANES = 2;

/**
 * For the compiler, which is written in Go: memory is available, and fewer garbage collections save a tenth of the
 * time.
 */
const FEWER_COLLECTIONS = { GOGC: '400' };

/**
 * Exits when a check fails, after printing its output.
 * @param {{ build?: boolean }} options with `build` the web is built in parallel, so that its budgets are
 * always checked
 */
export async function check({ build = false } = {}) {
  const BUILD = ['build of the web', 'node', ['scripts/lib/build.mjs']];
  const waiting = build ? [BUILD, ...CHECKS] : [...CHECKS];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command, args] = next;
      const { status, output } = await attemptAside(command, args, { hold: true, env: FEWER_COLLECTIONS });
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
