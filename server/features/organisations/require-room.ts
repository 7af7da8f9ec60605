import { PROJECT_CAPS } from '@inkreel/contract/limits.ts';
import { editionOf } from '@inkreel/contract/plans.ts';
import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { OrganisationRow } from './find-organisations.ts';
import { countOpenProjects } from './project-store.ts';

/**
 * Checks that one more project may be open (decisions, Project caps); exact, since the organisation is locked.
 * @param organisation the row that `lockOrganisation` returned in this transaction
 * @throws AppError project_limit_reached with `{cap}`
 */
export async function requireRoom(tx: Tx, organisation: OrganisationRow, now: Date): Promise<void> {
  const cap = PROJECT_CAPS[editionOf(organisation, now)];
  if ((await countOpenProjects(tx, organisation.id)) >= cap)
    throw new AppError('project_limit_reached', { data: { cap } });
}
