import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { members, organisations, projects } from '../../db/schema.ts';
import { isOrgAdmin, type SignedIn } from '../../http/route.ts';

type Person = Pick<SignedIn, 'organisationId' | 'userId' | 'role'>;

export type ProjectRow = typeof projects.$inferSelect;

/** Decisions, Who sees what: admins all of the organisation, members the projects they created. */
const seenBy = (user: Person) =>
  and(
    eq(projects.organisationId, user.organisationId),
    isOrgAdmin(user) ? undefined : eq(projects.createdBy, user.userId),
  );

/** The user's projects in the order they were made. */
export async function findProjects(db: DbOrTx, user: Person, archived: boolean): Promise<ProjectRow[]> {
  return db
    .select()
    .from(projects)
    .where(and(seenBy(user), archived ? isNotNull(projects.archivedAt) : isNull(projects.archivedAt)))
    .orderBy(projects.createdAt, projects.id);
}

export async function findProject(db: DbOrTx, user: Person, id: string): Promise<ProjectRow | undefined> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(seenBy(user), eq(projects.id, id)));
  return row;
}

export async function findOrganisation(
  db: DbOrTx,
  id: string,
): Promise<(typeof organisations.$inferSelect & { members: number }) | undefined> {
  const [row] = await db.select().from(organisations).where(eq(organisations.id, id));
  const [counted] = await db.select({ members: count() }).from(members).where(eq(members.organisationId, id));
  return row && { ...row, members: counted?.members ?? 0 };
}
