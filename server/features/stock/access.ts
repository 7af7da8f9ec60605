import { and, eq, or, type SQL } from 'drizzle-orm';
import { isOrgAdmin } from '../../http/principal.ts';
import { inSeenProject, type Person } from '../organisations/project-access.ts';
import { stockItems } from './tables.ts';

/**
 * The single definition of which stock items a person sees and may change (decisions, Who sees what): their
 * own, those of projects that they see, and for admins everyone's. Items offered to everyone by operators are
 * not included.
 */
export function stockSeenBy(person: Person): SQL | undefined {
  const inOrganisation = eq(stockItems.organisationId, person.organisationId);
  if (isOrgAdmin(person)) return inOrganisation;
  return and(
    inOrganisation,
    or(eq(stockItems.userId, person.userId), inSeenProject(person, stockItems.projectId)),
  );
}
