import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { lockOrganisation } from './lock-organisation.ts';
import { findRole } from './memberships.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Takes the organisation's lock for an action of founder and admins, and checks the role under it: a
 * membership may have ended since the call began.
 * @throws AppError forbidden
 */
export async function lockAsAdmin(
  tx: Tx,
  { organisationId, userId }: Pick<Principal, 'organisationId' | 'userId'>,
): Promise<void> {
  await lockOrganisation(tx, organisationId);
  const role = await findRole(tx, organisationId, userId);
  if (role === undefined) throw new AppError('forbidden');
  requireAdmin({ role });
}
