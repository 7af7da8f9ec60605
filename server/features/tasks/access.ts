import { and, eq, or, type SQL } from 'drizzle-orm';
import { isOrgAdmin } from '../../http/principal.ts';
import { inSeenProject, type Person } from '../organisations/project-access.ts';
import { results, tasks } from './tables.ts';

export type Viewer = Person;

/**
 * Which tasks a user may see, the one place that says so: members their own and those of projects that they see, admins
 * all of the organisation they work in (decisions, Who sees what). Anything else answers as if it did not exist.
 */
export function visibleTo(user: Viewer): SQL | undefined {
  const inOrganisation = eq(tasks.organisationId, user.organisationId);
  if (isOrgAdmin(user)) return inOrganisation;
  return and(inOrganisation, or(eq(tasks.userId, user.userId), inSeenProject(user, tasks.projectId)));
}

/** Which results of a task that the user sees they see as well: one may have been moved to another project since. */
export function resultsVisibleTo(user: Viewer): SQL | undefined {
  if (isOrgAdmin(user)) return undefined;
  return or(eq(results.userId, user.userId), inSeenProject(user, results.projectId));
}

/**
 * Which results a person sees, and with that may star, move and bin (decisions, Who sees what): one's own, those of
 * projects that one sees, admins everyone's.
 */
export function resultsSeenBy(user: Viewer): SQL | undefined {
  return and(eq(results.organisationId, user.organisationId), resultsVisibleTo(user));
}

/** Seeing a run of a colleague is not enough to stop it: its owner and admins may. */
export function mayCancel(user: Viewer, task: { userId: string }): boolean {
  return isOrgAdmin(user) || task.userId === user.userId;
}
