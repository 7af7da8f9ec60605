import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';

export interface Balance {
  /** Points that can be spent now. */
  total: number;
  /** Points that unfinished runs keep. */
  held: number;
  /** True where a plan has ended and its points wait for renewal (decisions, After expiry). */
  frozen: boolean;
}

/** The balance of an organisation, in points; 0 where it has no account yet. */
export async function readBalance(deps: { db: Db; clock: Clock }, organisationId: string): Promise<Balance> {
  const { rows } = await deps.db.execute<{ total: number; held: number; frozen: boolean }>(sql`
    select coalesce((select balance from point_accounts where organisation_id = org.id), 0)::float8 as total,
           coalesce((select sum(held) from point_holds
                      where organisation_id = org.id and state = 'held'), 0)::float8 as held,
           coalesce(org.plan <> 'free' and org.plan_expires_at <= ${deps.clock.now().toISOString()}, false) as frozen
      from organisations org where org.id = ${organisationId}`);
  return rows[0] ?? { total: 0, held: 0, frozen: false };
}
