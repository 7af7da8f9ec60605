import { listRoles, type Role } from '@inkreel/contract/api/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

const NONE: readonly Role[] = [];
const PAGE = 100;

/** Characters of a project, or of all projects that the person sees, newest first. */
export function useRoles(projectId?: string | null) {
  const query = useQuery({
    queryKey: ['story-roles', projectId ?? null],
    queryFn: async ({ signal }) => {
      const found: Role[] = [];
      for (let before: string | undefined; ; ) {
        const { items, next } = await call(listRoles, {
          query: {
            limit: PAGE,
            ...(projectId ? { project_id: projectId } : {}),
            ...(before ? { before } : {}),
          },
          signal,
        });
        found.push(...items);
        if (next === null) return found;
        before = next;
      }
    },
    staleTime: 5000,
  });
  return { query, roles: query.data ?? NONE };
}
