/** The capability of each tool, in a module that only its users load. */
import { TOOLS } from '@inkreel/contract/tools/index.ts';

export const CAPABILITIES: readonly {
  id: string;
  capability: string;
  sites: readonly string[];
  /** Key of the points config, and the seed price behind it. */
  path: string;
  points: number;
}[] = TOOLS.filter(({ runs }) => runs !== 'browser').map(({ id, capability, sites, path, points }) => ({
  id,
  capability,
  sites,
  path,
  points,
}));
