// npm test: installs what is missing, checks, and runs every test, those in the browser included.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from './check.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { checkBudgets, ensureBuilt } from './lib/build.mjs';
import { attempt, ensureInstalled } from './lib/install.mjs';

ensureInstalled({ development: true });
const browser = ensureBrowser();
check();
ensureBuilt();
checkBudgets();

const folder = mkdtempSync(path.join(tmpdir(), 'inkreel-report-'));
// Journeys run after failed units too: one run tells all that is wrong.
const runs = ['unit', 'journeys'].map((project) => {
  const report = path.join(folder, `${project}.json`);
  const { status } = attempt(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    {
      env: { CHROMIUM_PATH: browser },
    },
  );
  return { status, counts: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {} };
});
rmSync(folder, { recursive: true, force: true });
const total = (key) => runs.reduce((sum, { counts }) => sum + (counts[key] ?? 0), 0);
console.log(`${total('numPassedTests')} passed, ${total('numFailedTests')} failed`);
if (runs.some(({ status }) => status !== 0) || total('numPassedTests') === 0) process.exit(1);
