import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { lockOrganisation } from './lock-organisation.ts';
import { findRole } from './memberships.ts';
import { deleteMember, lockMemberships } from './store.ts';

/**
 * Removes someone from the organisation: the founder anyone else, admins members. Everything that the person
 * made stays, visible to admins.
 * @throws AppError forbidden; not_found for someone who is not a member
 */
export async function removeMember(deps: { db: Db }, user: Principal, memberId: string): Promise<null> {
  const { organisationId, userId } = user;
  await deps.db.transaction(async (tx) => {
    // Memberships before the organisation, the order of leaving: a removal elsewhere or a sign-in waits for this one.
    await lockMemberships(tx, memberId);
    await lockOrganisation(tx, organisationId);
    const own = await findRole(tx, organisationId, userId);
    if (own !== 'founder' && own !== 'admin') throw new AppError('forbidden');
    const theirs = await findRole(tx, organisationId, memberId);
    if (theirs === undefined) throw new AppError('not_found');
    if (theirs === 'founder' || (own === 'admin' && theirs === 'admin')) throw new AppError('forbidden');
    await deleteMember(tx, organisationId, memberId);
  });
  return null;
}
