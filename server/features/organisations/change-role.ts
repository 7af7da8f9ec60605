import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { lockOrganisation } from './lock-organisation.ts';
import { findRole } from './memberships.ts';
import { setRole } from './store.ts';

/**
 * Makes a member an admin or an admin a member. The founder's role only changes by handing it over.
 * @throws AppError forbidden for anyone but the founder, and for the founder's role; not_found for someone
 * who is not a member
 */
export async function changeRole(
  deps: { db: Db },
  user: Principal,
  memberId: string,
  role: 'admin' | 'member',
): Promise<null> {
  const { organisationId, userId } = user;
  await deps.db.transaction(async (tx) => {
    await lockOrganisation(tx, organisationId);
    // Read under the lock: the role at the start of the request may have been handed over since.
    if ((await findRole(tx, organisationId, userId)) !== 'founder') throw new AppError('forbidden');
    const before = await findRole(tx, organisationId, memberId);
    if (before === undefined) throw new AppError('not_found');
    if (before === 'founder') throw new AppError('forbidden');
    await setRole(tx, organisationId, memberId, role);
  });
  return null;
}
