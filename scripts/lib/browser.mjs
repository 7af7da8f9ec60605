import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the tests' browser: `CHROMIUM_PATH`, an installed one, or one from the system's packages. */
export function ensureBrowser() {
  const found = [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place));
  if (found) return found;
  console.log('Installing Chromium for the browser tests ...');
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
    quiet,
  );
  const installed = PLACES.find((place) => existsSync(place));
  if (installed) return installed;
  console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
