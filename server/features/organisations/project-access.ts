import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isOrgAdmin, type Principal } from '../../http/principal.ts';
import { projectMembers, projects } from './tables.ts';

/** The viewer: a person in the organisation they work in. */
export type Person = Pick<Principal, 'organisationId' | 'userId' | 'role'>;

/** The same; a defined statement has placeholders in place of the ids. */
type Eyes = Pick<Person, 'role'> & { [Id in 'organisationId' | 'userId']: string | SQL };

/** Condition on `projects`: the person created the project or was added to it, whatever their role. */
export function takesPartIn(user: Omit<Eyes, 'role'>): SQL | undefined {
  const added = sql`exists (
    select from ${projectMembers}
     where ${projectMembers.projectId} = ${projects.id} and ${projectMembers.userId} = ${user.userId})`;
  return and(
    eq(projects.organisationId, user.organisationId),
    or(eq(projects.createdBy, user.userId), added),
  );
}

/**
 * Condition on `projects`: the single definition of which ones a person sees. Admins see all of the organisation,
 * members those that they created or were added to (decisions, Who sees what).
 */
export function seesProject(user: Eyes): SQL | undefined {
  return isOrgAdmin(user) ? eq(projects.organisationId, user.organisationId) : takesPartIn(user);
}

/**
 * The same for rows that belong to a project, by their column with its id: a person who sees a project sees
 * everything in it.
 */
export function inSeenProject(user: Person, projectId: PgColumn): SQL {
  return sql`${projectId} in (select ${projects.id} from ${projects} where ${seesProject(user)})`;
}

/**
 * Selects the id of the project that a person works in if they name none: their own oldest open one, else the oldest
 * open one that they see; no row if there is none.
 * @param wanted if it is not null, only the project with this id
 */
export function selectProject(user: Eyes, wanted?: SQL): SQL {
  const only = wanted ? sql`(${wanted} is null or ${projects.id} = ${wanted})` : sql`true`;
  return sql`
    select ${projects.id} as id from ${projects}
     where ${seesProject(user)} and ${projects.archivedAt} is null and ${only}
     order by ${projects.createdBy} is distinct from ${user.userId}::uuid, ${projects.createdAt}, ${projects.id}
     limit 1`;
}
