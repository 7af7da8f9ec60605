import type { Quote } from '@inkreel/contract/pricing.ts';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Tx } from '../../db/connect.ts';
import { executePrepared } from '../../db/prepared.ts';
import { AppError } from '../../http/app-error.ts';

export interface HoldRequest {
  taskId: string;
  organisationId: string;
  userId: string;
  projectId: string | null;
  toolId: string;
  quote: Quote;
  /** Whether a plan has ended is a question of time. */
  now: Date;
}

/**
 * Takes the points of a run out of the balance and keeps them for the task: a `consume` row in the ledger and a hold.
 * Belongs in the transaction that creates the task (decisions, Who charges); the account is locked last, after the
 * task, here and everywhere, so that no two transactions wait for each other.
 *
 * A plan's points are spent before those that never end; of a plan that has ended they are frozen and cannot be spent
 * (decisions, After expiry).
 *
 * @returns the balance after it, in points
 * @throws AppError not_enough_points with `{needed, balance, missing, frozen}` in points, of which `balance`
 *   can be spent; nothing was written
 */
export async function holdPoints(tx: Tx, request: HoldRequest): Promise<number> {
  const { organisationId, taskId, quote } = request;
  const details = JSON.stringify(quote);
  const rows = await executePrepared<{ spendable: number; frozen: number; balance_after: number | null }>(
    tx,
    sql`
    with account as materialized (
      select balance, plan_balance,
             coalesce((select plan_expires_at <= ${request.now.toISOString()}::timestamptz from organisations
                        where id = ${organisationId}), true) as ended
        from point_accounts where organisation_id = ${organisationId} for update
    ), spendable as (
      select case when ended then balance - plan_balance else balance end as points,
             case when ended then 0 else plan_balance end as plan_points,
             case when ended then plan_balance else 0 end as frozen
        from account
    ), hold as (
      insert into point_holds (task_id, organisation_id, held, held_plan, quote)
      select ${taskId}::uuid, ${organisationId}::uuid, ${quote.points}::bigint,
             least(plan_points, ${quote.points}::bigint), ${details}::jsonb
        from spendable where points >= ${quote.points}::bigint
      returning task_id, held_plan
    ), consumed as (
      insert into ledger_rows
        (id, organisation_id, type, points, plan_points, user_id, project_id, task_id, tool_id, details)
      select ${v7()}::uuid, ${organisationId}::uuid, 'consume', ${-quote.points}::bigint, -held_plan,
             ${request.userId}::uuid, ${request.projectId}::uuid, task_id, ${request.toolId}, ${details}::jsonb
        from hold
      returning balance_after
    )
    select points::float8 as spendable, frozen::float8 as frozen,
           (select balance_after::float8 from consumed) as balance_after
      from spendable`,
  );
  const row = rows[0];
  if (row && row.balance_after !== null) return row.balance_after;
  const balance = row?.spendable ?? 0;
  throw new AppError('not_enough_points', {
    data: { needed: quote.points, balance, missing: quote.points - balance, frozen: row?.frozen ?? 0 },
  });
}
