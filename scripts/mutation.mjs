// npm run mutation [area ...] [--only <path>,<path>] [--sql] [--evaluated]: changes the code of an area in small ways, one
// at a time, and runs the tests that reach the change. A change that no test notices is printed, and the share of those
// that were noticed. `billing.1` is the second group of an area, `--only` changes these files alone, `--sql` the SQL in
// them instead of the code around it, and `--evaluated` also asks about what is evaluated once, when a module is read,
// which costs a run of the tests for each change.
import { spawn } from 'node:child_process';
import { ensureInstalled, ensureTools, modernNode, root } from './lib/install.mjs';

ensureInstalled({ development: true });
ensureTools(['@stryker-mutator/instrumenter@10.1.1']);
const args = [`${root}/scripts/mutation/measure-areas.mjs`, ...process.argv.slice(2)];
const measuring = spawn(modernNode(), args, { cwd: root, stdio: 'inherit' });
// It has a database to stop: we pass the word on and wait.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => measuring.kill(signal));
measuring.on('exit', (code) => process.exit(code ?? 1));
