import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { requireAdmin } from '../organisations/require-admin.ts';
import { markRevoked } from './store.ts';

/**
 * Revokes an API key: from the next call on it is refused. Runs that it started continue. Idempotent.
 * @throws AppError forbidden for members; not_found for a key that is not the organisation's
 */
export async function revokeApiKey(
  deps: { db: Db; clock: Clock },
  user: Principal,
  id: string,
): Promise<null> {
  requireAdmin(user);
  const found = await markRevoked(deps.db, user.organisationId, id, deps.clock.now());
  if (!found) throw new AppError('not_found');
  return null;
}
