import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createVitest } from 'vitest/node';

/** A process without output for this long, in milliseconds, is killed, and its last change counts as noticed. */
const SILENT_MS = 90_000;
/** Tests that take longer run last, in milliseconds. */
const SLOW_MS = 300;
const root = path.join(import.meta.dirname, '..', '..');
const STATEMENTS = path.join(root, 'server', 'db', 'prepared.ts');

/**
 * Runs tests against changes: each file of tests runs once, and each of its tests once for every change that it reaches
 * (`runner.mjs`). Tests that cannot be repeated, and hooks, cost a run of their file for each change.
 * @param {{ sources: Map<string, string>, changes: import('./changes.mjs').Change[] }} switched
 * @param {string[]} tests globs, the quickest first
 * @param {{ isEvaluated: boolean }} options whether to test changes of code that is evaluated once, when a module is
 * loaded
 * @returns {Promise<Map<string, 'noticed' | 'late' | 'missed' | 'unreached' | 'ignored'>>} by the change's id
 */
export async function measure({ sources, changes }, tests, { isEvaluated }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkreel-mutation-'));
  process.env['MUTATION_FOLDER'] = folder;
  process.env['MUTATION_TESTS'] = tests.join('\n');
  globalThis.mutationPlugins = [
    {
      name: 'switched-changes',
      enforce: 'pre',
      transform: (code, id) => {
        if (id === STATEMENTS) return { code: withoutMemory(code), map: null };
        return sources.has(id) ? { code: sources.get(id), map: null } : undefined;
      },
    },
  ];
  const vitest = await createVitest({
    root,
    config: 'scripts/mutation/vitest.config.ts',
    watch: false,
    reporters: [{}],
    fsModuleCache: false,
  });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  stopInOrder(vitest, removeFolder);
  try {
    const specifications = await vitest.globTestSpecifications();
    const place = ({ moduleId }) =>
      tests.findIndex((glob) => path.matchesGlob(path.relative(root, moduleId), glob));
    specifications.sort((one, other) => place(one) - place(other));
    return await ask(vitest, specifications, folder, changes, isEvaluated);
  } finally {
    await vitest.close();
    removeFolder();
  }
}

/** Vitest exits immediately on a signal, which leaves the tests' PostgreSQL running. */
function stopInOrder(vitest, cleanUp) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      await vitest.close();
      cleanUp();
      process.exit(1);
    });
  }
}

async function ask(vitest, specifications, folder, changes, isEvaluated) {
  const results = new Map(changes.map(({ id, ignored }) => [id, ignored ? 'ignored' : 'unreached']));
  const isOpen = (id) => ['unreached', 'missed'].includes(results.get(id));
  const open = () => [...results.keys()].filter(isOpen);
  const notice = (id, late) => results.set(id, late ? 'late' : 'noticed');
  const reachedBy = new Map();
  const evaluatedBy = new Map();
  const states = specifications.map((specification) => {
    const [inFile, evaluated] = [new Set(), new Set()];
    reachedBy.set(specification, inFile);
    evaluatedBy.set(specification, evaluated);
    return { specification, inFile, evaluated, plan: { tried: {}, once: [], later: [] }, hasSlow: true };
  });
  // Slow tests skip the changes that quick ones notice.
  for (const slowMs of [SLOW_MS, undefined])
    for (const state of states) {
      if (!state.hasSlow || open().length === 0) continue;
      const { specification, inFile, evaluated, plan } = state;
      const startedAt = performance.now();
      for (let isAgain = true; isAgain; ) {
        Object.assign(plan, { pending: open(), slowMs });
        if (slowMs === undefined) plan.later = [];
        const found = await runOnce(vitest, specification, folder, plan);
        const context = { plan, notice, inFile, evaluated, results, file: specification.moduleId };
        isAgain = readFound(found, context);
        state.hasSlow = found.lines.some(({ slow }) => slow);
      }
      const name = path.relative(root, specification.moduleId);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(
        `  ${name}${slowMs ? '' : ', slow tests'}: ${open().length} of ${changes.length} left, ${seconds} s`,
      );
    }
  for (const id of new Set([...evaluatedBy.values()].flatMap((ids) => [...ids]))) {
    const isReached = [...reachedBy.values()].some((ids) => ids.has(id)) || results.get(id) === 'missed';
    if (isReached || !isOpen(id)) continue;
    if (!isEvaluated) results.set(id, 'ignored');
    else
      for (const [specification, ids] of evaluatedBy) if (ids.has(id)) reachedBy.get(specification).add(id);
  }
  for (const [specification, ids] of reachedBy) {
    for (const id of ids) {
      if (!isOpen(id)) continue;
      results.set(id, 'missed');
      const found = await runOnce(vitest, specification, folder, {
        tried: {},
        once: [],
        later: [],
        pending: [],
        active: id,
      });
      if (found.hasFailed) notice(id, found.isSilent);
    }
  }
  return results;
}

