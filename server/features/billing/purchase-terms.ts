import type { Edition } from '@inkreel/contract/api/accounts.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { purchaseTerms } from '@inkreel/contract/api/orders.ts';
import { editionOf } from '@inkreel/contract/plans.ts';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { isOrgAdmin, type Principal } from '../../http/principal.ts';
import { organisations } from '../organisations/tables.ts';
import { readPlanTime } from './orders/plan-of-orders.ts';

/**
 * What the pricing page needs to know of the organisation: which plan runs, what was paid for the time that is left of
 * it, how many persons it has, who may buy.
 */
export async function readPurchaseTerms(
  deps: { db: Db; clock: Clock },
  user: Pick<Principal, 'organisationId' | 'role'>,
): Promise<OutputOf<typeof purchaseTerms>> {
  const [row] = await deps.db
    .select({
      plan: organisations.plan,
      expiresAt: organisations.planExpiresAt,
      seats: organisations.seats,
      members: sql<number>`(select count(*)::int from members where organisation_id = ${user.organisationId})`,
    })
    .from(organisations)
    .where(eq(organisations.id, user.organisationId));
  if (!row) throw new AppError('not_found');
  const now = deps.clock.now();
  const { periods } = await readPlanTime(deps.db, user.organisationId);
  return {
    edition: editionOf({ plan: row.plan as Edition, expiresAt: row.expiresAt }, now),
    expired_at: row.expiresAt?.toISOString() ?? null,
    seats: row.seats,
    members: row.members,
    may_buy: isOrgAdmin(user),
    periods: periods
      .filter(({ until }) => until > now)
      .map(({ until, paid }) => ({ until: until.toISOString(), ...paid })),
    now: now.toISOString(),
  };
}
