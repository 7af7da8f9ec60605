import { and, eq, isNull } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { findProject } from './project-store.ts';
import { projects } from './tables.ts';

/** @throws AppError not_found for a project that does not exist, is archived, or is not the user's to see */
export async function requireProject(
  deps: { db: Db },
  user: Pick<Principal, 'organisationId' | 'userId' | 'role'>,
  projectId: string,
): Promise<void> {
  const project = await findProject(deps.db, user, projectId);
  if (!project || project.archivedAt !== null) throw new AppError('not_found');
}

/** Whether the project is not archived, whether or not the person sees it. */
export async function isOpenProject(db: DbOrTx, projectId: string): Promise<boolean> {
  return (await db.$count(projects, and(eq(projects.id, projectId), isNull(projects.archivedAt)))) === 1;
}
