// npm test: installs what is missing, checks, and runs every test, those in the browser included.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from './check.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { checkBudgets, ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, run } from './lib/install.mjs';

ensureInstalled({ development: true });
const browser = ensureBrowser();
check();
ensureBuilt();
checkBudgets();

const folder = mkdtempSync(path.join(tmpdir(), 'inkreel-report-'));
const counts = ['unit', 'journeys'].map((project) => {
  const report = path.join(folder, `${project}.json`);
  run(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    {
      env: { CHROMIUM_PATH: browser },
    },
  );
  return JSON.parse(readFileSync(report, 'utf8'));
});
rmSync(folder, { recursive: true, force: true });
const total = (key) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`${total('numPassedTests')} passed, ${total('numFailedTests')} failed`);
if (total('numPassedTests') === 0) process.exit(1);
