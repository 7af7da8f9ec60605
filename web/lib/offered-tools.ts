import { useCatalogue } from './catalogue.ts';
import { useSite } from './site.ts';

/** A tool that engines serve. */
export interface OfferedTool {
  id: string;
  capability: string;
  /** Key of the points config, and the seed price behind it. */
  path: string;
  points: number;
}

/** The tools of this site that engines serve; empty until the catalogue has been fetched. */
export function useOfferedTools(): OfferedTool[] {
  const site = useSite();
  return useCatalogue().flatMap(({ id, capability, apiPath: path, points, sites }) =>
    capability !== null && sites.includes(site.id) ? [{ id, capability, path, points }] : [],
  );
}
