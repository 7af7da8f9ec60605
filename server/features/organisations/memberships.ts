import type { Role } from '@inkreel/contract/api/organisations.ts';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { members, organisations } from './tables.ts';

/** Condition on `members`: this person's membership in this organisation. */
export const membership = (organisationId: string, userId: string) =>
  and(eq(members.organisationId, organisationId), eq(members.userId, userId));

/**
 * A person's membership; undefined if there is none. Under the organisation's lock, or with `hold`, it cannot
 * change before the transaction ends.
 */
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

/** The organisation that a person has been in longest; undefined for a person without any. */
export async function findOldestOrganisation(db: DbOrTx, userId: string): Promise<string | undefined> {
  const [oldest] = await db
    .select({ id: members.organisationId })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt), asc(members.organisationId))
    .limit(1);
  return oldest?.id;
}

/** Who owns the organisation; undefined only if there is no such organisation. */
export async function findFounder(db: DbOrTx, organisationId: string): Promise<string | undefined> {
  const [founder] = await db
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.organisationId, organisationId), eq(members.role, 'founder')));
  return founder?.userId;
}

export async function countMembers(db: DbOrTx, organisationId: string): Promise<number> {
  return db.$count(members, eq(members.organisationId, organisationId));
}

/** Numbers of members, by organisation. */
export async function countMembersOf(
  db: DbOrTx,
  organisationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (organisationIds.length === 0) return new Map();
  const counted = await db
    .select({ id: members.organisationId, members: count() })
    .from(members)
    .where(inArray(members.organisationId, [...organisationIds]))
    .groupBy(members.organisationId);
  return new Map(counted.map((each) => [each.id, each.members]));
}

/** Which organisations people are in, oldest membership first. */
export async function findMemberships(db: DbOrTx, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: members.userId, role: members.role, organisation: organisations })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(inArray(members.userId, [...userIds]))
    .orderBy(asc(members.createdAt), asc(members.organisationId));
  return rows.map((row) => ({ ...row, role: row.role as Role }));
}
