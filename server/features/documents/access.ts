import { and, eq, or, type SQL } from 'drizzle-orm';
import { isOrgAdmin } from '../../http/principal.ts';
import { inSeenProject, type Person } from '../organisations/project-access.ts';
import { documents } from './tables.ts';

/**
 * The one place that says which documents a person sees, and with that may change, bin and restore (decisions, Who sees
 * what): the own ones, those of projects that they see, admins everybody's.
 */
export function documentSeenBy(person: Person): SQL | undefined {
  const inOrganisation = eq(documents.organisationId, person.organisationId);
  if (isOrgAdmin(person)) return inOrganisation;
  return and(
    inOrganisation,
    or(eq(documents.userId, person.userId), inSeenProject(person, documents.projectId)),
  );
}
