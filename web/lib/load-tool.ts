import type { Language } from '@inkreel/contract/site.ts';
import { use } from 'react';
import { loadCatalogue } from './catalogue.ts';
import { useLanguage } from './messages.tsx';
import { knownTool, readTool, type ShownTool } from './tool-source.ts';

const loading = new Map<string, Promise<ShownTool | undefined>>();

/** The tool with this id, undefined if there is none; its texts may exist in `language` only. */
export function findTool(id: string, language: Language): Promise<ShownTool | undefined> {
  const key = `${language} ${id}`;
  const begun =
    loading.get(key) ??
    fetchTool(id, language).catch((error: unknown) => {
      loading.delete(key);
      throw error;
    });
  loading.set(key, begun);
  return begun;
}

async function fetchTool(id: string, language: Language): Promise<ShownTool | undefined> {
  try {
    return await readTool(id, language);
  } catch (error) {
    // Either it cannot be reached, or there is none: the list of all says which.
    const catalogue = await loadCatalogue(language).catch(() => undefined);
    if (catalogue?.every((tool) => tool.id !== id)) return undefined;
    throw error;
  }
}

/** The tool with this id; its texts may exist in `language` only. @throws Error if the catalogue has none */
export async function loadTool(id: string, language: Language): Promise<ShownTool> {
  const tool = await findTool(id, language);
  if (!tool) throw new Error(`The catalogue has no tool ${id}`);
  return tool;
}

/** The tool with this id in the language that is shown, if there is one; the nearest Suspense waits for it. */
export function useFoundTool(id: string): ShownTool | undefined {
  const { language } = useLanguage();
  return knownTool(id) ?? use(findTool(id, language));
}

/** The same for a page of the tool, which exists if the tool does. */
export function useTool(id: string): ShownTool {
  const tool = useFoundTool(id);
  if (!tool) throw new Error(`The catalogue has no tool ${id}`);
  return tool;
}
