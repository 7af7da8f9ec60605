import type { SentBodyOf } from '@inkreel/contract/api/endpoint.ts';
import {
  deleteLook,
  deleteRole,
  getRole,
  type Look,
  listLooks,
  listRoles,
  type Role,
  updateRole,
} from '@inkreel/contract/api/roles.ts';
import { mergeRoles } from '@inkreel/contract/story/merge-roles.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/client.ts';
import { useRuns } from '../../runs/run-store.ts';
import { changeStory } from './use-story.ts';

const NONE: readonly Role[] = [];
const PAGE = 100;
/** While a look is made and nothing else tells of it. */
const POLL_MS = 5000;

const ROLES_KEY = ['story-roles'];
/** What stories compare their pictures with. */
const OUTSIDE_KEY = ['story-outside'];
const roleKey = (id: string) => ['story-role', id];
const looksKey = (id: string) => ['story-looks', id];
const usesKey = (id: string) => ['story-role-uses', id];

/** Characters of a project, or of all projects that the person sees, newest first. */
export function useRoles(projectId?: string | null) {
  const query = useQuery({
    queryKey: [...ROLES_KEY, projectId ?? null],
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

export function useRole(id: string) {
  return useQuery({
    queryKey: roleKey(id),
    queryFn: ({ signal }) => call(getRole, { query: { id }, signal }),
  });
}

/** What stories use of a character: what its deletion would change. */
export function useRoleUses(id: string) {
  return useQuery({ queryKey: usesKey(id), queryFn: ({ signal }) => previewRole(id, signal) });
}

/** What the deletion of a character would change. */
export const previewRole = (id: string, signal?: AbortSignal) =>
  call(deleteRole, { params: { id }, query: { preview: 'true' }, ...(signal && { signal }) });

/** What the deletion of a look would change. */
export const previewLook = (id: string, signal?: AbortSignal) =>
  call(deleteLook, { params: { id }, query: { preview: 'true' }, ...(signal && { signal }) });

/** Looks of a character; they are read again when the run of one ends. */
export function useLooks(roleId: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: looksKey(roleId),
    queryFn: ({ signal }) => call(listLooks, { query: { role_id: roleId }, signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isMaking) ? POLL_MS : false),
  });
  const { runs } = useRuns();
  const making = query.data?.items.filter(isMaking).map(({ task_id }) => task_id) ?? [];
  const ended = runs.filter(({ id, state }) => making.includes(id) && !UNFINISHED.has(state)).length;
  const ready = query.data?.items.filter(({ status }) => status === 'ready').length;
  useEffect(() => {
    if (ended > 0) void client.invalidateQueries({ queryKey: looksKey(roleId) });
  }, [client, ended, roleId]);
  // The character shows its primary look.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count triggers it but is not an input
  useEffect(() => {
    void client.invalidateQueries({ queryKey: roleKey(roleId) });
    void client.invalidateQueries({ queryKey: ROLES_KEY });
  }, [client, ready, roleId]);
  return query;
}

const UNFINISHED: ReadonlySet<string> = new Set(['PENDING', 'RUNNING']);
const isMaking = ({ status }: Look) => status === 'making';

/** Changes a character on the server, and wherever the page shows it. */
export async function changeRole(
  client: QueryClient,
  id: string,
  change: SentBodyOf<typeof updateRole>,
): Promise<void> {
  const changed = await call(updateRole, { params: { id }, body: change });
  client.setQueryData(roleKey(id), changed);
  void client.invalidateQueries({ queryKey: OUTSIDE_KEY });
  await client.invalidateQueries({ queryKey: ROLES_KEY });
}

/** Reads the looks of a character again, and the character with them. */
export async function reloadLooks(client: QueryClient, roleId: string): Promise<void> {
  void client.invalidateQueries({ queryKey: OUTSIDE_KEY });
  await client.invalidateQueries({ queryKey: looksKey(roleId) });
  await client.invalidateQueries({ queryKey: roleKey(roleId) });
  await reloadRoles(client);
}

/** Reads every list of characters again. */
export const reloadRoles = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ROLES_KEY });

/**
 * Gives all lines and shots of a character to another one, story by story, and deletes it. What has moved stays moved if
 * a later step fails: another try moves the rest.
 * @throws ApiError
 */
export async function mergeInto(client: QueryClient, from: string, into: string): Promise<void> {
  const { stories } = await previewRole(from);
  for (const { id } of stories) await changeStory(id, (parts) => mergeRoles(parts.values(), from, into));
  await call(deleteRole, { params: { id: from } });
  void client.invalidateQueries({ queryKey: OUTSIDE_KEY });
  void client.invalidateQueries({ queryKey: usesKey(into) });
  await reloadRoles(client);
}
