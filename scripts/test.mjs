// npm test: installs what is missing, checks, and runs every test, those in the browser included.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from './check.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { attemptAside, ensureInstalled } from './lib/install.mjs';

ensureInstalled({ development: true });
const browser = ensureBrowser();
await check({ build: true });

const folder = mkdtempSync(path.join(tmpdir(), 'inkreel-report-'));
// Journeys mostly wait for a page, a poll or a limit, and leave the cores to the units beside them. Each runs to its end
// even if the other fails: one run reports all that is wrong.
const runs = await Promise.all([runProject('unit', { hold: true }), runProject('journeys')]);
rmSync(folder, { recursive: true, force: true });
const total = (key) => runs.reduce((sum, { counts }) => sum + (counts[key] ?? 0), 0);
console.log(`${total('numPassedTests')} passed, ${total('numFailedTests')} failed`);
if (runs.some(({ status }) => status !== 0) || total('numPassedTests') === 0) process.exit(1);

/** @param hold print the output when the run has ended, so that two runs do not mix their lines */
async function runProject(project, { hold = false } = {}) {
  const report = path.join(folder, `${project}.json`);
  const { status, output } = await attemptAside(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    { env: { CHROMIUM_PATH: browser }, hold },
  );
  process.stdout.write(output);
  return { status, counts: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {} };
}
