/** The tool that the home page starts and the cards of the plans count in: without the list of all tools. */
import { CATALOGUE, type CatalogueEntry } from './catalogue.static.ts';

/** What the home page shows of a tool. */
export type NamedTool = Pick<
  CatalogueEntry,
  'id' | 'sites' | 'apiPath' | 'points' | 'pricedBy' | 'editor' | 'name' | 'needsModel'
>;

/** @throws Error if the catalogue has no such tool */
export function namedTool(id: string): NamedTool {
  const found = CATALOGUE.find((tool) => tool.id === id);
  if (!found) throw new Error(`The catalogue has no tool ${id}`);
  const { sites, apiPath, points, pricedBy, editor, name, needsModel } = found;
  return { id, sites, apiPath, points, pricedBy, editor, name, needsModel };
}

export const GENERATOR = namedTool('ai-image-generator');
