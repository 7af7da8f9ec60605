import type { dailyCredits as endpoint } from '@inkreel/contract/api/billing.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { checkTimeZone } from '../../time-zone.ts';
import { type LedgerReader, seenRecords } from './seen-records.ts';

/**
 * Points used (consumed less returned) and added on each of the last days, today last, by the days of a time zone;
 * days without a movement have 0.
 * @throws AppError invalid_input for an unknown time zone
 */
export async function dailyCredits(
  deps: { db: Db; clock: Clock },
  user: LedgerReader,
  query: QueryOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const zone = checkTimeZone(query.time_zone);
  const now = deps.clock.now().toISOString();
  const { rows } = await deps.db.execute<{ day: string; used: number; added: number }>(sql`
    with today as (select (${now}::timestamptz at time zone ${zone})::date as day),
    days as (
      select generate_series(day - ${query.days - 1}::int, day, interval '1 day')::date as day from today
    ), sums as (
      select (created_at at time zone ${zone})::date as day,
             sum(case when type in ('consume', 'return') then -points else 0 end) as used,
             sum(case when type in ('consume', 'return') then 0 else points end) as added
        from ledger_rows
       where ${seenRecords(user)}
         and created_at >= (select min(day) from days)::timestamp at time zone ${zone}
       group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(used, 0)::float8 as used,
           coalesce(added, 0)::float8 as added
      from days left join sums on sums.day = days.day order by days.day`);
  return rows.map(({ day, used, added }) => ({ day, used, added }));
}
