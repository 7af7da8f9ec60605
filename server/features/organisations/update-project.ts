import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { updateProject as endpoint } from '@inkreel/contract/api/projects.ts';
import type { Clock } from '../../clock.ts';
import type { Db, DbOrTx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { isOrgAdmin, type Principal } from '../../http/principal.ts';
import { lockAsMember } from './lock-as-admin.ts';
import { changeProject, countOpenProjects, findProject, type ProjectRow } from './project-store.ts';
import { requireRoom } from './require-room.ts';

/**
 * Renames, archives or reopens a project, for its creator and admins.
 * @throws AppError not_found for a project that the user does not see; forbidden; last_project;
 * project_limit_reached with `{cap}`
 */
export async function updateProject(
  deps: { db: Db; clock: Clock },
  user: Principal,
  id: string,
  wish: BodyOf<typeof endpoint>,
): Promise<null> {
  if (wish.name === undefined && wish.archived === undefined) throw new AppError('invalid_input');
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { organisation, role } = await lockAsMember(tx, user);
    const project = await requireOwnProject(tx, { ...user, role }, id);
    const isOpen = project.archivedAt === null;
    const closes = isOpen && wish.archived === true;
    const opens = !isOpen && wish.archived === false;
    if (closes && (await countOpenProjects(tx, organisation.id)) <= 1) throw new AppError('last_project');
    if (opens) await requireRoom(tx, organisation, now);
    await changeProject(tx, id, {
      name: wish.name ?? project.name,
      ...(closes ? { archivedAt: now } : {}),
      ...(opens ? { archivedAt: null } : {}),
    });
  });
  return null;
}

/**
 * The project, if the user may change it: its creator and admins.
 * @throws AppError not_found for a project that they do not see, forbidden for one that they were only added
 * to
 */
export async function requireOwnProject(db: DbOrTx, user: Principal, id: string): Promise<ProjectRow> {
  const project = await findProject(db, user, id);
  if (!project) throw new AppError('not_found');
  if (!isOrgAdmin(user) && project.createdBy !== user.userId) throw new AppError('forbidden');
  return project;
}
