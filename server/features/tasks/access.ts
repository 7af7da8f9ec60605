import { isPersonalService } from '@inkreel/contract/text/services.ts';
import { and, eq, or, type SQL } from 'drizzle-orm';
import { isOrgAdmin, type Principal } from '../../http/principal.ts';
import { inSeenProject, type Person } from '../organisations/project-access.ts';
import { results, tasks } from './tables.ts';

export type Viewer = Person & Pick<Principal, 'apiKeyId'>;

/**
 * Condition on tasks: the single definition of which ones a user may see. Members see their own and those of projects
 * that they see, admins all of the organisation they work in (decisions, Who sees what). All others do not exist for
 * them.
 */
export function visibleTo(user: Viewer): SQL | undefined {
  const inOrganisation = eq(tasks.organisationId, user.organisationId);
  if (isOrgAdmin(user)) return inOrganisation;
  return and(inOrganisation, or(eq(tasks.userId, user.userId), inSeenProject(user, tasks.projectId)));
}

/**
 * Condition on results of a task that the user sees: which of them they see too, since one may have been moved to
 * another project.
 */
export function resultsVisibleTo(user: Viewer): SQL | undefined {
  if (isOrgAdmin(user)) return undefined;
  return or(eq(results.userId, user.userId), inSeenProject(user, results.projectId));
}

/**
 * Condition on results: those that a person sees and may star, move and bin (decisions, Who sees what). Members see
 * their own and those of projects that they see, admins everyone's.
 */
export function resultsSeenBy(user: Viewer): SQL | undefined {
  return and(eq(results.organisationId, user.organisationId), resultsVisibleTo(user));
}

/**
 * Whether a reader may see what a run asked and answered. A chat is its author's alone: it is shown to them when they are
 * signed in, and to the API key that started it, but not to their other keys.
 */
export function mayReadContent(
  reader: Pick<Viewer, 'userId' | 'apiKeyId'> | undefined,
  task: { toolId: string; userId: string; apiKeyId: string | null },
): boolean {
  if (!isPersonalService(task.toolId)) return true;
  if (reader?.userId !== task.userId) return false;
  return reader.apiKeyId === undefined || reader.apiKeyId === task.apiKeyId;
}

/** Seeing a colleague's run is not enough to stop it: only its owner and admins may. */
export function mayCancel(user: Viewer, task: { userId: string }): boolean {
  return isOrgAdmin(user) || task.userId === user.userId;
}
