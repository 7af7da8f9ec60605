/**
 * Where tools come from. The server's build, the tests and development have all of them; what is built for browsers
 * fetches each with its page, and the list of all when something shows it (`web/build/tool-files.ts`).
 */
import type { Language } from '@inkreel/contract/site.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { CATALOGUE, type CatalogueEntry } from '../catalogue.static.ts';

/** A tool as browsers get it, with what its landing page shows and only the kinds of its fields know. */
export interface ShownTool extends Tool {
  facts: Pick<CatalogueEntry, 'needsModel' | 'pricedBy' | 'tiers'>;
}

/** The list of all tools, if it is there from the start. */
export const knownCatalogue = (): readonly CatalogueEntry[] | undefined => CATALOGUE;

/** Fetches the list of all tools; its texts exist in `language` only. */
export const readCatalogue = async (_language: Language): Promise<readonly CatalogueEntry[]> => CATALOGUE;

/** A tool, if it is there from the start. */
export function knownTool(id: string): ShownTool | undefined {
  const tool = TOOLS.find((each) => each.id === id);
  const entry = CATALOGUE.find((each) => each.id === id);
  if (!tool || !entry) return undefined;
  const { needsModel, pricedBy, tiers } = entry;
  return { ...tool, facts: { needsModel, pricedBy, tiers } };
}

/** Fetches a tool; its texts exist in `language` only. Fails also if there is none. */
export const readTool = async (id: string, _language: Language): Promise<ShownTool | undefined> =>
  knownTool(id);
