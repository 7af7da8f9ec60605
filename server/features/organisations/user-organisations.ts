import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { userOrganisations as endpoint } from '@inkreel/contract/api/organisations.ts';
import { editionOf } from '@inkreel/contract/plans.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { findOrganisations } from './store.ts';

/** The organisations that the user is in, oldest membership first. */
export async function userOrganisations(
  deps: { db: Db; clock: Clock },
  user: Pick<Principal, 'userId' | 'organisationId'>,
): Promise<OutputOf<typeof endpoint>> {
  const now = deps.clock.now();
  const found = await findOrganisations(deps.db, user.userId);
  return found.map((each) => ({
    id: each.id,
    name: each.name,
    user_type: each.role,
    type: editionOf(each, now),
    members: each.members,
    current: each.id === user.organisationId,
  }));
}
