import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { currentOrganisation as endpoint } from '@inkreel/contract/api/organisations.ts';
import { editionOf, seatsInForce } from '@inkreel/contract/plans.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { isOrgAdmin, type Principal } from '../../http/principal.ts';
import { findOrganisation } from './find-organisations.ts';

/**
 * The organisation that the user works in. Its type reverts to free once the plan has expired (decisions,
 * After expiry).
 */
export async function currentOrganisation(
  deps: { db: Db; clock: Clock },
  user: Principal,
): Promise<OutputOf<typeof endpoint>> {
  const found = await findOrganisation(deps.db, user.organisationId);
  if (!found) throw new AppError('not_found');
  const now = deps.clock.now();
  return {
    id: found.id,
    name: found.name,
    members: found.members,
    seats: seatsInForce(found, found.members, now),
    type: editionOf(found, now),
    expired_at: found.expiresAt?.toISOString() ?? null,
    isOrgAdmin: isOrgAdmin(user),
  };
}
