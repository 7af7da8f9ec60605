import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { markRevoked } from './invitation-store.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Ends an invitation; idempotent.
 * @throws AppError forbidden for members; not_found for an invitation that is not the organisation's
 */
export async function revokeInvitation(
  deps: { db: Db; clock: Clock },
  user: Principal,
  id: string,
): Promise<null> {
  requireAdmin(user);
  const found = await markRevoked(deps.db, user.organisationId, id, deps.clock.now());
  if (!found) throw new AppError('not_found');
  return null;
}
