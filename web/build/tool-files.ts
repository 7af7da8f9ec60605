import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Language } from '@inkreel/contract/site.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import type { Plugin } from 'vite';
import { CATALOGUE } from '../catalogue.static.ts';
import { knownTool } from '../lib/tool-source.ts';
import { ASSETS_FOLDER } from './assets.ts';

const LANGUAGES = ['en', 'zh'] as const satisfies readonly Language[];
const source = path.resolve(import.meta.dirname, '../lib/tool-source.ts');

/** Texts written as `{ en, zh }`, anywhere in a value of plain data, keep one language. */
function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, language));
  const isText = Object.keys(value).sort().join() === 'en,zh';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isText || key === language)
      .map(([key, each]) => [key, inLanguage(each, language)]),
  );
}

const toolFile = (id: string, language: Language) => `${id}.${language}.js`;
const listFile = (language: Language) => `list.${language}.json`;

/** Texts of the files of all tools, by their names: each tool in each language, and the lists of all. */
export function filesOfTools(): Map<string, string> {
  return new Map(
    LANGUAGES.flatMap((language) => [
      [listFile(language), JSON.stringify(inLanguage(CATALOGUE, language))] as const,
      ...TOOLS.map(({ id }) => {
        const text = JSON.stringify(inLanguage(knownTool(id), language));
        return [toolFile(id, language), `export default ${text};\n`] as const;
      }),
    ]),
  );
}

/** The folder of these files. Its name carries a hash of all their texts, so that a page need not know one of each. */
function folderOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(name).update(text);
  return `${ASSETS_FOLDER}/tools-${hash.digest('base64url').slice(0, 7)}`;
}

let present: string | undefined;

/** Address of a tool in a language, below `dist`, in a build of the present sources. */
export function addressOfTool(id: string, language: Language): string {
  present ??= folderOf(filesOfTools());
  return `${present}/${toolFile(id, language)}`;
}

/** What browsers get in place of `web/lib/tool-source.ts`. */
const sourceInBrowsers = (folder: string) => `
const folder = '/${folder}/';
const none = () => undefined;
export { none as knownCatalogue, none as knownTool };
export const readTool = async (id, language) => (await import(/* @vite-ignore */ folder + id + '.' + language + '.js')).default;
export async function readCatalogue(language) {
  const answer = await fetch(folder + 'list.' + language + '.json');
  if (!answer.ok) throw new Error('The list of tools is not there');
  return answer.json();
}`;

/**
 * Writes each tool into a file, and the list of all into another: no page's scripts grow with the number of tools. Tests
 * and development read the sources.
 */
export function toolFiles(): Plugin {
  let files: ReadonlyMap<string, string>;
  return {
    name: 'inkreel:tool-files',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = filesOfTools();
    },
    load(id) {
      if (this.environment.name !== 'client' || id.split('?')[0] !== source) return null;
      return { code: sourceInBrowsers(folderOf(files)), moduleType: 'js', map: null };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [name, text] of files)
        this.emitFile({ type: 'asset', fileName: `${folderOf(files)}/${name}`, source: text });
    },
  };
}
