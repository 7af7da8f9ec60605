// npm run mutation [area ...] [--only <path>,<path>] [--sql] [--evaluated]: changes the code of an area in
// small ways, one at a time, and runs the tests that reach the change. Prints each change that no test
// notices, and the share of noticed changes. `billing.1` is the second group of an area, `--only` changes
// these files alone, `--sql` the SQL in them instead of the code around it, and `--evaluated` also tests
// changes of code that is evaluated once, when a module is loaded, which costs a run of the tests for each
// change.
import { spawn } from 'node:child_process';
import { ensureInstalled, ensureTools, modernNode, root } from './lib/install.mjs';

ensureInstalled({ development: true });
ensureTools(['@stryker-mutator/instrumenter@10.1.1']);
const args = [`${root}/scripts/mutation/measure-areas.mjs`, ...process.argv.slice(2)];
const measuring = spawn(modernNode(), args, { cwd: root, stdio: 'inherit' });
// It must stop a database: we forward the signal and wait.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => measuring.kill(signal));
measuring.on('exit', (code) => process.exit(code ?? 1));
