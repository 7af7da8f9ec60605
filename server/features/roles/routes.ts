import * as api from '@inkreel/contract/api/roles.ts';
import { type Route, route } from '../../http/route.ts';
import { deleteLook, storeLook } from './change-look.ts';
import { createRole, deleteRole, updateRole } from './change-role.ts';
import { type MakeLookDeps, makeLook } from './make-look.ts';
import { getRole, listLooks, listRoles } from './read-roles.ts';

/** Characters of projects, and their looks. */
export function roleRoutes(deps: MakeLookDeps): Route[] {
  return [
    route(api.createRole, ({ user, body }) => createRole(deps, user, body)),
    route(api.updateRole, ({ user, params, body }) => updateRole(deps, user, params.id, body)),
    route(api.deleteRole, ({ user, params, query }) => deleteRole(deps, user, params.id, query)),
    route(api.getRole, ({ user, query }) => getRole(deps, user, query.id)),
    route(api.listRoles, ({ user, query }) => listRoles(deps, user, query)),
    route(api.createLook, ({ user, body: { image_url, ...wish }, idempotencyKey }) =>
      image_url === undefined
        ? makeLook(deps, user, wish, idempotencyKey)
        : storeLook(deps, user, { ...wish, image_url }, idempotencyKey),
    ),
    route(api.deleteLook, ({ user, params, query }) => deleteLook(deps, user, params.id, query)),
    route(api.listLooks, ({ user, query }) => listLooks(deps, user, query.role_id)),
  ];
}
