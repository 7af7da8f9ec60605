import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { moveSession } from '../accounts/sessions/change-sessions.ts';
import { findRole } from './memberships.ts';

/**
 * Switches to another organisation; the user's other devices stay where they are.
 * @throws AppError not_found for an organisation that the user is not in
 */
export async function switchOrganisation(
  deps: { db: Db },
  user: Pick<Principal, 'userId' | 'tokenHash'>,
  organisationId: string,
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    if (!(await findRole(tx, organisationId, user.userId, { hold: true }))) throw new AppError('not_found');
    await moveSession(tx, user.tokenHash, organisationId);
  });
  return null;
}
