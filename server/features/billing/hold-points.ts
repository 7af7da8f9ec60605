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
}

/**
 * Takes the points of a run out of the balance and keeps them for the task: a `consume` row in the ledger and a hold.
 * Belongs in the transaction that creates the task (decisions, Who charges); the account is locked last, after the
 * task, here and everywhere, so that no two transactions wait for each other.
 *
 * @returns the balance after it, in points
 * @throws AppError not_enough_points with `{needed, balance, missing}` in points; nothing was written
 */
export async function holdPoints(tx: Tx, request: HoldRequest): Promise<number> {
  const { organisationId, taskId, quote } = request;
  const details = JSON.stringify(quote);
  const rows = await executePrepared<{ balance: number; balance_after: number | null }>(
    tx,
    sql`
    with account as materialized (
      select balance from point_accounts where organisation_id = ${organisationId} for update
    ), hold as (
      insert into point_holds (task_id, organisation_id, held, quote)
      select ${taskId}::uuid, ${organisationId}::uuid, ${quote.points}::bigint, ${details}::jsonb
        from account where balance >= ${quote.points}::bigint
      returning task_id
    ), consumed as (
      insert into ledger_rows (id, organisation_id, type, points, user_id, project_id, task_id, tool_id, details)
      select ${v7()}::uuid, ${organisationId}::uuid, 'consume', ${-quote.points}::bigint, ${request.userId}::uuid,
             ${request.projectId}::uuid, task_id, ${request.toolId}, ${details}::jsonb
        from hold
      returning balance_after
    )
    select account.balance::float8 as balance, (select balance_after::float8 from consumed) as balance_after
      from account`,
  );
  const row = rows[0];
  if (row && row.balance_after !== null) return row.balance_after;
  const balance = row?.balance ?? 0;
  throw new AppError('not_enough_points', {
    data: { needed: quote.points, balance, missing: quote.points - balance },
  });
}
