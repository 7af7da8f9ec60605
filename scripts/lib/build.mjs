import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { attemptAside, modernNode, root, run } from './install.mjs';

const SOURCES = ['web', 'contract', 'scene', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist']);
const marker = path.join(root, 'web', 'dist', '.built-from');

/** A hash of the current sources of the web. */
function nameSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((name) => filesOf(path.join(root, name)))) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const isBuiltFrom = (sources) => existsSync(marker) && readFileSync(marker, 'utf8') === sources;

/** Fails if a page of the build exceeds its budget; reports if the build is not of these sources. */
export function checkBudgets() {
  if (isBuiltFrom(nameSources())) run(modernNode(), ['bench/first-load.ts'], { quiet: true });
  return isBuiltFrom(nameSources());
}

/** Builds the web if its sources are not those of the last build. */
export function ensureBuilt() {
  const wanted = nameSources();
  if (isBuiltFrom(wanted)) return;
  console.log('Building the web ...');
  run(modernNode(), ['web/build.ts'], { quiet: true });
  writeFileSync(marker, wanted);
}

/**
 * Like `ensureBuilt`, beside other work.
 * @returns {Promise<boolean> | undefined} whether it succeeded, after its output is printed if it did not; undefined if
 * there is nothing to build
 */
export function startBuild() {
  const wanted = nameSources();
  if (isBuiltFrom(wanted)) return undefined;
  console.log('Building the web ...');
  return attemptAside(modernNode(), ['web/build.ts'], { hold: true }).then(({ status, output }) => {
    if (status === 0) writeFileSync(marker, wanted);
    else console.error(output);
    return status === 0;
  });
}

function filesOf(place) {
  if (!existsSync(place)) return [];
  if (!path.extname(place)) {
    return readdirSync(place, { withFileTypes: true })
      .filter((entry) => !LEFT_OUT.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) =>
        entry.isDirectory() ? filesOf(path.join(place, entry.name)) : [path.join(place, entry.name)],
      );
  }
  return [place];
}

if (process.argv[1]?.endsWith('build.mjs')) ensureBuilt();
