import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import type {
  listLooks as looksEndpoint,
  Role,
  listRoles as rolesEndpoint,
} from '@inkreel/contract/api/roles.ts';
import { pageOf } from '../../db/search.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { StorageDeps } from '../storage/files.ts';
import { findFiles } from '../storage/find-files.ts';
import { followRuns } from '../tasks/follow-runs.ts';
import { lookOf, roleOf } from './role-record.ts';
import { findLooks, findRole, findRoles, withPictures } from './store.ts';

/** Characters of the current organisation that the person sees, newest first. */
export async function listRoles(
  deps: StorageDeps,
  person: Principal,
  asked: QueryOf<typeof rolesEndpoint>,
): Promise<OutputOf<typeof rolesEndpoint>> {
  const { items, next } = pageOf(await findRoles(deps.db, person, asked), asked.limit);
  return { items: (await withPictures(deps.db, items)).map((role) => roleOf(deps, role)), next };
}

/** @throws AppError not_found for a character that the person does not see */
export async function getRole(deps: StorageDeps, person: Principal, id: string): Promise<Role> {
  const role = await findRole(deps.db, person, id);
  const [whole] = role ? await withPictures(deps.db, [role]) : [];
  if (!whole) throw new AppError('not_found');
  return roleOf(deps, whole);
}

/** @throws AppError not_found for a character that the person does not see */
export async function listLooks(
  deps: StorageDeps,
  person: Principal,
  roleId: string,
): Promise<OutputOf<typeof looksEndpoint>> {
  if (!(await findRole(deps.db, person, roleId))) throw new AppError('not_found');
  const rows = await findLooks(deps.db, roleId);
  // Runs first: one that ends in between has written its picture by then.
  const runs = await followRuns(
    deps.db,
    rows.flatMap(({ taskId }) => taskId ?? []),
  );
  const looks = runs.size === 0 ? rows : await findLooks(deps.db, roleId);
  const files = await findFiles(
    deps.db,
    looks.flatMap(({ fileId }) => fileId ?? []),
  );
  const items = looks.map((look) =>
    lookOf(deps, look, { picture: files.get(look.fileId ?? ''), run: runs.get(look.taskId ?? '') }),
  );
  return { items };
}
