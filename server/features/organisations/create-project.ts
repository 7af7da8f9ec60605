import type { Project } from '@inkreel/contract/api/projects.ts';
import { v7 } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { lockAsMember } from './lock-as-admin.ts';
import { findUserName, insertProject } from './project-store.ts';
import { requireRoom } from './require-room.ts';

/**
 * Makes a project; anyone in the organisation may.
 * @throws AppError project_limit_reached with `{cap}`; forbidden for someone who was just removed
 */
export async function createProject(
  deps: { db: Db; clock: Clock },
  user: Principal,
  { name }: { name: string },
): Promise<Project> {
  const { organisationId, userId } = user;
  const now = deps.clock.now();
  const id = v7();
  return deps.db.transaction(async (tx) => {
    await requireRoom(tx, (await lockAsMember(tx, user)).organisation, now);
    await insertProject(tx, {
      id,
      organisationId,
      name,
      createdBy: userId,
      archivedAt: null,
      createdAt: now,
    });
    return {
      id,
      name,
      archived: false,
      created_by: { id: userId, name: await findUserName(tx, userId) },
      members: [],
      results: 0,
      created_at: now.toISOString(),
    };
  });
}
