import { currentOrganisation as currentOrganisationEndpoint } from '@inkreel/contract/api/organisations.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type Route, route } from '../../http/route.ts';
import { currentOrganisation } from './current-organisation.ts';

/** The organisation and its projects. */
export function organisationRoutes(deps: { db: Db; clock: Clock }): Route[] {
  return [route(currentOrganisationEndpoint, ({ user }) => currentOrganisation(deps, user))];
}
