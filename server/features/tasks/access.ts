import { and, eq, type SQL } from 'drizzle-orm';
import { tasks } from '../../db/schema.ts';
import { isOrgAdmin, type SignedIn } from '../../http/route.ts';

export type Viewer = Pick<SignedIn, 'userId' | 'organisationId' | 'role'>;

/**
 * Which tasks a user may see, the one place that says so: members their own, admins all of the organisation they work
 * in (decisions, Who sees what). Anything else answers as if it did not exist.
 */
export function visibleTo(user: Viewer): SQL | undefined {
  const inOrganisation = eq(tasks.organisationId, user.organisationId);
  return isOrgAdmin(user) ? inOrganisation : and(inOrganisation, eq(tasks.userId, user.userId));
}
