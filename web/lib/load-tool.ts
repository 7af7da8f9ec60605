import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { use } from 'react';

/** Each tool of the catalogue is a piece of its own: a page loads the one that it shows. The files carry the tools' ids. */
const MODULES = import.meta.glob<Record<string, Tool>>([
  '../../contract/tools/*.ts',
  // What is no tool is left out of the build, above all tests: an installation has not what they import.
  '!../../contract/tools/*.test.ts',
  '!../../contract/tools/{capabilities,define-tool,index,refusals,styles}.ts',
  '!../../contract/tools/{quote-run,route-names,sizes,portrait-fields,scene-fields,scenes,upscale-size,hair-limits}.ts',
]);
const FOLDER = '../../contract/tools';

/** The files that are taken for tools, for the test that nothing else is. */
export const TOOL_FILES = Object.keys(MODULES);

const loading = new Map<string, Promise<Tool>>();

/** The tool with this id. @throws Error where the catalogue has none */
export function loadTool(id: string): Promise<Tool> {
  const begun = loading.get(id) ?? fetchTool(id);
  loading.set(id, begun);
  return begun;
}

async function fetchTool(id: string): Promise<Tool> {
  const load = MODULES[`${FOLDER}/${id}.ts`];
  const tool = load && Object.values(await load())[0];
  // The routes come from the catalogue, so a path without a tool is a mistake of ours.
  if (tool?.id !== id) throw new Error(`The catalogue has no tool ${id}`);
  return tool;
}

/** The tool with this id; the nearest Suspense waits for it. */
export function useTool(id: string): Tool {
  return use(loadTool(id));
}
