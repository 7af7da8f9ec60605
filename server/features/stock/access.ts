import { and, eq, or, type SQL } from 'drizzle-orm';
import { isOrgAdmin } from '../../http/principal.ts';
import { inSeenProject, type Person } from '../organisations/project-access.ts';
import { stockItems } from './tables.ts';

/**
 * The one place that says which items of the stock a person sees, and with that may change (decisions, Who sees what):
 * one's own, those of projects that they see, admins everyone's. What operators offer to everyone is not in it.
 */
export function stockSeenBy(person: Person): SQL | undefined {
  const inOrganisation = eq(stockItems.organisationId, person.organisationId);
  if (isOrgAdmin(person)) return inOrganisation;
  return and(
    inOrganisation,
    or(eq(stockItems.userId, person.userId), inSeenProject(person, stockItems.projectId)),
  );
}
