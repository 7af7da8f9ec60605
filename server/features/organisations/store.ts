import { EDITIONS, type Edition } from '@inkreel/contract/api/accounts.ts';
import type { Role } from '@inkreel/contract/api/organisations.ts';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { leaveOrganisation } from '../accounts/sessions/change-sessions.ts';
import { users } from '../accounts/tables.ts';
import { ledgerRows } from '../billing/tables.ts';
import { members, organisations, projectMembers, projects } from './tables.ts';

/** An organisation's row, its plan by the names that `contract/plans.ts` knows. */
export type OrganisationRow = Omit<typeof organisations.$inferSelect, 'plan' | 'planExpiresAt'> & {
  plan: Edition;
  expiresAt: Date | null;
};

function organisationOf(row: typeof organisations.$inferSelect): OrganisationRow {
  const { planExpiresAt, ...rest } = row;
  return {
    ...rest,
    plan: EDITIONS.find((edition) => edition === row.plan) ?? 'free',
    expiresAt: planExpiresAt,
  };
}

export async function findOrganisation(
  db: DbOrTx,
  id: string,
): Promise<(OrganisationRow & { members: number }) | undefined> {
  const [row] = await db.select().from(organisations).where(eq(organisations.id, id));
  return row && { ...organisationOf(row), members: await countMembers(db, id) };
}

/**
 * Everything that counts or changes members, invitations and projects of an organisation happens under this lock, one
 * after the other. Runs and payments only refer to the row and do not wait for it.
 * @throws AppError not_found
 */
export async function lockOrganisation(tx: Tx, id: string): Promise<OrganisationRow> {
  const [row] = await tx.select().from(organisations).where(eq(organisations.id, id)).for('no key update');
  if (!row) throw new AppError('not_found');
  return organisationOf(row);
}

export async function nameOrganisation(db: DbOrTx, id: string, name: string): Promise<void> {
  await db.update(organisations).set({ name }).where(eq(organisations.id, id));
}

export async function countMembers(db: DbOrTx, organisationId: string): Promise<number> {
  return db.$count(members, eq(members.organisationId, organisationId));
}

const membership = (organisationId: string, userId: string) =>
  and(eq(members.organisationId, organisationId), eq(members.userId, userId));

/** Undefined for who is no member. Under the organisation's lock, or with `hold`, it stays true in the transaction. */
export async function findRole(
  db: DbOrTx,
  organisationId: string,
  userId: string,
  options: { hold: boolean } = { hold: false },
): Promise<Role | undefined> {
  const query = db.select({ role: members.role }).from(members).where(membership(organisationId, userId));
  const [row] = options.hold ? await query.for('key share') : await query;
  return row?.role as Role | undefined;
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
  const rows = await db
    .select({ organisation: organisations, role: members.role })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt), asc(members.organisationId));
  const ids = rows.map(({ organisation }) => organisation.id);
  const counted = await db
    .select({ id: members.organisationId, members: count() })
    .from(members)
    .where(inArray(members.organisationId, ids))
    .groupBy(members.organisationId);
  const numbers = new Map(counted.map((each) => [each.id, each.members]));
  return rows.map(({ organisation, role }) => ({
    ...organisationOf(organisation),
    role: role as Role,
    members: numbers.get(organisation.id) ?? 0,
  }));
}

/** Makes parallel departures of one person wait for each other, so that the last organisation is seen as the last. */
export async function lockMemberships(tx: Tx, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return tx.$count(members, eq(members.userId, userId));
}

/**
 * Ends a membership with what hangs on it: places in projects, and sessions, which go on in the oldest other
 * organisation of the person or end. What the person made stays.
 */
export async function deleteMember(tx: Tx, organisationId: string, userId: string): Promise<void> {
  // First, so that whoever holds the membership at this moment (a session that moves here) is waited for.
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
  const [other] = await tx
    .select({ id: members.organisationId })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt), asc(members.organisationId))
    .limit(1);
  await leaveOrganisation(tx, { userId, organisationId, other: other?.id });
}

/** Members, oldest membership first. */
export async function findMembers(db: DbOrTx, organisationId: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      mobile: users.mobile,
      role: members.role,
      joinedAt: members.createdAt,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.organisationId, organisationId))
    .orderBy(asc(members.createdAt), asc(members.userId));
}

/** Points consumed less points returned, by member; `userId` reads one person's lines only. */
export async function sumPointsUsed(
  db: DbOrTx,
  organisationId: string,
  userId: string | undefined,
): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ userId: ledgerRows.userId, used: sql<number>`(-sum(${ledgerRows.points}))::float8` })
    .from(ledgerRows)
    .where(
      and(
        eq(ledgerRows.organisationId, organisationId),
        inArray(ledgerRows.type, ['consume', 'return']),
        userId === undefined ? undefined : eq(ledgerRows.userId, userId),
      ),
    )
    .groupBy(ledgerRows.userId);
  return new Map(rows.map((row) => [row.userId, row.used]));
}
