import { frozenUntil } from '@inkreel/contract/plans.ts';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';

export interface Balance {
  /** Points that can be spent now. */
  total: number;
  /** Points that unfinished runs hold. */
  held: number;
  /** Points of a plan that has ended: they wait for renewal (decisions, After expiry). */
  frozen: number;
  /** When the frozen points are removed, ISO 8601; null if nothing is frozen. */
  frozen_until: string | null;
}

/** The balance of an organisation, in points; 0 if it has no account yet. */
export async function readBalance(deps: { db: Db; clock: Clock }, organisationId: string): Promise<Balance> {
  const { rows } = await deps.db.execute<{
    balance: number;
    plan_balance: number;
    held: number;
    running: boolean;
    expires_at: string | null;
  }>(sql`
    select coalesce(account.balance, 0)::float8 as balance, coalesce(account.plan_balance, 0)::float8 as plan_balance,
           coalesce((select sum(held) from point_holds
                      where organisation_id = org.id and state = 'held'), 0)::float8 as held,
           coalesce(org.plan_expires_at > ${deps.clock.now().toISOString()}, false) as running,
           org.plan_expires_at as expires_at
      from organisations org left join point_accounts account on account.organisation_id = org.id
     where org.id = ${organisationId}`);
  const row = rows[0];
  if (!row) return { total: 0, held: 0, frozen: 0, frozen_until: null };
  const frozen = row.running ? 0 : row.plan_balance;
  return {
    total: row.balance - frozen,
    held: row.held,
    frozen,
    frozen_until: row.expires_at && frozen > 0 ? frozenUntil(new Date(row.expires_at)).toISOString() : null,
  };
}
