/**
 * Packages whose entry only passes on other modules, as icons and controls do: who imports one name of it needs the one
 * module behind that name. The bundler finds that out after it has asked for groups.
 */

/** A module as the bundler knows it. */
export interface ImportingModule {
  code: string;
  /** In the order of its imports, each once. */
  imports: readonly string[];
}

const FROM = /\bfrom\s*["']([^"']+)["']/g;
const STATEMENT =
  /(?:import\s*\*\s*as\s+\w+\s*from|export\s*\{[^}]*\}\s*from)\s*["'][^"']+["'];?|export\s*\{[^}]*\};?/g;
const COMMENTS_AND_MODE = /\/\*[\s\S]*?\*\/|\/\/.*$|["']use strict["'];?/gm;

/** The modules behind the names of a barrel; undefined for other modules. */
export function readBarrel(id: string, { code, imports }: ImportingModule): Map<string, string> | undefined {
  if (!id.includes('/node_modules/')) return undefined;
  const text = code.replace(COMMENTS_AND_MODE, '');
  if (text.replace(STATEMENT, '').trim() !== '') return undefined;
  const sources = [...new Set([...text.matchAll(FROM)].map(([, source]) => source))];
  if (sources.length === 0 || sources.length !== imports.length) return undefined;
  const moduleOf = (source: string | undefined) => imports[sources.indexOf(source)] ?? id;
  const modules = new Map<string, string>();
  const spaces = new Map<string, string>();
  for (const [, name = '', source] of text.matchAll(/import\s*\*\s*as\s+(\w+)\s*from\s*["']([^"']+)["']/g))
    spaces.set(name, moduleOf(source));
  for (const [, names = '', source] of text.matchAll(/export\s*\{([^}]*)\}(?:\s*from\s*["']([^"']+)["'])?/g))
    for (const { local, outer } of namesIn(names))
      modules.set(outer, source === undefined ? (spaces.get(local) ?? id) : moduleOf(source));
  return modules;
}

const namesIn = (names: string) =>
  names.split(',').flatMap((each) => {
    const [local = '', outer = local] = each.trim().split(/\s+as\s+/);
    return local === '' ? [] : [{ local, outer }];
  });

/** What a module imports, with the modules behind the names in place of barrels. */
export function importsOf(
  { code, imports }: ImportingModule,
  barrel: (id: string) => ReadonlyMap<string, string> | undefined,
): string[] {
  return imports.flatMap((id) => {
    const modules = barrel(id);
    if (!modules) return [id];
    const of = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? '';
    const from = new RegExp(`\\bimport\\s*\\{([^}]*)\\}\\s*from\\s*["']${of}["']`, 'g');
    const names = [...code.matchAll(from)].flatMap(([, list = '']) => namesIn(list));
    // Imported in another way, or by a re-export: all of it.
    if (names.length === 0) return [id];
    return names.flatMap(({ local }) => modules.get(local.replace(/^type\s+/, '')) ?? []);
  });
}
