import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { findRole } from './memberships.ts';
import { deleteProjectMember, findProject, insertProjectMember } from './project-store.ts';
import { requireOwnProject } from './update-project.ts';

interface Wanted {
  projectId: string;
  memberId: string;
}

/**
 * Adds a member of the organisation to a project; idempotent. Its creator and admins may do this.
 * @throws AppError not_found for a project that the user does not see, or for someone who is not a member;
 * forbidden
 */
export async function addProjectMember(
  deps: { db: Db },
  user: Principal,
  { projectId, memberId }: Wanted,
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const project = await requireOwnProject(tx, user, projectId);
    // Locked, so that someone who is being removed from the organisation does not keep a place here.
    if (!(await findRole(tx, user.organisationId, memberId, { hold: true }))) throw new AppError('not_found');
    if (project.createdBy !== memberId) await insertProjectMember(tx, projectId, memberId);
  });
  return null;
}

/**
 * Removes a member from a project: its creator and admins may, and members may remove themselves.
 * @throws AppError not_found for a project that the user does not see, or for someone who is not in it;
 * forbidden
 */
export async function removeProjectMember(
  deps: { db: Db },
  user: Principal,
  { projectId, memberId }: Wanted,
): Promise<null> {
  const goes = memberId === user.userId;
  const project = goes
    ? await findProject(deps.db, user, projectId)
    : await requireOwnProject(deps.db, user, projectId);
  if (!project || !(await deleteProjectMember(deps.db, projectId, memberId))) throw new AppError('not_found');
  return null;
}
