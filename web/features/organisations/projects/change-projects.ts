import { type Project, updateProject } from '@inkreel/contract/api/projects.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { isOrgAdmin, QUERY_KEYS, type User } from '../../../lib/query.ts';

/** Reads all lists of projects again. */
export function useReloadProjects(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: QUERY_KEYS.projects }),
      client.invalidateQueries({ queryKey: QUERY_KEYS.user }),
    ]);
  };
}

/** True for users who may rename and archive a project and manage its members: its creator and admins. */
export function mayManage(project: Pick<Project, 'created_by'>, user: User): boolean {
  return isOrgAdmin(user) || project.created_by?.id === user.id;
}

/** Puts a project into the archive or takes it out. Throws ApiError. */
export function setArchived(id: string, archived: boolean): Promise<null> {
  return call(updateProject, { params: { id }, body: { archived } });
}
