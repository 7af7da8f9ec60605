import type { Db } from '../../db/connect.ts';
import type { LiveCredential, Principals } from '../../http/principal.ts';
import { findRole } from '../organisations/memberships.ts';

/**
 * Whether a credential still authenticates a person in an organisation: neither it nor the account nor the
 * membership has ended. A session may work in another organisation of the person's by now.
 */
export async function speaksFor(
  deps: { db: Db; principals: Pick<Principals, 'findLive'> },
  { tokenHash, userId, organisationId, kind }: LiveCredential & { kind?: string | undefined },
): Promise<boolean> {
  const [live] = await deps.principals.findLive([tokenHash], kind);
  if (live?.userId !== userId) return false;
  if (live.organisationId === organisationId) return true;
  return (await findRole(deps.db, organisationId, userId)) !== undefined;
}
