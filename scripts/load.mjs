// npm run load -- [attacks|faults] [--minutes 10] [--output load]: the load tests of e2e/load.test.ts for
// this many minutes, with graphs, figures and the answers to every attack in a folder.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, run } from './lib/install.mjs';

const NAMES = { attacks: 'all attacks at once', faults: 'faults at random' };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    output: { type: 'string', default: 'load' },
    seed: { type: 'string' },
  },
});
ensureInstalled({ development: true });
ensureBuilt();
const wanted = positionals.length > 0 ? positionals : Object.keys(NAMES);
const unknown = wanted.filter((name) => !(name in NAMES));
if (unknown.length > 0 || !(Number(values.minutes) > 0)) {
  console.error('Usage: npm run load -- [attacks] [faults] [--minutes 10] [--output load] [--seed 1]');
  process.exit(1);
}
const output = path.resolve(values.output);
for (const name of wanted) {
  run('vitest', ['run', '--project', 'journeys', 'e2e/load.test.ts', '-t', NAMES[name]], {
    env: { MINUTES: values.minutes, OUTPUT: output, ...(values.seed ? { SEED: values.seed } : {}) },
  });
}
console.log(`Graphs and figures: ${output}`);
