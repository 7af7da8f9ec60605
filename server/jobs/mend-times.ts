import { sql } from 'drizzle-orm';
import { CLOCK_SET_BACK_MS } from '../clock.ts';
import type { Db } from '../db/connect.ts';

/**
 * Makes due what the queue would wait for because the database's clock was set back: jobs that were added or put off in
 * what is the future now, and the last signs of workers, which would be taken for alive until the clock comes there again.
 *
 * @returns how many jobs that were
 */
export async function mendTimes(db: Pick<Db, 'execute'>): Promise<number> {
  const ahead = sql`jobs.job_now() + ${CLOCK_SET_BACK_MS}::float8 * interval '1 millisecond'`;
  const { rowCount } = await db.execute(sql`
    update jobs.job set
      start_after = case when state < 'active' then least(start_after, jobs.job_now()) else start_after end,
      heartbeat_on = case when state = 'active' then least(heartbeat_on, jobs.job_now()) else heartbeat_on end
    where (state < 'active' and start_after > ${ahead}) or (state = 'active' and heartbeat_on > ${ahead})`);
  return rowCount ?? 0;
}
