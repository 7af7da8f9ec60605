// What `npm run mutation` runs; see there.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AREAS } from './areas.mjs';
import { switchedChanges, switchedSql } from './changes.mjs';
import { measure } from './measure.mjs';

/** A score below this fails the command, in percent. */
const BAR = 85;
const root = path.join(import.meta.dirname, '..', '..');
const NO_CODE = ['**/*.test.ts', '**/tables.ts', '**/testing/**'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    sql: { type: 'boolean', default: false },
    evaluated: { type: 'boolean', default: false },
  },
});
const only = values.only?.split(',');
const kept = path.join(root, 'data', 'mutation-results');
mkdirSync(kept, { recursive: true });

let isBelow = false;
for (const name of positionals.length > 0 ? positionals : Object.keys(AREAS)) {
  const [area, index] = name.split('.');
  const groups = index === undefined ? AREAS[area] : AREAS[area]?.slice(Number(index), Number(index) + 1);
  if (!groups) throw new Error(`there is no area ${name}: ${Object.keys(AREAS).join(', ')}`);
  const scores = [];
  for (const group of groups) scores.push(...(await measureGroup(group)));
  if (scores.length === 0) continue;
  for (const score of scores) console.log(`  ${line(score)}`);
  const sum = (key) => scores.reduce((total, score) => total + score[key], 0);
  const whole = {
    name,
    noticed: sum('noticed'),
    late: sum('late'),
    all: sum('all'),
    ignored: sum('ignored'),
  };
  console.log(line(whole));
  isBelow ||= share(whole) < BAR;
}
process.exit(isBelow ? 1 : 0);

/** Figures of each file of a group that `--only` does not leave out. */
async function measureGroup({ code, tests }) {
  const missing = [...code, ...tests].filter((glob) => globSync(glob, { cwd: root }).length === 0);
  if (missing.length > 0) throw new Error(`areas.mjs names what is not there: ${missing.join(', ')}`);
  const names = globSync(code, { cwd: root, exclude: NO_CODE }).filter(
    (name) => only?.includes(name) ?? true,
  );
  if (names.length === 0) return [];
  const files = names.map((name) => ({
    name: path.join(root, name),
    content: readFileSync(path.join(root, name), 'utf8'),
  }));
  const switched = values.sql ? switchedSql(files) : await switchedChanges(files);
  if (switched.changes.length === 0) return [];
  const startedAt = performance.now();
  const results = await measure(switched, tests, { isEvaluated: values.evaluated });
  console.log(
    `  ${switched.changes.length} changes, ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
  const rows = switched.changes.map((change) => ({
    ...change,
    file: path.relative(root, change.file),
    result: results.get(change.id),
  }));
  for (const { file, line, what, result } of rows)
    if (['missed', 'unreached'].includes(result)) console.log(`${result}: ${file}:${line} ${what}`);
  return names.toSorted().flatMap((name) => {
    const own = rows.filter(({ file }) => file === name);
    if (own.length === 0) return [];
    writeFileSync(
      path.join(kept, `${name.replaceAll('/', '-')}${values.sql ? '.sql' : ''}.json`),
      JSON.stringify(own, null, 1),
    );
    const count = (...states) => own.filter(({ result }) => states.includes(result)).length;
    const late = count('late');
    const noticed = count('noticed') + late;
    return [{ name, noticed, late, all: noticed + count('missed', 'unreached'), ignored: count('ignored') }];
  });
}

function line(score) {
  const { name, noticed, late, all, ignored } = score;
  const words = `${noticed} of ${all} noticed, ${share(score).toFixed(1)} %`;
  return `${name}: ${words} (${late} because the tests took too long); ${ignored} not asked about`;
}

function share({ noticed, all }) {
  return all === 0 ? 100 : (100 * noticed) / all;
}
