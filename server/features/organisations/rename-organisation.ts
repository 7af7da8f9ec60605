import type { Db } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { lockAsAdmin } from './lock-as-admin.ts';
import { requireAdmin } from './require-admin.ts';
import { nameOrganisation } from './store.ts';

/** @throws AppError forbidden for members */
export async function renameOrganisation(deps: { db: Db }, user: Principal, name: string): Promise<null> {
  requireAdmin(user);
  await deps.db.transaction(async (tx) => {
    await lockAsAdmin(tx, user);
    await nameOrganisation(tx, user.organisationId, name);
  });
  return null;
}
