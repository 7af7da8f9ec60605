import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/** How long after its deadline a task may still be open: the sweep's interval with room to spare. */
const SWEEP_GRACE_MS = 60_000;

/**
 * Invariants of every organisation, at every moment. The numbers are those of the product's list of invariants;
 * each line of the answer is one violation, so an empty list is a pass.
 *
 * @param now the product's clock, for the deadlines
 * @param organisationId checks one organisation only, which keeps long simulations fast
 */
export async function findViolations(db: Db, now: Date, organisationId?: string): Promise<string[]> {
  const only = (column: string) =>
    organisationId === undefined ? sql`true` : sql`${sql.raw(column)} = ${organisationId}`;
  const late = new Date(now.getTime() - SWEEP_GRACE_MS).toISOString();
  const { rows } = await db.execute<{ violation: string }>(sql`
    select '1: the ledger of ' || account.organisation_id || ' adds up to ' || total || ', its balance is ' || balance
        as violation
      from point_accounts account
      cross join lateral (select coalesce(sum(points), 0) as total from ledger_rows
                           where organisation_id = account.organisation_id) as ledger
     where total <> balance and ${only('account.organisation_id')}
    union all
    select '1: the plan part of the ledger of ' || account.organisation_id || ' adds up to ' || total
           || ', its plan balance is ' || plan_balance
      from point_accounts account
      cross join lateral (select coalesce(sum(plan_points), 0) as total from ledger_rows
                           where organisation_id = account.organisation_id) as ledger
     where total <> plan_balance and ${only('account.organisation_id')}
    union all
    select '2: balance ' || balance_after || ' in line ' || line from ledger_rows
     where balance_after < 0 and ${only('organisation_id')}
    union all
    select '3: task ' || task.id || ' ' || task.state || ' has a hold ' || coalesce(hold.state, 'missing') || ', '
           || consumed.lines || ' consume and ' || given.lines || ' return lines'
      from tasks task left join point_holds hold on hold.task_id = task.id
      cross join lateral (select count(*) as lines, coalesce(-sum(points), 0) as points from ledger_rows
                           where task_id = task.id and type = 'consume') as consumed
      cross join lateral (select count(*) as lines, coalesce(sum(points), 0) as points from ledger_rows
                           where task_id = task.id and type = 'return') as given
     where ${only('task.organisation_id')}
       and (hold.state is null or consumed.lines <> 1 or consumed.points <> hold.held
            or given.lines > 1 or given.points <> hold.returned
            or (task.finished_at is null) <> (hold.state = 'held'))
    union all
    select '4: task ' || task.id || ' succeeded without a stored result' from tasks task
     where task.state = 'SUCCEEDED' and ${only('task.organisation_id')}
       and not exists (select from results join files on files.id = results.file_id where results.task_id = task.id)
       and not exists (select from run_outputs where task_id = task.id and finished_at is not null)
    union all
    select '4: task ' || task.id || ' ' || task.state || ' has a text that is still being written' from tasks task
     where task.finished_at is not null and ${only('task.organisation_id')}
       and exists (select from run_outputs where task_id = task.id and finished_at is null)
    union all
    select '5: task ' || hold.task_id || ' paid ' || hold.settled || ' for ' || stored.results || ' results and '
           || written.outputs || ' texts of ' || written.amount
      from point_holds hold
      cross join lateral (select count(*) as results from results where task_id = hold.task_id) as stored
      cross join lateral (select count(*) as outputs, coalesce(sum(amount), 0) as amount from run_outputs
                           where task_id = hold.task_id) as written
      cross join lateral (select case when stored.results + written.outputs = 0 then 0
                                      when hold.quote ? 'meter'
                                        then greatest(1, div(written.amount + (hold.quote#>>'{meter,per}')::bigint - 1,
                                                             (hold.quote#>>'{meter,per}')::bigint))
                                      else stored.results + written.outputs end as units) as due
     where ${only('hold.organisation_id')} and hold.state <> 'held'
       and hold.settled <> least(hold.held, due.units * (hold.quote->>'pointsEach')::bigint)
    union all
    select '6: order ' || orders.id || ' has status ' || status || ', ' || credited.lines || ' recharges of '
           || credited.points || ' for ' || orders.points || ' points'
      from orders
      cross join lateral (select count(*) as lines, coalesce(sum(points), 0) as points from ledger_rows
                           where order_id = orders.id and type = 'recharge') as credited
     where ${only('orders.organisation_id')}
       and case when status in (1, 3) then credited.lines <> 1 or credited.points <> orders.points
                else credited.lines <> 0 end
    union all
    select '6: recharge ' || id || ' belongs to no order' from ledger_rows
     where type = 'recharge' and ${only('organisation_id')}
       and not exists (select from orders where orders.id = ledger_rows.order_id
                          and orders.organisation_id = ledger_rows.organisation_id)
    union all
    select '7: task ' || id || ' is still ' || state || ' after its deadline' from tasks
     where finished_at is null and deadline_at < ${late} and ${only('organisation_id')}`);
  return rows.map(({ violation }) => violation);
}
