import type { Db } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { requireAdmin } from './require-admin.ts';
import { nameOrganisation } from './store.ts';

/** @throws AppError forbidden for members */
export async function renameOrganisation(deps: { db: Db }, user: Principal, name: string): Promise<null> {
  requireAdmin(user);
  await nameOrganisation(deps.db, user.organisationId, name);
  return null;
}
