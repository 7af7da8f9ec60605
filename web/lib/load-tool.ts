import type { Language } from '@inkreel/contract/site.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { use } from 'react';
import { useLanguage } from './messages.tsx';

type Modules = Record<string, () => Promise<Record<string, Tool>>>;

/**
 * Each tool of the catalogue is a chunk in each language: a page loads the one that it shows. The files carry
 * the tools' ids. What is not a tool is left out of the build, above all tests: an installation does not have
 * what they import.
 */
const MODULES: Record<Language, Modules> = {
  en: import.meta.glob<Record<string, Tool>>(
    [
      '../../contract/tools/*.ts',
      '!../../contract/tools/*.test.ts',
      '!../../contract/tools/{capabilities,define-tool,index,refusals,styles}.ts',
      '!../../contract/tools/{quote-run,route-names,sizes,picture-languages,portrait-fields,scene-fields,scenes,video-fields,upscale-size,hair-limits,repaint-reference}.ts',
    ],
    { query: '?language=en' },
  ),
  // The bundler reads the patterns from these lines: they cannot be named and used twice.
  zh: import.meta.glob<Record<string, Tool>>(
    [
      '../../contract/tools/*.ts',
      '!../../contract/tools/*.test.ts',
      '!../../contract/tools/{capabilities,define-tool,index,refusals,styles}.ts',
      '!../../contract/tools/{quote-run,route-names,sizes,picture-languages,portrait-fields,scene-fields,scenes,video-fields,upscale-size,hair-limits,repaint-reference}.ts',
    ],
    { query: '?language=zh' },
  ),
};
const FOLDER = '../../contract/tools';

/** The files that are taken for tools, for the test that nothing else is. */
export const TOOL_FILES: Record<Language, string[]> = {
  en: Object.keys(MODULES.en),
  zh: Object.keys(MODULES.zh),
};

const loading = new Map<string, Promise<Tool>>();

/** The tool with this id; its texts may exist in `language` only. @throws Error if the catalogue has none */
export function loadTool(id: string, language: Language): Promise<Tool> {
  const key = `${language} ${id}`;
  const begun = loading.get(key) ?? fetchTool(id, language);
  loading.set(key, begun);
  return begun;
}

async function fetchTool(id: string, language: Language): Promise<Tool> {
  const load = MODULES[language][`${FOLDER}/${id}.ts`];
  const tool = load && Object.values(await load())[0];
  // The routes come from the catalogue, so a path without a tool is a bug.
  if (tool?.id !== id) throw new Error(`The catalogue has no tool ${id}`);
  return tool;
}

/** The tool with this id in the language that is shown; the nearest Suspense waits for it. */
export function useTool(id: string): Tool {
  return use(loadTool(id, useLanguage().language));
}
