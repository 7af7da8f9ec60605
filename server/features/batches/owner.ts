import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { findDisabled } from '../accounts/find-disabled.ts';
import { isKeyWorking } from '../api-keys/is-key-working.ts';
import { findRole } from '../organisations/memberships.ts';
import type { Person } from '../organisations/project-access.ts';
import type { BatchRow } from './store.ts';

/** The person for whom a batch's runs start; undefined once they, or the key that created it, may start none. */
export async function ownerOf(
  { db, clock }: { db: Db; clock: Clock },
  { organisationId, userId, apiKeyId }: BatchRow,
): Promise<(Person & Pick<Principal, 'apiKeyId'>) | undefined> {
  const role = await findRole(db, organisationId, userId);
  if (!role || (await findDisabled(db, userId))) return undefined;
  if (apiKeyId === null) return { organisationId, userId, role };
  const isWorking = await isKeyWorking(db, apiKeyId, clock.now());
  return isWorking ? { organisationId, userId, role, apiKeyId } : undefined;
}
