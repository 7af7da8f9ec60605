// node scripts/house-numbers.mjs [folder]: lines, files, long functions, import cycles and repeated lines of
// a tree, ours unless another one is named, such as an older commit unpacked. docs/house-numbers.md records
// the results.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './lib/install.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.git']);
/** Files that are not part of the product: tests, their helpers, journeys, benchmarks and commands. */
const ASIDE = /\.test\.tsx?$|(^|\/)testing\/|^(e2e|bench|scripts|specification)\//;
/** Minimum number of consecutive lines that count as repeated. */
const RUN = 6;
const LONG = 150;

const place = path.resolve(process.argv[2] ?? root);
const names = filesOf('').filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'));
const files = new Map(
  names.map((name) => [name, readFileSync(path.join(place, name), 'utf8').split('\n').slice(0, -1)]),
);
const product = names.filter((name) => !ASIDE.test(name));
const { rules, findings } = lint();
const ofRule = (rule) => findings.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename);

console.log(`TypeScript: ${count(names)}`);
console.log(`product: ${count(product)}`);
console.log(`longest: ${longest(product)}`);
const isReasoned = (line) => line.includes(`oxlint-disable-next-line ${rules[0]} --`);
const reasoned = product.flatMap((name) => files.get(name).filter(isReasoned)).length;
const long = ofRule(rules[0]).filter((name) => !ASIDE.test(name)).length;
console.log(`functions over ${LONG} lines: ${long} of the product, and ${reasoned} with a reason beside it`);
console.log(`files in import cycles, types included: ${new Set(ofRule(rules[1])).size}`);
console.log(`repeated lines: ${repeated()}`);

function filesOf(folder) {
  return readdirSync(path.join(place, folder), { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? filesOf(name) : [name];
    });
}

function count(chosen) {
  const lengths = chosen.map((name) => files.get(name).length).sort((a, b) => a - b);
  const lines = lengths.reduce((sum, length) => sum + length, 0);
  const at = (share) => lengths[Math.floor(lengths.length * share)];
  return `${lines} lines in ${chosen.length} files, median ${at(0.5)}, nine of ten at most ${at(0.9)}`;
}

function longest(chosen) {
  const ordered = chosen.toSorted((a, b) => files.get(b).length - files.get(a).length).slice(0, 5);
  return ordered.map((name) => `${name} ${files.get(name).length}`).join(', ');
}

function lint() {
  const rules = ['max-lines-per-function', 'no-cycle'];
  const config = {
    plugins: ['import'],
    categories: { correctness: 'off' },
    rules: { [rules[0]]: ['error', { max: LONG }], 'import/no-cycle': ['error', { ignoreTypes: false }] },
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'inkreel-numbers-'));
  const file = path.join(folder, 'oxlintrc.json');
  writeFileSync(file, JSON.stringify(config));
  const oxlint = path.join(root, 'node_modules', '.bin', 'oxlint');
  const { stdout } = spawnSync(oxlint, ['-c', file, '--format', 'json', '.'], {
    cwd: place,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  rmSync(folder, { recursive: true });
  return { rules, findings: JSON.parse(stdout).diagnostics };
}

/** Imports, blank lines and lines of brackets do not count. */
function repeated() {
  const seen = new Map();
  const said = new Map(product.map((name) => [name, sayingLines(files.get(name))]));
  for (const [name, lines] of said)
    for (let at = 0; at + RUN <= lines.length; at += 1) {
      const run = lines.slice(at, at + RUN).join('\n');
      seen.set(run, [...(seen.get(run) ?? []), [name, at]]);
    }
  const covered = new Set();
  for (const places of seen.values())
    if (places.length > 1)
      for (const [name, at] of places)
        for (let line = at; line < at + RUN; line += 1) covered.add(`${name}:${line}`);
  const all = [...said.values()].reduce((sum, { length }) => sum + length, 0);
  return `${covered.size} of ${all}, ${((100 * covered.size) / all).toFixed(2)} %`;
}

function sayingLines(lines) {
  let isImport = false;
  return lines
    .map((line) => line.trim())
    .filter((line) => {
      if (isImport || line.startsWith('import ')) {
        isImport = !line.endsWith(';');
        return false;
      }
      return !/^[\][(){};,]*$/.test(line);
    });
}
