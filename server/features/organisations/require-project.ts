import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { type Person, selectProject } from './project-access.ts';
import { findProject } from './project-store.ts';
import { projects } from './tables.ts';

/**
 * The project, or the one that the user works in if none is named; locked, so that what is counted in it stays true.
 * @throws AppError not_found as `requireProject`, or if there is no open project
 */
export async function lockOpenProject(tx: Tx, user: Person, projectId: string | undefined): Promise<string> {
  const wanted = projectId === undefined ? undefined : sql`${projectId}::uuid`;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${projects} where id = (${selectProject(user, wanted)}) for no key update`,
  );
  const [project] = rows;
  if (!project) throw new AppError('not_found');
  return project.id;
}

/** @throws AppError not_found for a project that does not exist, is archived, or is not the user's to see */
export async function requireProject(
  deps: { db: Db },
  user: Pick<Principal, 'organisationId' | 'userId' | 'role'>,
  projectId: string,
): Promise<void> {
  const project = await findProject(deps.db, user, projectId);
  if (!project || project.archivedAt !== null) throw new AppError('not_found');
}
