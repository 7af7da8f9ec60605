import { sqlChanges } from './sql-changes.mjs';
import { shouldIgnore } from './words-for-people.mjs';

/** The part of Stryker that changes code; `npm run mutation` installs it on demand. */
const INSTRUMENTER = '@stryker-mutator/instrumenter';

/**
 * Every change of the given source texts, each behind a switch: `globalThis.__stryker__.activeMutant` selects the
 * active one, `mutantCoverage` counts the reached ones. So one process can test all of them.
 * @param {{ name: string, content: string }[]} files `name` is a path
 * @returns {Promise<{ sources: Map<string, string>, changes: Change[] }>} the switched sources by path, and their
 * changes
 * @typedef {{ id: string, file: string, line: number, what: string, ignored?: string }} Change
 */
export async function switchedChanges(files) {
  const { Instrumenter } = await import(INSTRUMENTER);
  const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
  const options = { plugins: null, ignorers: [{ shouldIgnore }], excludedMutations: [], noHeader: false };
  const { files: switched, mutants } = await new Instrumenter(silent).instrument(
    files.map((file) => ({ ...file, mutate: true })),
    options,
  );
  const contents = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  return {
    sources: new Map(switched.map(({ name, content }) => [name, content])),
    changes: mutants.map(({ id, fileName, location, mutatorName, replacement, statusReason }) => ({
      id,
      file: fileName,
      line: location.start.line + 1,
      what: `${mutatorName}: ${textAt(contents.get(fileName), location)} -> ${oneLine(replacement)}`,
      ...(statusReason ? { ignored: statusReason } : {}),
    })),
  };
}

/**
 * The same for the SQL in the files, which Stryker treats as one text: each template becomes a choice of templates.
 */
export function switchedSql(files) {
  const changes = [];
  const sources = new Map();
  for (const { name, content } of files) {
    const byTemplate = new Map();
    for (const { name: what, line, found, to, template, changed } of sqlChanges(content)) {
      const id = `sql-${changes.length}`;
      changes.push({ id, file: name, line, what: `${what}: ${found} -> ${to}` });
      const [from] = template;
      byTemplate.set(from, [...(byTemplate.get(from) ?? []), { id, template, changed }]);
    }
    let source = content;
    // From the last to the first, so that earlier offsets stay valid.
    for (const [from, choices] of [...byTemplate].toSorted(([one], [other]) => other - one)) {
      const [, to] = choices[0].template;
      const ids = choices.map(({ id }) => `'${id}'`).join(', ');
      const chain = choices.map(({ id, changed }) => `mutationIsOn('${id}') ? ${changed} :`).join(' ');
      source = `${source.slice(0, from)}(mutationReached(${ids}), ${chain} ${source.slice(from, to)})${source.slice(to)}`;
    }
    sources.set(name, `${source}\n${SQL_SWITCHES}`);
  }
  return { sources, changes };
}

const SQL_SWITCHES = `
function mutationIsOn(id: string): boolean {
  const ns = (globalThis as any).__stryker__;
  if (ns?.activeMutant !== id) return false;
  ns.hitCount = (ns.hitCount ?? 0) + 1;
  return true;
}
function mutationReached(...ids: string[]): void {
  const ns = ((globalThis as any).__stryker__ ??= {});
  const all = (ns.mutantCoverage ??= { static: {}, perTest: {} });
  const counts = ns.currentTestId ? (all.perTest[ns.currentTestId] ??= {}) : all.static;
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
}
`;

function textAt(lines, { start, end }) {
  const last = start.line === end.line ? end.column : undefined;
  const text = lines[start.line].slice(start.column, last);
  return oneLine(start.line === end.line ? text : `${text} …`);
}

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 100);
