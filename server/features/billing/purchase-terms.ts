import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { purchaseTerms } from '@inkreel/contract/api/orders.ts';
import { editionOf } from '@inkreel/contract/plans.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { readSnapshot } from '../../db/snapshot.ts';
import { AppError } from '../../http/app-error.ts';
import { isOrgAdmin, type Principal } from '../../http/principal.ts';
import { findOrganisation } from '../organisations/find-organisations.ts';
import { readPlanTime } from './orders/plan-of-orders.ts';

/**
 * What the pricing page needs to know of the organisation: which plan runs, what was paid for the rest of its time,
 * how many persons it has, and who may buy.
 */
export async function readPurchaseTerms(
  deps: { db: Db; clock: Clock },
  user: Pick<Principal, 'organisationId' | 'role'>,
): Promise<OutputOf<typeof purchaseTerms>> {
  const { row, periods } = await readSnapshot(deps.db, async (tx) => ({
    row: await findOrganisation(tx, user.organisationId),
    periods: (await readPlanTime(tx, user.organisationId)).periods,
  }));
  if (!row) throw new AppError('not_found');
  const now = deps.clock.now();
  return {
    edition: editionOf(row, now),
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
