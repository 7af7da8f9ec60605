import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { findUser, findUsers, nameIn } from '../accounts/find-users.ts';
import { type Person, seesProject } from './project-access.ts';
import { projectMembers, projects } from './tables.ts';

export type ProjectRow = typeof projects.$inferSelect;

/** Projects that match the condition, in the order in which they were created, with their creators. */
export async function findProjects(db: DbOrTx, which: SQL | undefined, archived: boolean) {
  const rows = await db
    .select()
    .from(projects)
    .where(and(which, archived ? isNotNull(projects.archivedAt) : isNull(projects.archivedAt)))
    .orderBy(asc(projects.createdAt), asc(projects.id));
  const people = await findUsers(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map((project) => ({ project, createdBy: nameIn(people, project.createdBy) }));
}

/** The project, if the person sees it. */
export async function findProject(db: DbOrTx, user: Person, id: string): Promise<ProjectRow | undefined> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(seesProject(user), eq(projects.id, id)));
  return row;
}

/** People who were added to these projects, in the order of their names. */
export async function findProjectMembers(db: DbOrTx, projectIds: readonly string[]) {
  if (projectIds.length === 0) return [];
  const rows = await db
    .select({ projectId: projectMembers.projectId, userId: projectMembers.userId })
    .from(projectMembers)
    .where(inArray(projectMembers.projectId, [...projectIds]));
  const people = await findUsers(
    db,
    rows.map(({ userId }) => userId),
  );
  const places = Map.groupBy(rows, ({ userId }) => userId);
  return [...people.values()].flatMap(({ id, name }) =>
    (places.get(id) ?? []).map(({ projectId }) => ({ projectId, id, name })),
  );
}

/** Exact only under the organisation's lock. */
export async function countOpenProjects(db: DbOrTx, organisationId: string): Promise<number> {
  return db.$count(projects, and(eq(projects.organisationId, organisationId), isNull(projects.archivedAt)));
}

/** The organisation's default project: its oldest open one. Undefined if all are archived. */
export async function findDefaultProject(db: DbOrTx, organisationId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.organisationId, organisationId), isNull(projects.archivedAt)))
    .orderBy(asc(projects.createdAt), asc(projects.id))
    .limit(1);
  return row?.id;
}

export async function insertProject(tx: Tx, row: ProjectRow): Promise<void> {
  await tx.insert(projects).values(row);
}

export async function changeProject(
  tx: Tx,
  id: string,
  change: { name?: string; archivedAt?: Date | null },
): Promise<void> {
  await tx.update(projects).set(change).where(eq(projects.id, id));
}

/** Idempotent. */
export async function insertProjectMember(tx: Tx, projectId: string, userId: string): Promise<void> {
  await tx.insert(projectMembers).values({ projectId, userId }).onConflictDoNothing();
}

/** False if the person was not in it. */
export async function deleteProjectMember(db: DbOrTx, projectId: string, userId: string): Promise<boolean> {
  const gone = await db
    .delete(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)))
    .returning({ userId: projectMembers.userId });
  return gone.length === 1;
}

export async function findUserName(db: DbOrTx, userId: string): Promise<string> {
  return (await findUser(db, userId))?.name ?? '';
}
