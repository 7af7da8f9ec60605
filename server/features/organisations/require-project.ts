import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { findProject } from './project-store.ts';

/** @throws AppError not_found for a project that does not exist, is archived, or is not the user's to see */
export async function requireProject(
  deps: { db: Db },
  user: Pick<Principal, 'organisationId' | 'userId' | 'role'>,
  projectId: string,
): Promise<void> {
  const project = await findProject(deps.db, user, projectId);
  if (!project || project.archivedAt !== null) throw new AppError('not_found');
}
