// npm test: installs missing packages, checks, and runs every test, including those in the browser.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from './check.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { attemptAside, ensureInstalled } from './lib/install.mjs';
import { runTwice } from './lib/run-twice.mjs';

ensureInstalled({ development: true });
const browser = ensureBrowser();
await check({ build: true });

const folder = mkdtempSync(path.join(tmpdir(), 'inkreel-report-'));
// Journeys run even after failed units, so that one run reports every failure. In parallel the two take as long on two
// cores, and waits of a second end too early.
const runs = [await runTwice(attemptProject('unit')), await runTwice(attemptProject('journeys'))];
rmSync(folder, { recursive: true, force: true });
const [recovered, failed] = [runs.flatMap((run) => run.recovered), runs.flatMap((run) => run.failed)];
for (const name of recovered) console.log(`Failed beside others, passed alone: ${name}`);
for (const name of failed) console.log(`Failed: ${name}`);
const passed = runs.reduce((sum, run) => sum + run.passed, 0);
console.log(`${passed} passed, ${failed.length} failed`);
if (runs.some(({ ok }) => !ok) || passed === 0) process.exit(1);

function attemptProject(project) {
  return async (files) => {
    const file = path.join(folder, `${project}-${files.length}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
    const alone = files.length > 0 ? ['--no-file-parallelism', ...files] : [];
    const args = ['run', '--project', project, ...reporters, ...alone];
    const { status } = await attemptAside('vitest', args, { env: { CHROMIUM_PATH: browser } });
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return { ok: status === 0, report };
  };
}
