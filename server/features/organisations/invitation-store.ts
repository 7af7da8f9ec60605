import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { findUser, findUsers, nameIn } from '../accounts/find-users.ts';
import { invitations, members, organisations } from './tables.ts';

/** Neither revoked, nor expired, nor used up. */
const holds = (now: Date) =>
  and(gt(invitations.usesLeft, 0), gt(invitations.expiresAt, now), isNull(invitations.revokedAt));

/** Invitations of the organisation that are still valid, newest first. */
export async function findOpenInvitations(db: DbOrTx, organisationId: string, now: Date) {
  const rows = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.organisationId, organisationId), holds(now)))
    .orderBy(desc(invitations.id));
  const people = await findUsers(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map((invitation) => ({ invitation, by: nameIn(people, invitation.createdBy) }));
}

/** The valid invitation with this code. */
export async function findInvitation(
  db: DbOrTx,
  code: string,
  now: Date,
): Promise<{ organisationId: string; organisation: string; by: string | null } | undefined> {
  const [row] = await db
    .select({
      organisationId: invitations.organisationId,
      organisation: organisations.name,
      createdBy: invitations.createdBy,
    })
    .from(invitations)
    .innerJoin(organisations, eq(organisations.id, invitations.organisationId))
    .where(and(eq(invitations.code, code), holds(now)));
  if (!row) return undefined;
  const { createdBy, ...found } = row;
  const by = createdBy === null ? undefined : await findUser(db, createdBy);
  return { ...found, by: by?.name ?? null };
}

/** Whether someone is in the organisation of a code, whether or not the code is still valid. */
export async function isMemberByCode(tx: Tx, code: string, userId: string): Promise<boolean> {
  const found = await tx
    .select({ userId: members.userId })
    .from(invitations)
    .innerJoin(members, eq(members.organisationId, invitations.organisationId))
    .where(and(eq(invitations.code, code), eq(members.userId, userId)));
  return found.length > 0;
}

export async function insertInvitation(tx: Tx, row: typeof invitations.$inferInsert): Promise<void> {
  await tx.insert(invitations).values(row);
}

/** Uses a code once; false if it is no longer valid. */
export async function useInvitation(tx: Tx, code: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(invitations)
    .set({ usesLeft: sql`${invitations.usesLeft} - 1` })
    .where(and(eq(invitations.code, code), holds(now)))
    .returning({ id: invitations.id });
  return used.length === 1;
}

/** Ends every invitation of the organisations. */
export async function revokeInvitations(
  tx: Tx,
  organisationIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(inArray(invitations.organisationId, [...organisationIds]), isNull(invitations.revokedAt)));
}

/**
 * False if the organisation has no such invitation. An invitation that was revoked before keeps its time of
 * revocation.
 */
export async function markRevoked(
  db: DbOrTx,
  organisationId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const revoked = await db
    .update(invitations)
    .set({ revokedAt: sql`coalesce(${invitations.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(invitations.organisationId, organisationId), eq(invitations.id, id)))
    .returning({ id: invitations.id });
  return revoked.length === 1;
}
