import { sql } from 'drizzle-orm';
import { CLOCK_SET_BACK_MS } from '../clock.ts';
import type { Db } from '../db/connect.ts';

/**
 * Makes entries of the queue due that would have to wait because the database's clock was set back: jobs that were
 * added or postponed in what is now the future; last signs of workers, which would be taken for alive until that time;
 * and the time of the library's last check for dead workers, which it repeats at intervals.
 *
 * @returns number of such jobs
 */
export async function mendTimes(db: Pick<Db, 'execute'>): Promise<number> {
  const now = sql`jobs.job_now()`;
  const ahead = sql`${now} + ${CLOCK_SET_BACK_MS}::float8 * interval '1 millisecond'`;
  const { rowCount } = await db.execute(sql`
    update jobs.job set
      start_after = case when state < 'active' then least(start_after, ${now}) else start_after end,
      heartbeat_on = case when state = 'active' then least(heartbeat_on, ${now}) else heartbeat_on end
    where (state < 'active' and start_after > ${ahead}) or (state = 'active' and heartbeat_on > ${ahead})`);
  await db.execute(sql`
    update jobs.queue set
      monitor_claim_on = least(monitor_claim_on, ${now}),
      monitor_on = least(monitor_on, ${now}),
      maintain_on = least(maintain_on, ${now})
    where monitor_claim_on > ${ahead} or monitor_on > ${ahead} or maintain_on > ${ahead}`);
  return rowCount ?? 0;
}
