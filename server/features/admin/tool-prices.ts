import type { adminPrices, adminSetPrice } from '@inkreel/contract/api/admin.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { STORY_RUNS } from '@inkreel/contract/story/story-runs.ts';
import { SERVICES } from '@inkreel/contract/text/services.ts';
import { AppError } from '../../http/app-error.ts';
import { findPriceChanges, setPriceChange } from '../billing/price-changes.ts';
import type { AdminDeps, Operator } from './admin-deps.ts';
import { writeAudit } from './write-audit.ts';

type Deps = Pick<AdminDeps, 'db' | 'clock' | 'tools'>;

/** Everything with a separate price: tools, the services of language models, and the runs of stories. */
const pricedBy = ({ tools }: Pick<Deps, 'tools'>) => [...tools, ...SERVICES, ...STORY_RUNS];

/**
 * Points of each tool and text: the catalogue's, and those in force. Bypasses the cache, so that a change is seen at
 * once.
 */
export async function listToolPrices({
  db,
  tools,
}: Pick<Deps, 'db' | 'tools'>): Promise<OutputOf<typeof adminPrices>> {
  const changed = await findPriceChanges(db);
  return pricedBy({ tools }).map(({ id, path, points: seed }) => ({
    tool_id: id,
    path,
    seed,
    points: changed.get(path) ?? seed,
  }));
}

/**
 * Sets what a tool costs; the catalogue's number undoes an earlier change. Servers continue with the old price for a
 * few seconds (`Prices`); runs that were quoted keep theirs.
 * @throws AppError not_found
 */
export async function setToolPrice(
  { db, clock, tools }: Deps,
  operator: Operator,
  { path, points, reason }: BodyOf<typeof adminSetPrice>,
): Promise<null> {
  const tool = pricedBy({ tools }).find((each) => each.path === path);
  if (!tool) throw new AppError('not_found');
  return db.transaction(async (tx) => {
    const wanted = points === tool.points ? undefined : points;
    const before = await setPriceChange(tx, path, wanted, clock.now());
    await writeAudit(tx, operator, {
      action: 'tool.set_price',
      subject: 'tool',
      subjectId: tool.id,
      reason,
      details: { path, before: { points: before ?? tool.points }, after: { points }, seed: tool.points },
    });
    return null;
  });
}
