import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { findPriceChanges } from './price-changes.ts';

/** How long a server may use a price after an operator changed it. */
const CACHE_MS = 5_000;

export interface Prices {
  /** Points of one run before the factor, by each path that the tool is served at, from `/ai` on. */
  all(): Promise<Readonly<Record<string, number>>>;
}

/** A tool, or a service. */
export interface Priced extends Pick<Tool, 'path' | 'points'> {
  aliases?: readonly { path: string }[];
}

/** Tool prices: the catalogue's seeds with the operator's changes over them, read again every few seconds. */
export function createPrices(deps: { db: Db; clock: Clock; tools: readonly Priced[] }): Prices {
  let known: { at: number; prices: Promise<Record<string, number>> } | undefined;
  const read = async () => {
    const changes = await findPriceChanges(deps.db);
    return Object.fromEntries(
      deps.tools.flatMap((tool) =>
        // A further path of the tool is the same run: what the path fixes, such as the quality, is part of the
        // factor.
        [tool, ...(tool.aliases ?? [])].map(({ path }): [string, number] => [
          path,
          changes.get(tool.path) ?? tool.points,
        ]),
      ),
    );
  };
  return {
    all: () => {
      const at = deps.clock.now().getTime();
      if (known === undefined || Math.abs(at - known.at) >= CACHE_MS) {
        const reading = { at, prices: read() };
        known = reading;
        // A failed read is not kept.
        reading.prices.catch(() => {
          if (known === reading) known = undefined;
        });
      }
      return known.prices;
    },
  };
}
