import path from 'node:path';
import { importsOf, readBarrel } from './barrels.ts';
import { type BuiltPage, FORM, startModules } from './first-scripts.ts';
import { type GraphModule, type PageStart, startChunks } from './start-chunks.ts';

const web = path.resolve(import.meta.dirname, '..');

/** What the bundler tells about modules while it groups them. */
interface Modules {
  getModuleInfo: (id: string) => {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Names of the chunks that the starts of pages share; known once the modules have been grouped. */
const shared = new Set<string>();

/**
 * How the browser's code is split. The libraries and the application stay apart, so that a new version of the product
 * leaves the libraries in the visitors' caches. What else pages need at their start is grouped by the pages that need
 * it (`start-chunks.ts`): fewer requests and fewer names, and one chunk compresses better than its parts, by a fifth for
 * a page that would have loaded a hundred. A chunk has the name of the folder that most of its code is from.
 * @param pages every page of every site
 */
export function chunkGroups(pages: readonly BuiltPage[]) {
  let names: Map<string, string> | undefined;
  return [
    {
      name: 'libraries',
      tags: ['$initial' as const],
      test: /node_modules|^\0?vite\/|^\0?rolldown\//,
      priority: 4,
    },
    // The entry itself stays a separate file, and so does the script that is put into every page.
    {
      name: 'application',
      tags: ['$initial' as const],
      test: (id: string) => !/\/(entry-client|theme-script)\.tsx?$/.test(id),
      priority: 3,
    },
    // Style sheets are separate: otherwise a page that needs one would also load the scripts of a group that needs it.
    {
      debugName: 'style',
      name: (id: string) => `${path.basename(fileOf(id), '.css')}-style`,
      test: /\/web\/.*\.css$/,
      priority: 2,
    },
    {
      debugName: 'starts of pages',
      name: (id: string, modules: Modules) => {
        names ??= nameChunks(modules, pages);
        return names.get(id) ?? null;
      },
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ];
}

/** In the start of one page, and in a part that another page opens later: that part would load the whole start with it. */
const SHARED_LATER = /\/contract\/api\/batches\.ts$/;

const fileOf = (id: string) => id.split('?')[0] ?? '';

/** What few people wait for counts less than what most see first; the large editors have room left in their budgets. */
const WEIGHTS: Partial<Record<BuiltPage['budget'], number>> = {
  public: 5,
  landing: 8,
  member: 1.2,
  console: 0.8,
  story: 0.8,
  film: 0.1,
  text: 0.6,
  design: 0.1,
};

/** Editors made from fields are many starts of the same modules; others with parts count six times, so that these do not decide. */
const weightOf = ({ budget, source, parts }: BuiltPage): number =>
  WEIGHTS[budget] ?? (budget === 'editor' && source !== FORM && parts ? 6 : 1);

/** The starts that differ in their modules. */
function startsOf(pages: readonly BuiltPage[]): PageStart[] {
  const starts = new Map<string, PageStart>();
  for (const page of pages)
    for (const visitor of ['guest', 'member'] as const) {
      const modules = startModules(page, 'en', visitor).map((source) => path.join(web, source));
      starts.set(modules.join(), { modules, weight: weightOf(page) });
    }
  return [...starts.values()];
}

/** The chunk of each module that pages need at their start. */
function nameChunks(modules: Modules, pages: readonly BuiltPage[]): Map<string, string> {
  const known = new Map<string, GraphModule | undefined>();
  const graph = (id: string): GraphModule | undefined => {
    if (!known.has(id)) known.set(id, readModule(modules, id));
    return known.get(id);
  };
  const initial = new Set<string>();
  const mark = (id: string) => {
    if (initial.has(id)) return;
    initial.add(id);
    graph(id)?.imports.forEach(mark);
  };
  mark(path.join(web, 'entry-client.tsx'));
  const apart = (id: string) => initial.has(id) || id.endsWith('.css') || SHARED_LATER.test(id);
  const chunks = startChunks(graph, startsOf(pages), apart);
  const names = namesOf(chunks, (id) => graph(id)?.size ?? 0);
  for (const name of names.values()) shared.add(name);
  return names;
}

const barrels = new Map<string, ReadonlyMap<string, string> | undefined>();

function readModule(modules: Modules, id: string): GraphModule | undefined {
  const read = (one: string) => {
    const info = modules.getModuleInfo(one);
    return info && { code: info.code ?? '', imports: info.importedIds, later: info.dynamicallyImportedIds };
  };
  const barrel = (one: string) => {
    if (!barrels.has(one)) barrels.set(one, readBarrel(one, read(one) ?? { code: '', imports: [] }));
    return barrels.get(one);
  };
  const found = read(id);
  return found
    ? { size: found.code.length, imports: importsOf(found, barrel), later: found.later }
    : undefined;
}

/** Names of numbered chunks: the folder that most of their code is from, with a number from the second on. */
function namesOf(chunks: ReadonlyMap<string, number>, size: (id: string) => number): Map<string, string> {
  const members = Map.groupBy(chunks.keys(), (id) => chunks.get(id));
  const names = new Map<string, string>();
  const taken = new Map<string, number>();
  for (const ids of members.values()) {
    const byFolder = Map.groupBy(ids, (id) => path.basename(path.dirname(fileOf(id))));
    const weigh = ([, inside]: [string, string[]]) => inside.reduce((sum, id) => sum + size(id), 0);
    const [folder] = [...byFolder].sort((one, other) => weigh(other) - weigh(one))[0] ?? ['part'];
    const count = (taken.get(folder) ?? 0) + 1;
    taken.set(folder, count);
    for (const id of ids) names.set(id, count === 1 ? folder : `${folder}${count}`);
  }
  return names;
}

/** Editors of documents: their files are many, and without a list they come in rows behind each other. */
const EDITORS = /(^|\/)(film|text|design)-editor-[\w-]{7}\.js$/;

/**
 * Files that are fetched together with a part of the page: its style sheets, and what starts of pages share. A list of
 * all files would be a fifth of what every page loads, so the few others are fetched after the part has loaded. Editors
 * of documents have such a list, in the file of their page.
 * @param part the file of the part
 */
export const fetchedTogether = (part: string, files: readonly string[]): string[] =>
  EDITORS.test(part)
    ? [...files]
    : files.filter(
        (file) => file.endsWith('.css') || shared.has(path.basename(file).replace(/-[\w-]{7}\.js$/, '')),
      );

/**
 * Names of built files under a folder. Every page names some two hundred of them, and hashes do not compress, so they
 * are short: seven characters, 42 bits besides the name and the version, still tell two contents apart.
 */
export const fileNamesIn = (folder: string) => ({
  entryFileNames: `${folder}/[name]-[hash:7].js`,
  chunkFileNames: `${folder}/[name]-[hash:7].js`,
  assetFileNames: `${folder}/[name]-[hash:7][extname]`,
});
