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
// Journeys run after failed units too: one run reports all that is wrong. Side by side the two take as long on two cores,
// and waits of a second end too early.
const runs = [await runProject('unit'), await runProject('journeys')];
rmSync(folder, { recursive: true, force: true });
const total = (key) => runs.reduce((sum, { counts }) => sum + (counts[key] ?? 0), 0);
console.log(`${total('numPassedTests')} passed, ${total('numFailedTests')} failed`);
if (runs.some(({ status }) => status !== 0) || total('numPassedTests') === 0) process.exit(1);

async function runProject(project) {
  const report = path.join(folder, `${project}.json`);
  const { status } = await attemptAside(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    { env: { CHROMIUM_PATH: browser } },
  );
  return { status, counts: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {} };
}
