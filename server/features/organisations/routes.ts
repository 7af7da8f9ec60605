import {
  currentOrganisation as currentOrganisationEndpoint,
  userProjects,
} from '@inkreel/contract/api/organisations.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type Route, route } from '../../http/route.ts';
import { currentOrganisation } from './current-organisation.ts';
import { findProjects } from './store.ts';

/** The organisation and its projects. */
export function organisationRoutes(deps: { db: Db; clock: Clock }): Route[] {
  return [
    route(currentOrganisationEndpoint, ({ user }) => currentOrganisation(deps, user)),
    route(userProjects, async ({ user, query }) => {
      const rows = await findProjects(deps.db, user, query.archived);
      return rows.map(({ id, name, createdAt }) => ({ id, name, created_at: createdAt.toISOString() }));
    }),
  ];
}
