import { and, eq, lt } from 'drizzle-orm';
import type { DbOrTx } from '../../../db/connect.ts';
import { sessions } from './tables.ts';

/** Ends every session of a person; answers with how many there were. */
export async function endSessions(db: DbOrTx, userId: string): Promise<number> {
  const { rowCount } = await db.delete(sessions).where(eq(sessions.userId, userId));
  return rowCount ?? 0;
}

/** Removes sessions whose time is over: they let nobody in already. */
export async function sweepSessions(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** Lets a session work in an organisation that its user is in. */
export async function moveSession(db: DbOrTx, tokenHash: string, organisationId: string): Promise<void> {
  await db.update(sessions).set({ organisationId }).where(eq(sessions.tokenHash, tokenHash));
}

/** Takes a person's sessions out of an organisation: they continue in the other one, or end if there is none. */
export async function leaveOrganisation(
  db: DbOrTx,
  { userId, organisationId, other }: { userId: string; organisationId: string; other: string | undefined },
): Promise<void> {
  const here = and(eq(sessions.userId, userId), eq(sessions.organisationId, organisationId));
  if (other === undefined) await db.delete(sessions).where(here);
  else await db.update(sessions).set({ organisationId: other }).where(here);
}
