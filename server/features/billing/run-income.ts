import { sql } from 'drizzle-orm';
import { runTogether } from '../../db/batch.ts';
import type { Tx } from '../../db/connect.ts';
import { statementOf } from '../../db/prepared.ts';

/** Both currencies of the sites have a hundred minor units. */
const MICROS_PER_MINOR = 10_000;

/**
 * Writes what the points that a run was charged were bought for, after its hold has ended. A plan's points are spent
 * before free ones, the oldest order's first. So the points that are left, and those that open runs hold, are of the
 * newest orders, and this run spent those just before them. An order that was paid with test money brings 0.
 */
export async function recordIncome(tx: Tx, taskId: string): Promise<void> {
  // Runs that end at the same time would otherwise each take the other's points for held, and both the same ones.
  const lock = sql`
    select from point_accounts
     where organisation_id = (select organisation_id from point_holds
                               where task_id = ${taskId} and settled > 0 and held_plan > 0)
       for no key update`;
  const income = sql`
    with spent as (
      select hold.organisation_id, least(hold.settled, hold.held_plan) as points,
             account.plan_balance + coalesce((
               select sum(held_plan) from point_holds other
                where other.organisation_id = hold.organisation_id and other.state = 'held'), 0) as newer
        from point_holds hold join point_accounts account on account.organisation_id = hold.organisation_id
       where hold.task_id = ${taskId}
    ), paid as (
      select orders.id, amount, currency, provider, orders.points,
             sum(orders.points) over (order by paid_at desc, id desc) as upto
        from orders join spent on spent.organisation_id = orders.organisation_id
       where status = 1
    ), parts as (
      select paid.*, least(upto, newer + spent.points) - greatest(upto - paid.points, newer) as part
        from paid cross join spent
    )
    insert into run_incomes (task_id, order_id, points, micros, currency)
    select ${taskId}, id, part,
           case when provider = 'sandbox' then 0
                else round(amount::numeric * ${MICROS_PER_MINOR} * part / points) end,
           currency
      from parts where part > 0
        on conflict do nothing`;
  await runTogether(tx, [statementOf(lock), statementOf(income)]);
}
