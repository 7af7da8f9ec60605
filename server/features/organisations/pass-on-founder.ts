import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { lockOrganisation } from './lock-organisation.ts';
import { findRole } from './memberships.ts';
import { setRole } from './store.ts';

/**
 * Makes another member the founder, and the founder an admin: both or neither.
 * @throws AppError forbidden if the caller is not the founder; not_found for someone who is not a member;
 * invalid_input if that is the caller
 */
export async function passOnFounder(deps: { db: Db }, user: Principal, memberId: string): Promise<null> {
  const { organisationId, userId } = user;
  await deps.db.transaction(async (tx) => {
    await lockOrganisation(tx, organisationId);
    if ((await findRole(tx, organisationId, userId)) !== 'founder') throw new AppError('forbidden');
    if (memberId === userId) throw new AppError('invalid_input');
    if (!(await findRole(tx, organisationId, memberId))) throw new AppError('not_found');
    // In this order: the database allows one founder at a time.
    await setRole(tx, organisationId, userId, 'admin');
    await setRole(tx, organisationId, memberId, 'founder');
  });
  return null;
}
