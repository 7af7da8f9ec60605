import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Tx } from '../../db/connect.ts';

/**
 * What a run has delivered: candidates that are stored and readable, and what they used if the run is
 * metered.
 */
export interface Delivered {
  candidates: number;
  amount: number;
}

/** What a hold pays for what was delivered. */
const dueOf = (taskId: string, { candidates, amount }: Delivered): SQL => sql`
  select task_id, least(held, (quote->>'pointsEach')::bigint * case
           when ${candidates}::int = 0 then 0
           when quote->'meter' is null then ${candidates}::int
           else greatest(1, ceil(${amount}::numeric / (quote->'meter'->>'per')::numeric))::bigint end) as settled
    from point_holds where task_id = ${taskId}`;

/** Points that `settlePoints` will charge a task whose row the caller has locked; locks nothing. */
export async function pointsDue(tx: Tx, taskId: string, delivered: Delivered): Promise<number> {
  const { rows } = await tx.execute<{ points: number }>(
    sql`select settled::float8 as points from (${dueOf(taskId, delivered)}) as due`,
  );
  return rows[0]?.points ?? 0;
}

/**
 * Ends the hold of a task whose row the caller has locked: each delivered candidate is charged, or in a metered run
 * each started `per` of its meter, but never more than is held; the rest comes back as one `return` row in the same
 * transaction. If nothing was delivered, everything comes back. The first call to end the hold decides; a second one
 * changes nothing. A plan's points are spent first, so points of the plan come back only if fewer were spent than it
 * had in the hold.
 *
 * @returns points paid and points returned; undefined if the hold had ended before
 */
export async function settlePoints(
  tx: Tx,
  taskId: string,
  { candidates, amount }: Delivered,
  now: Date,
): Promise<{ settled: number; returned: number } | undefined> {
  const { rows } = await tx.execute<{ settled: number; returned: number }>(sql`
    with due as (${dueOf(taskId, { candidates, amount })}), ended as (
      update point_holds hold
         set state = case when ${candidates}::int = 0 then 'returned' else 'settled' end,
             settled = due.settled, returned = hold.held - due.settled, ended_at = ${now.toISOString()}
        from due
       where hold.task_id = due.task_id and hold.state = 'held'
      returning hold.task_id, hold.organisation_id, hold.settled, hold.returned, hold.quote,
                greatest(0, hold.held_plan - hold.settled) as returned_plan
    ), back as (
      insert into ledger_rows
        (id, organisation_id, type, points, plan_points, user_id, project_id, task_id, tool_id, details)
      select ${v7()}, ended.organisation_id, 'return', ended.returned, ended.returned_plan, task.user_id, task.project_id, task.id,
             task.tool_id, jsonb_strip_nulls(jsonb_build_object('delivered', ${candidates}::int, 'amount',
               case when ended.quote->'meter' is null then null else ${amount}::numeric end))
        from ended join tasks task on task.id = ended.task_id
       where ended.returned > 0
      returning points
    )
    select settled::float8 as settled, returned::float8 as returned, (select count(*) from back) from ended`);
  const row = rows[0];
  return row && { settled: row.settled, returned: row.returned };
}
