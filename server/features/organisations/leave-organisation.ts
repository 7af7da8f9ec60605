import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { lockOrganisation } from './lock-organisation.ts';
import { findRole } from './memberships.ts';
import { deleteMember, lockMemberships } from './store.ts';

/**
 * Leaves the current organisation; the user's sessions there continue in another one of theirs.
 * @throws AppError founder_stays, last_organisation
 */
export async function leaveOrganisation(deps: { db: Db }, user: Principal): Promise<null> {
  const { organisationId, userId } = user;
  await deps.db.transaction(async (tx) => {
    const organisations = await lockMemberships(tx, userId);
    await lockOrganisation(tx, organisationId);
    if ((await findRole(tx, organisationId, userId)) === 'founder') throw new AppError('founder_stays');
    if (organisations <= 1) throw new AppError('last_organisation');
    await deleteMember(tx, organisationId, userId);
  });
  return null;
}
