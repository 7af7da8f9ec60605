/** Which capability each tool asks for; only what needs it loads it. */
import { TOOLS } from '@inkreel/contract/tools/index.ts';

export const CAPABILITIES: readonly { id: string; capability: string; sites: readonly string[] }[] =
  TOOLS.filter(({ runs }) => runs !== 'browser').map(({ id, capability, sites }) => ({
    id,
    capability,
    sites,
  }));