/** @returns whether the file must run again for the remaining changes */
function readFound(
  { lines, isSilent, hasFailed, errors },
  { plan, notice, inFile, evaluated, results, file },
) {
  let isAgain = isSilent;
  let asked;
  for (const line of lines) {
    if (line.asks) asked = line;
    if (line.noticed) notice(line.noticed, line.late);
    // A test that waits for an event that a change prevents costs seconds each time, and often another test fails
    // immediately.
    if (line.late) plan.later.push(line.test);
    if (line.tried) {
      results.set(line.tried, 'missed');
      plan.tried[line.test] = [...(plan.tried[line.test] ?? []), line.tried];
    }
    if (line.kept) {
      inFile.add(line.kept);
      plan.tried[line.test] = [...(plan.tried[line.test] ?? []), line.kept];
    }
    if (line.once) plan.once.push(line.once);
    if (line.givenUp) isAgain = true;
    for (const id of line.inHooks ?? []) inFile.add(id);
    for (const id of line.evaluated ?? []) evaluated.add(id);
    if (line.broken) throw new Error(`${file}: test ${line.broken} fails without a change`);
    if (line.test && plan.once.includes(line.test)) for (const id of line.reached ?? []) inFile.add(id);
  }
  if (isSilent && asked) {
    notice(asked.asks, true);
    plan.later.push(asked.test);
  } else if (!isAgain && hasFailed)
    throw new Error(`${file} fails without a change`, {
      cause: new AggregateError(errors, errors[0]?.message),
    });
  return isAgain;
}

/** Runs a test file with a plan. @returns the runner's report, and whether it hung and was killed */
async function runOnce(vitest, specification, folder, plan) {
  const foundAt = path.join(folder, 'found.jsonl');
  writeFileSync(path.join(folder, 'plan.json'), JSON.stringify(plan));
  writeFileSync(foundAt, '');
  let isSilent = false;
  const watch = setInterval(() => {
    if (Date.now() - statSync(foundAt).mtimeMs < SILENT_MS || isSilent) return;
    const pid = linesOf(foundAt).find((line) => line.started)?.started;
    if (pid === undefined) return;
    isSilent = true;
    process.kill(pid, 'SIGKILL');
  }, 1000);
  try {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification], false);
    const lines = linesOf(foundAt);
    const isCut = !lines.some((line) => line.ended);
    const hasFailed = isSilent || isCut || testModules.some((module) => !module.ok());
    const errors = [
      ...unhandledErrors,
      ...testModules.flatMap((module) => [
        ...module.errors(),
        ...[...module.children.allTests()].flatMap((test) => test.result().errors ?? []),
      ]),
    ];
    return { lines, isSilent: isSilent || isCut, hasFailed, errors };
  } finally {
    clearInterval(watch);
  }
}

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** A statement is built at its first use and cached, which would prevent switching changes of its parts. */
function withoutMemory(code) {
  const changed = code.replace('made ??= writeText', 'made = writeText');
  if (changed === code) throw new Error(`${STATEMENTS} keeps its texts in another way`);
  return changed;
}
