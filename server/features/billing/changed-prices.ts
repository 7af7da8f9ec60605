import { isDeepStrictEqual } from 'node:util';
import { firstProducts } from '@inkreel/contract/first-products.ts';
import type { Site } from '@inkreel/contract/site.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Priced, Prices } from './prices.ts';
import { listProducts } from './products.ts';

/** How long a page may call changed prices unchanged. */
const CACHE_MS = 5_000;
const EVERYTHING = { limit: 50 };

/**
 * Whether this installation has other prices than the prerendered pages show: other plans, or other points of a tool.
 * True if that cannot be read: the page then asks the server.
 */
export function createPriceComparison(deps: {
  db: Db;
  site: Site;
  clock: Clock;
  tools: readonly Priced[];
  prices: Prices;
}): () => Promise<boolean> {
  const { site, tools, prices } = deps;
  const compare = async () => {
    const points = await prices.all();
    if (tools.some((tool) => points[tool.path] !== tool.points)) return true;
    for (const language of site.languages) {
      const sold = await listProducts(deps, EVERYTHING, language);
      const shown = sold.map((product) => ({ ...product, id: '' }));
      if (!isDeepStrictEqual(shown, firstProducts(site, language))) return true;
    }
    return false;
  };
  let known: { at: number; changed: Promise<boolean> } | undefined;
  return () => {
    const at = deps.clock.now().getTime();
    if (known === undefined || Math.abs(at - known.at) >= CACHE_MS)
      known = { at, changed: compare().catch(() => true) };
    return known.changed;
  };
}
