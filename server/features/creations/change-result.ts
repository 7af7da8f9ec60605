import type { updateResult as endpoint } from '@inkreel/contract/api/creations.ts';
import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { requireProject } from '../organisations/require-project.ts';
import { changeResult } from '../tasks/results/change-results.ts';

/**
 * Stars a result, moves it to a project, or restores it from the bin.
 * @throws AppError not_found for a result or project that the user does not see
 */
export async function updateResult(
  deps: { db: Db },
  user: Principal,
  id: string,
  wish: BodyOf<typeof endpoint>,
): Promise<null> {
  if (wish.project_id !== undefined) await requireProject(deps, user, wish.project_id);
  const change = {
    ...(wish.starred === undefined ? {} : { starred: wish.starred }),
    ...(wish.project_id === undefined ? {} : { projectId: wish.project_id }),
    ...(wish.restored === undefined ? {} : { deletedAt: null }),
  };
  if (Object.keys(change).length === 0) throw new AppError('invalid_input');
  if (!(await changeResult(deps.db, user, id, change))) throw new AppError('not_found');
  return null;
}

/**
 * Moves a result to the bin; idempotent.
 * @throws AppError not_found for a result that the user does not see
 */
export async function deleteResult(
  deps: { db: Db; clock: Clock },
  user: Principal,
  id: string,
): Promise<null> {
  const found = await changeResult(deps.db, user, id, { deletedAt: deps.clock.now() });
  if (!found) throw new AppError('not_found');
  return null;
}
