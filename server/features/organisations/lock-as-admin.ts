import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { OrganisationRow } from './find-organisations.ts';
import { lockOrganisation } from './lock-organisation.ts';
import { findRole } from './memberships.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Takes the organisation's lock for an action of a member, with the role that they have under it: a membership may
 * have ended while the call waited for the lock.
 * @throws AppError forbidden
 */
export async function lockAsMember(
  tx: Tx,
  { organisationId, userId }: Pick<Principal, 'organisationId' | 'userId'>,
): Promise<{ organisation: OrganisationRow; role: Principal['role'] }> {
  const organisation = await lockOrganisation(tx, organisationId);
  const role = await findRole(tx, organisationId, userId);
  if (role === undefined) throw new AppError('forbidden');
  return { organisation, role };
}

/**
 * The same for an action of founder and admins.
 * @throws AppError forbidden
 */
export async function lockAsAdmin(
  tx: Tx,
  user: Pick<Principal, 'organisationId' | 'userId'>,
): Promise<OrganisationRow> {
  const { organisation, role } = await lockAsMember(tx, user);
  requireAdmin({ role });
  return organisation;
}
