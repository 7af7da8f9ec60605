import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { ComponentType } from 'react';
import { NotFoundPage } from '../features/pages/not-found.ts';
import { useFoundTool } from '../lib/load-tool.ts';
import { useSite } from '../lib/site.ts';

interface PageOfToolProps {
  id: string;
  kind: Tool['kind'];
  at: 'landing' | 'editor';
  Page: ComponentType;
}

/** A page of a tool; not found if the site does not have the tool, or the tool not the page. */
export function PageOfTool({ id, kind, at, Page }: PageOfToolProps) {
  const site = useSite();
  const tool = useFoundTool(id);
  if (!tool || !hasPage(tool, kind, at) || !tool.sites.includes(site.id)) return <NotFoundPage />;
  return <Page />;
}

/** Whether a tool of this kind has the page. */
const hasPage = (
  tool: Pick<Tool, 'kind' | 'landing'>,
  kind: Tool['kind'],
  at: 'landing' | 'editor',
): boolean => tool.kind === kind && (at === 'editor' || tool.landing);
