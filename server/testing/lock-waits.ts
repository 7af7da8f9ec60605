import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/** Resolves once a transaction of this database waits for another one, or when `isOver` returns true. */
export async function untilSomebodyWaits(db: Db, isOver = () => false): Promise<'waits' | undefined> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!isOver() && (await db.execute(waiting)).rowCount === 0);
  return isOver() ? undefined : 'waits';
}
