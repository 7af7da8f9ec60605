import type { Role } from '@inkreel/contract/api/organisations.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { findUsers } from '../accounts/find-users.ts';
import { lockUsers } from '../accounts/lock-users.ts';
import { leaveOrganisation } from '../accounts/sessions/change-sessions.ts';
import { type OrganisationRow, organisationOf } from './find-organisations.ts';
import { countMembersOf, findMemberships, findOldestOrganisation, membership } from './memberships.ts';
import { members, organisations, projectMembers, projects } from './tables.ts';

export async function nameOrganisation(db: DbOrTx, id: string, name: string): Promise<void> {
  await db.update(organisations).set({ name }).where(eq(organisations.id, id));
}

export async function setRole(tx: Tx, organisationId: string, userId: string, role: Role): Promise<void> {
  await tx.update(members).set({ role }).where(membership(organisationId, userId));
}

export async function insertMember(tx: Tx, organisationId: string, userId: string): Promise<void> {
  await tx.insert(members).values({ organisationId, userId, role: 'member' });
}

/** The user's organisations, oldest membership first, with their numbers of members. */
export async function findOrganisations(
  db: DbOrTx,
  userId: string,
): Promise<(OrganisationRow & { role: Role; members: number })[]> {
  const rows = await findMemberships(db, [userId]);
  const numbers = await countMembersOf(
    db,
    rows.map(({ organisation }) => organisation.id),
  );
  return rows.map(({ organisation, role }) => ({
    ...organisationOf(organisation),
    role,
    members: numbers.get(organisation.id) ?? 0,
  }));
}

/** Makes parallel departures of one person wait for each other, so that the last organisation is seen as the last. */
export async function lockMemberships(tx: Tx, userId: string): Promise<number> {
  await lockUsers(tx, [userId]);
  return tx.$count(members, eq(members.userId, userId));
}

/**
 * Ends a membership with everything that depends on it: places in projects, and sessions, which end or
 * continue in the person's oldest other organisation. Everything that the person made stays.
 */
export async function deleteMember(tx: Tx, organisationId: string, userId: string): Promise<void> {
  // First, to wait for a session that locks the membership right now because it moves here.
  await tx.delete(members).where(membership(organisationId, userId));
  await tx
    .delete(projectMembers)
    .where(
      and(
        eq(projectMembers.userId, userId),
        inArray(
          projectMembers.projectId,
          tx.select({ id: projects.id }).from(projects).where(eq(projects.organisationId, organisationId)),
        ),
      ),
    );
  const other = await findOldestOrganisation(tx, userId);
  await leaveOrganisation(tx, { userId, organisationId, other });
}

/** Members, oldest membership first. */
export async function findMembers(db: DbOrTx, organisationId: string) {
  const rows = await db
    .select({ userId: members.userId, role: members.role, joinedAt: members.createdAt })
    .from(members)
    .where(eq(members.organisationId, organisationId))
    .orderBy(asc(members.createdAt), asc(members.userId));
  const people = await findUsers(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap(({ userId, role, joinedAt }) => {
    const user = people.get(userId);
    return user ? [{ user, role: role as Role, joinedAt }] : [];
  });
}
