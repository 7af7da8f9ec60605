// npm run mutation sql [--only <path>,<path>]: changes the SQL of the files in `SQL_AREAS`, one place at a time, and runs
// the tests named there. A change that none of them notices is printed, and the share of those that were noticed.
// Stryker sees a template as one text; what moves points is inside.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { SQL_AREAS } from './areas.mjs';
import { sqlChanges } from './sql-changes.mjs';

const root = path.join(import.meta.dirname, '..', '..');
const only = process.argv[2]?.split(',');
const bar = 85;
let [all, noticed] = [0, 0];
for (const [name, tests] of Object.entries(SQL_AREAS)) {
  if (only && !only.includes(name)) continue;
  const score = await measure(path.join(root, name), tests);
  console.log(`${name}: ${score.noticed} of ${score.all} noticed`);
  all += score.all;
  noticed += score.noticed;
}
console.log(`SQL: ${noticed} of ${all} noticed, ${((100 * noticed) / Math.max(1, all)).toFixed(1)} %`);
process.exit(noticed * 100 >= bar * all ? 0 : 1);

/** The file stays as it is on the disk: what the tests import is changed on its way. */
async function measure(file, tests) {
  process.env['MUTATION_TESTS'] = tests.join('\n');
  let text;
  const plugin = {
    name: 'sql-changes',
    enforce: 'pre',
    transform: (_code, id) => (id === file && text !== undefined ? { code: text, map: null } : undefined),
  };
  const config = 'scripts/mutation/vitest.config.ts';
  // Nothing is kept from one change to the next: neither loaded modules nor what became of their text.
  const fresh = { isolate: true, fsModuleCache: false };
  const options = { root, config, watch: true, bail: 1, reporters: [{}], ...fresh };
  globalThis.mutationPlugins = [plugin];
  const vitest = await createVitest(options);
  const isNoticed = async () => {
    vitest.invalidateFile(file);
    const { unhandledErrors, testModules } = await vitest.rerunTestSpecifications(specifications);
    return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
  };
  const specifications = await vitest.globTestSpecifications();
  if (await isNoticed()) throw new Error(`the tests of ${file} fail without a change`);
  const score = { all: 0, noticed: 0 };
  for (const change of sqlChanges(readFileSync(file, 'utf8'))) {
    text = change.text;
    score.all += 1;
    if (await isNoticed()) score.noticed += 1;
    else
      console.log(
        `${path.relative(root, file)}:${change.line} ${change.name}: ${change.found} -> ${change.to}`,
      );
  }
  await vitest.close();
  return score;
}
