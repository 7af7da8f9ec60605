import type { listApiKeys as endpoint } from '@inkreel/contract/api/api-keys.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { API_KEYS } from '@inkreel/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { requireAdmin } from '../organisations/require-admin.ts';
import { findKeys } from './store.ts';

/**
 * API keys of the organisation, newest first, with those that ended recently.
 * @throws AppError forbidden for members
 */
export async function listApiKeys(
  deps: { db: Db; clock: Clock },
  user: Principal,
): Promise<OutputOf<typeof endpoint>> {
  requireAdmin(user);
  return { limit: API_KEYS, items: await findKeys(deps.db, user.organisationId, deps.clock.now()) };
}
