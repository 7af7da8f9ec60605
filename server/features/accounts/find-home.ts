import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { members } from '../../db/schema.ts';

/** The organisation in which a user starts: the first one that they are in, usually their own. */
export async function findHome(db: DbOrTx, userId: string): Promise<string | undefined> {
  const [home] = await db
    .select({ organisationId: members.organisationId })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt), asc(members.organisationId))
    .limit(1);
  return home?.organisationId;
}
