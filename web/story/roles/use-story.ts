import { getDocument, SAVE_CHANGES, saveParts } from '@inkreel/contract/api/documents.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { RoleChange } from '@inkreel/contract/story/merge-roles.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { newId } from '../../lib/new-id.ts';

/** A story as the pages of characters need it. */
export interface StoryParts {
  id: string;
  projectId: string | null;
  parts: Parts;
}

const storyKey = (id: string | null) => ['story-parts', id];

async function readStory(id: string, signal?: AbortSignal) {
  const record = await call(getDocument, { params: { id }, ...(signal && { signal }) });
  const stored = (record.content as { parts?: readonly Part[] }).parts ?? [];
  return { ...record, parts: new Map(stored.map((part) => [part.id, part])) };
}

/** The story with this id; undefined until it is read, and for none. */
export function useStory(id: string | null): StoryParts | undefined {
  const { data } = useQuery({
    queryKey: storyKey(id),
    enabled: id !== null && id !== '',
    queryFn: async ({ signal }): Promise<StoryParts> => {
      const { parts, project_id: projectId } = await readStory(id ?? '', signal);
      return { id: id ?? '', projectId, parts };
    },
    staleTime: 0,
  });
  return data;
}

/** Reads a story again. */
export const reloadStory = (client: QueryClient, id: string): Promise<void> =>
  client.invalidateQueries({ queryKey: storyKey(id) });

/**
 * Changes a story like another page that has it open: what somebody writes meanwhile in the same fields is theirs.
 * @throws ApiError
 */
export async function changeStory(
  id: string,
  changesOf: (parts: Parts) => readonly RoleChange[],
): Promise<void> {
  const { revision, schema, parts } = await readStory(id);
  const changes = changesOf(parts);
  for (let at = 0; at < changes.length; at += SAVE_CHANGES) {
    const save = { schema, save: newId(), writer: newId(), base: revision };
    const body = { ...save, changes: changes.slice(at, at + SAVE_CHANGES) as never };
    await call(saveParts, { params: { id }, body });
  }
}
