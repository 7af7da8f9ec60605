import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { LiveCredential, Principals } from '../../http/principal.ts';
import { members } from '../organisations/tables.ts';

/**
 * Whether a credential still speaks for a person in an organisation: neither it nor the account nor the membership has
 * ended. A session may work in another organisation of the person's by now.
 */
export async function speaksFor(
  deps: { db: Db; principals: Pick<Principals, 'findLive'> },
  { tokenHash, userId, organisationId }: LiveCredential,
): Promise<boolean> {
  const [live] = await deps.principals.findLive([tokenHash]);
  if (live?.userId !== userId) return false;
  if (live.organisationId === organisationId) return true;
  const membership = and(eq(members.userId, userId), eq(members.organisationId, organisationId));
  return (await deps.db.$count(members, membership)) > 0;
}
