import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { listMembers as endpoint } from '@inkreel/contract/api/team.ts';
import { seatsInForce } from '@inkreel/contract/plans.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { isOrgAdmin, type Principal } from '../../http/principal.ts';
import { sumPointsUsed } from '../billing/points-used.ts';
import { findOrganisation } from './find-organisations.ts';
import { findMembers } from './store.ts';

/** The team. Contact details are for admins; points used as well, except that everyone sees their own. */
export async function listMembers(
  deps: { db: Db; clock: Clock },
  user: Principal,
): Promise<OutputOf<typeof endpoint>> {
  const { organisationId, userId } = user;
  const seesAll = isOrgAdmin(user);
  const organisation = await findOrganisation(deps.db, organisationId);
  if (!organisation) throw new AppError('not_found');
  const used = await sumPointsUsed(deps.db, organisationId, seesAll ? undefined : userId);
  const rows = await findMembers(deps.db, organisationId);
  return {
    seats: seatsInForce(organisation, rows.length, deps.clock.now()),
    items: rows.map(({ user: member, role, joinedAt }) => ({
      id: member.id,
      name: member.name,
      role,
      contact: seesAll ? (member.email ?? member.mobile) : null,
      points_used: seesAll || member.id === userId ? (used.get(member.id) ?? 0) : null,
      joined_at: joinedAt.toISOString(),
    })),
  };
}
