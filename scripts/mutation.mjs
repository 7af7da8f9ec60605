// npm run mutation [area ...] [--only <path>,<path>] [--again]: changes the code of an area in small ways, one at a
// time, and runs the tests that reach the change. A change that no test notices is printed, and the share of those that
// were noticed. `--only` changes these files alone, `--again` measures only what may have changed since the last run.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, modernNode, root, run } from './lib/install.mjs';
import { AREAS } from './mutation/areas.mjs';

/** A score below this fails the command, in percent. */
const BAR = 85;

const words = process.argv.slice(2);
const onlyAt = words.indexOf('--only');
const only = onlyAt < 0 ? undefined : words.splice(onlyAt, 2)[1]?.split(',');
const againAt = words.indexOf('--again');
const isAgain = againAt >= 0 && words.splice(againAt, 1).length > 0;
ensureInstalled({ development: true });
if (words[0] === 'sql') {
  run(modernNode(), [path.join(root, 'scripts', 'mutation', 'sql.mjs'), ...(only ? [only.join(',')] : [])]);
  process.exit(0);
}
const folder = mkdtempSync(path.join(tmpdir(), 'inkreel-mutation-'));
const kept = path.join(root, 'data', 'mutation-results');
mkdirSync(kept, { recursive: true });

const names = words.length > 0 ? words : Object.keys(AREAS);
const scores = names.map((name) => [name, scoreOf(name)]).filter(([, { all }]) => all > 0);
rmSync(folder, { recursive: true, force: true });
for (const [name, score] of scores) {
  for (const file of score.files) console.log(line(`  ${file.name}`, file));
  console.log(line(name, score));
}
process.exit(scores.every(([, { killed, all }]) => share(killed, all) >= BAR) ? 0 : 1);

function line(name, { killed, late, all, ignored }) {
  const noticed = `${killed} of ${all} noticed, ${share(killed, all).toFixed(1)} %`;
  return `${name}: ${noticed} (${late} because the tests took too long); ${ignored} not asked about`;
}

function share(killed, all) {
  return all === 0 ? 100 : (100 * killed) / all;
}

function scoreOf(name) {
  const groups = AREAS[name];
  if (!groups) throw new Error(`there is no area ${name}: ${Object.keys(AREAS).join(', ')}`);
  const files = groups.flatMap((group, index) => measure(`${name}-${index}`, group));
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  return { files, killed: sum('killed'), late: sum('late'), all: sum('all'), ignored: sum('ignored') };
}

/** Figures of each file of a group that `--only` does not leave out. */
function measure(name, { code, tests }) {
  const wanted = only?.filter((file) => code.some((glob) => globToRegExp(glob).test(file)));
  if (wanted?.length === 0) return [];
  const report = path.join(folder, `${name}.json`);
  run('stryker', ['run', path.join(root, 'scripts', 'mutation', 'stryker.mjs')], {
    env: {
      MUTATION_CODE: [...(wanted ?? code), '!**/*.test.ts', '!**/tables.ts', '!**/testing/**'].join('\n'),
      MUTATION_TESTS: tests.join('\n'),
      MUTATION_REPORT: report,
      ...(isAgain ? { MUTATION_AGAIN: path.join(kept, `${name}.json`) } : {}),
    },
  });
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.entries(files).map(([file, { mutants }]) => {
    const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
    const late = count('Timeout');
    const killed = count('Killed') + late;
    const all = killed + count('Survived', 'NoCoverage');
    return { name: file, killed, late, all, ignored: count('Ignored') };
  });
}

/** For the globs that `areas.mjs` uses: `*` is a name, `**` any folders. */
function globToRegExp(glob) {
  const pattern = glob
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(.+/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${pattern}$`);
}
