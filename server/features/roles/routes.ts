import * as api from '@inkreel/contract/api/roles.ts';
import { type Route, route } from '../../http/route.ts';
import type { StorageDeps } from '../storage/files.ts';
import { createLook, deleteLook } from './change-look.ts';
import { createRole, deleteRole, updateRole } from './change-role.ts';
import { getRole, listLooks, listRoles } from './read-roles.ts';

/** Characters of projects, and their looks. */
export function roleRoutes(deps: StorageDeps): Route[] {
  return [
    route(api.createRole, ({ user, body }) => createRole(deps, user, body)),
    route(api.updateRole, ({ user, params, body }) => updateRole(deps, user, params.id, body)),
    route(api.deleteRole, ({ user, params, query }) => deleteRole(deps, user, params.id, query)),
    route(api.getRole, ({ user, query }) => getRole(deps, user, query.id)),
    route(api.listRoles, ({ user, query }) => listRoles(deps, user, query)),
    route(api.createLook, ({ user, body }) => createLook(deps, user, body)),
    route(api.deleteLook, ({ user, params, query }) => deleteLook(deps, user, params.id, query)),
    route(api.listLooks, ({ user, query }) => listLooks(deps, user, query.role_id)),
  ];
}
