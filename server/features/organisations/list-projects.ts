import type { Project } from '@inkreel/contract/api/projects.ts';
import { PROJECT_CAPS } from '@inkreel/contract/limits.ts';
import { editionOf } from '@inkreel/contract/plans.ts';
import type { SQL } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { countByProject } from '../tasks/results/find-results.ts';
import { findOrganisation } from './find-organisations.ts';
import { seesProject, takesPartIn } from './project-access.ts';
import { findProjectMembers, findProjects } from './project-store.ts';
import { requireAdmin } from './require-admin.ts';

type Deps = { db: Db; clock: Clock };
type Listed = Promise<{ items: Project[]; cap: number }>;

/**
 * All projects of the organisation.
 * @throws AppError forbidden for members
 */
export async function organisationProjects(
  deps: Deps,
  user: Principal,
  { archived }: { archived: boolean },
): Listed {
  requireAdmin(user);
  return list(deps, user, seesProject(user), archived);
}

/** Projects that the user made or was added to, whatever their role. */
export function userProjects(deps: Deps, user: Principal, { archived }: { archived: boolean }): Listed {
  return list(deps, user, takesPartIn(user), archived);
}

async function list(
  { db, clock }: Deps,
  { organisationId }: Principal,
  which: SQL | undefined,
  archived: boolean,
): Listed {
  const organisation = await findOrganisation(db, organisationId);
  if (!organisation) throw new AppError('not_found');
  const rows = await findProjects(db, which, archived);
  const ids = rows.map(({ project }) => project.id);
  const people = Map.groupBy(await findProjectMembers(db, ids), ({ projectId }) => projectId);
  const counts = await countByProject(db, organisationId);
  const items = rows.map(({ project, createdBy }) => ({
    id: project.id,
    name: project.name,
    archived: project.archivedAt !== null,
    created_by: createdBy,
    members: (people.get(project.id) ?? []).map(({ id, name }) => ({ id, name })),
    results: counts.get(project.id) ?? 0,
    created_at: project.createdAt.toISOString(),
  }));
  return { items, cap: PROJECT_CAPS[editionOf(organisation, clock.now())] };
}
