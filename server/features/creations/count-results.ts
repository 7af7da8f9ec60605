import type { countResults as endpoint } from '@inkreel/contract/api/creations.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { Db } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { countByTool } from '../tasks/results/find-results.ts';

/** How many results the user may see: all, in the bin, and by tool (not those in the bin). */
export async function countResults(deps: { db: Db }, user: Principal): Promise<OutputOf<typeof endpoint>> {
  const rows = await countByTool(deps.db, user);
  const kept = rows.filter(({ inBin }) => !inBin);
  const sum = (of: typeof rows) => of.reduce((total, row) => total + row.count, 0);
  return {
    total: sum(kept),
    bin: sum(rows) - sum(kept),
    tools: Object.fromEntries(kept.map((row) => [row.toolId, row.count])),
  };
}
