import type { ToolGroup } from '@inkreel/contract/tools/define-tool.ts';
import type { CatalogueEntry } from '../catalogue.static.ts';
import type { Catalogue } from './catalogue.ts';

/** Menu groups in their order (specification, section 2). */
const GROUPS: readonly { kind: 'image' | 'video'; group: ToolGroup }[] = [
  { kind: 'image', group: 'generate' },
  { kind: 'image', group: 'editing' },
  { kind: 'image', group: 'enhance' },
  { kind: 'video', group: 'sync' },
  { kind: 'video', group: 'translate' },
];

export interface MenuGroup {
  kind: 'image' | 'video';
  group: ToolGroup;
  tools: readonly CatalogueEntry[];
}

/** The groups of a kind with the tools that a site offers, those that need an AI model last; no empty groups. */
export function toolGroups(catalogue: Catalogue, site: string, kind?: 'image' | 'video'): MenuGroup[] {
  return GROUPS.filter((group) => kind === undefined || group.kind === kind)
    .map((group) => ({
      ...group,
      tools: catalogue
        .filter((tool) => tool.group === group.group && tool.sites.some((each) => each === site))
        .sort((one, other) => Number(one.needsModel) - Number(other.needsModel)),
    }))
    .filter((group) => group.tools.length > 0);
}

/** Where the menu leads: the page that explains the tool, or its editor if there is none. */
export const toolEntrance = (tool: CatalogueEntry): string => tool.landing ?? tool.editor;
