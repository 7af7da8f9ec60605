import { and, eq, type SQL } from 'drizzle-orm';
import { inSeenProject, type Person } from '../organisations/project-access.ts';
import { roles } from './tables.ts';

/**
 * The single definition of which characters a person sees, and so may change and delete (decisions, Who sees what):
 * those of projects that they see.
 */
export function roleSeenBy(person: Person): SQL | undefined {
  return and(eq(roles.organisationId, person.organisationId), inSeenProject(person, roles.projectId));
}
