import { eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { toolPrices } from './tables.ts';

/** Points of the tools whose price an operator changed, by the tool's path. */
export async function findPriceChanges(db: DbOrTx): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(toolPrices);
  return new Map(rows.map(({ path, points }) => [path, points]));
}

/**
 * Sets what a tool costs instead of the catalogue's number; undefined undoes an earlier change.
 * @returns the points that were set before; undefined if there were none
 */
export async function setPriceChange(
  tx: Tx,
  path: string,
  points: number | undefined,
  now: Date,
): Promise<number | undefined> {
  // There may be no row to lock yet. Prices are set rarely and read by all: readers do not wait for this lock.
  await tx.execute(sql`lock table ${toolPrices} in share row exclusive mode`);
  const own = eq(toolPrices.path, path);
  const [row] = await tx.select().from(toolPrices).where(own);
  if (points === undefined) await tx.delete(toolPrices).where(own);
  else {
    const changed = { points, updatedAt: now };
    await tx
      .insert(toolPrices)
      .values({ path, ...changed })
      .onConflictDoUpdate({ target: toolPrices.path, set: changed });
  }
  return row?.points;
}
