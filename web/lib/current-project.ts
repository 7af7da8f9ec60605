import type { Project } from '@inkreel/contract/api/projects.ts';
import type { QueryClient } from '@tanstack/react-query';
import { writeLocally } from './hold-writes.ts';
import { projectsKey, QUERY_KEYS, type User, useProjects, useUser } from './query.ts';
import { createStore, useStore } from './store.ts';

const keyOf = (organisationId: string) => `inkreel.project.${organisationId}`;
const changes = createStore(0);

/** The project that was chosen last in an organisation, in this browser; undefined if none was. */
function chosenProject(organisationId: string): string | undefined {
  return localStorage.getItem(keyOf(organisationId)) ?? undefined;
}

/** From now on new runs of this organisation go to the project. */
export function chooseProject(organisationId: string, projectId: string): void {
  writeLocally(keyOf(organisationId), projectId);
  changes.set(changes.get() + 1);
}

/** The chosen one, else the one that the server takes by default; a project that is no longer open is ignored. */
export function pickProject<Listed extends Pick<Project, 'id'>>(
  open: readonly Listed[],
  chosen: string | undefined,
  ofServer: string | null,
): Listed | undefined {
  return open.find(({ id }) => id === chosen) ?? open.find(({ id }) => id === ofServer);
}

/**
 * The project that a run names: the chosen one, unless it is known not to be open any more. Undefined if none was
 * chosen: then the server takes the user's oldest.
 */
export function projectOfRun(client: QueryClient): string | undefined {
  const user = client.getQueryData<User>(QUERY_KEYS.user);
  const chosen = user && chosenProject(user.org_user.org_id);
  const listed = client.getQueryData<{ items: readonly Pick<Project, 'id'>[] }>(projectsKey(user));
  return listed === undefined || listed.items.some(({ id }) => id === chosen) ? chosen : undefined;
}

/** The project that new runs go to, with the open ones that the user sees; undefined until they are known. */
export function useCurrentProject(): { current: Project | undefined; open: readonly Project[] } | undefined {
  useStore(changes, 0);
  const user = useUser();
  const open = useProjects();
  if (user === undefined || open === undefined) return undefined;
  return { current: pickProject(open, chosenProject(user.org_user.org_id), user.project_id), open };
}
