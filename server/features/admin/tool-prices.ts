import type { adminPrices, adminSetPrice } from '@inkreel/contract/api/admin.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../http/app-error.ts';
import { toolPrices } from '../billing/tables.ts';
import type { AdminDeps, Operator } from './admin-deps.ts';
import { writeAudit } from './write-audit.ts';

type Deps = Pick<AdminDeps, 'db' | 'clock' | 'tools'>;

/** Points of each tool: the catalogue's, and what is in force. Read past the cache, so that a change is seen at once. */
export async function listToolPrices({ db, tools }: Deps): Promise<OutputOf<typeof adminPrices>> {
  const changed = new Map((await db.select().from(toolPrices)).map(({ path, points }) => [path, points]));
  return tools.map(({ id, path, points: seed }) => ({
    tool_id: id,
    path,
    seed,
    points: changed.get(path) ?? seed,
  }));
}

/**
 * Sets what a tool costs; the catalogue's own number takes an earlier change back. Servers go on with the old price
 * for a few seconds (`Prices`); runs that were quoted keep theirs.
 * @throws AppError not_found
 */
export async function setToolPrice(
  { db, clock, tools }: Deps,
  operator: Operator,
  { path, points, reason }: BodyOf<typeof adminSetPrice>,
): Promise<null> {
  const tool = tools.find((each) => each.path === path);
  if (!tool) throw new AppError('not_found');
  return db.transaction(async (tx) => {
    // There may be no row to lock yet. Prices are set rarely and read by all: readers do not wait for this lock.
    await tx.execute(sql`lock table tool_prices in share row exclusive mode`);
    const own = eq(toolPrices.path, path);
    const [row] = await tx.select().from(toolPrices).where(own);
    if (points === tool.points) await tx.delete(toolPrices).where(own);
    else {
      const changed = { points, updatedAt: clock.now() };
      await tx
        .insert(toolPrices)
        .values({ path, ...changed })
        .onConflictDoUpdate({ target: toolPrices.path, set: changed });
    }
    await writeAudit(tx, operator, {
      action: 'tool.set_price',
      subject: 'tool',
      subjectId: tool.id,
      reason,
      details: { path, before: { points: row?.points ?? tool.points }, after: { points }, seed: tool.points },
    });
    return null;
  });
}
