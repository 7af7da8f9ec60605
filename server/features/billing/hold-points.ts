import type { Quote } from '@inkreel/contract/pricing.ts';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { defineStatement, type Statement } from '../../db/prepared.ts';
import { AppError } from '../../http/app-error.ts';

export interface HoldRequest {
  taskId: string;
  organisationId: string;
  userId: string;
  projectId: string | null;
  toolId: string;
  quote: Quote;
  /** Decides whether the plan has ended. */
  now: Date;
}

/** The database's own code for a hold that the balance does not cover; see the migration `hold_refusals`. */
const NOT_ENOUGH_POINTS = 'IR001';

const hold = defineStatement<
  'ledgerId' | 'taskId' | 'organisationId' | 'userId' | 'projectId' | 'toolId' | 'points' | 'details' | 'now'
>((value) => {
  const points = sql`${value('points')}::bigint`;
  const [taskId, organisationId] = [sql`${value('taskId')}::uuid`, sql`${value('organisationId')}::uuid`];
  const details = sql`${value('details')}::jsonb`;
  return sql`
    with account as materialized (
      select balance, plan_balance,
             coalesce((select plan_expires_at <= ${value('now')}::timestamptz from organisations
                        where id = ${organisationId}), true) as ended
        from point_accounts where organisation_id = ${organisationId} for update
    ), spendable as (
      select case when ended then balance - plan_balance else balance end as points,
             case when ended then 0 else plan_balance end as plan_points,
             case when ended then plan_balance else 0 end as frozen
        from account
    ), hold as (
      insert into point_holds (task_id, organisation_id, held, held_plan, quote)
      select ${taskId}, ${organisationId}, ${points}, least(plan_points, ${points}), ${details}
        from spendable where points >= ${points}
      returning task_id, held_plan
    ), consumed as (
      insert into ledger_rows
        (id, organisation_id, type, points, plan_points, user_id, project_id, task_id, tool_id, details)
      select ${value('ledgerId')}::uuid, ${organisationId}, 'consume', -${points}, -held_plan,
             ${value('userId')}::uuid, ${value('projectId')}::uuid, task_id, ${value('toolId')}, ${details}
        from hold
      returning balance_after
    )
    select coalesce((select balance_after::float8 from consumed),
                    refuse_hold(${points}, (select points from spendable), (select frozen from spendable))
           ) as balance_after`;
});

/**
 * The statement that deducts the points of a run from the balance and holds them for the task: a `consume`
 * row in the ledger and a hold. Belongs in the transaction that creates the task (decisions, Who charges);
 * the account is locked last, after the task, here and everywhere, so that no two transactions wait for each
 * other.
 *
 * A plan's points are spent before those that never end; of a plan that has ended they are frozen and cannot
 * be spent (decisions, After expiry). If points are missing, the statement fails, so that a commit already
 * sent after it commits nothing; `throwRefusedHold` reads the failure.
 */
export function holdStatement({ quote, now, ...request }: HoldRequest): Statement {
  const { taskId, organisationId, userId, projectId, toolId } = request;
  return hold({
    ledgerId: v7(),
    taskId,
    organisationId,
    userId,
    projectId,
    toolId,
    points: quote.points,
    details: JSON.stringify(quote),
    now: now.toISOString(),
  });
}

/**
 * Throws the failure of a hold's statement as the rule that was broken, and any other failure as it is.
 * @throws AppError not_enough_points with `{needed, balance, missing, frozen}` in points, of which `balance` can be
 * spent
 */
export function throwRefusedHold(error: unknown): never {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, detail } = at as { code?: string; detail?: string };
    if (code === NOT_ENOUGH_POINTS && detail !== undefined)
      throw new AppError('not_enough_points', { data: JSON.parse(detail) });
  }
  throw error;
}
