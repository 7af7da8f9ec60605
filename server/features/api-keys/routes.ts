import * as api from '@inkreel/contract/api/api-keys.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type Route, route } from '../../http/route.ts';
import { createApiKey } from './create-key.ts';
import { listApiKeys } from './list-keys.ts';
import { revokeApiKey } from './revoke-key.ts';

/** API keys of the current organisation. */
export function apiKeyRoutes(deps: { db: Db; clock: Clock }): Route[] {
  return [
    route(api.listApiKeys, ({ user }) => listApiKeys(deps, user)),
    route(api.createApiKey, ({ user, body }) => createApiKey(deps, user, body)),
    route(api.revokeApiKey, ({ user, params }) => revokeApiKey(deps, user, params.id)),
  ];
}
