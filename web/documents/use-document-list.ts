import {
  copyDocument,
  deleteDocument,
  listDocuments,
  updateDocument,
} from '@inkreel/contract/api/documents.ts';
import type { DocumentKindName } from '@inkreel/contract/documents/define-document.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { toastFailure } from '../lib/toast-failure.ts';

/** Documents on a page of a list. */
const LIMIT = 50;

/** Key of the lists of a kind. */
export const listKey = (kind: DocumentKindName) => ['documents', kind] as const;

/**
 * Documents of a kind, those changed last first.
 * @param search part of the name, or of the text
 * @param own only the person's, or all that they see
 */
export function useDocumentList(kind: DocumentKindName, { search = '', own = true } = {}) {
  const [deleted, setDeleted] = useState<string>();
  const messages = useStudioMessages();
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [...listKey(kind), 'rows', search, own],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      call(listDocuments, {
        query: {
          kind,
          limit: LIMIT,
          ...(own && { own: 'true' as const }),
          ...(search && { search }),
          ...(before && { before }),
        },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  const { data, isPending, error, hasNextPage, fetchNextPage } = query;
  const act = (work: Promise<unknown>) =>
    work
      .then(() => client.invalidateQueries({ queryKey: listKey(kind) }))
      .catch((failed: unknown) => toastFailure(failed, messages));
  const change = (id: string, body: { name: string } | { restored: true }) =>
    void act(call(updateDocument, { params: { id }, body }));
  return {
    items: (data?.pages ?? [])
      .flatMap((page) => page.items)
      .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at)),
    query,
    isPending,
    error,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    rename: (id: string, name: string) => change(id, { name }),
    /** Makes a document of the person with what this one has now. */
    copy: (id: string, name: string) =>
      void act(
        call(copyDocument, {
          params: { id },
          body: { name, save: crypto.randomUUID() },
        }),
      ),
    /** Moves it to the bin. */
    remove: (id: string) => void act(call(deleteDocument, { params: { id } }).then(() => setDeleted(id))),
    /** Takes the one that was deleted last out of the bin; undefined if none was. */
    restore:
      deleted === undefined
        ? undefined
        : () => {
            setDeleted(undefined);
            change(deleted, { restored: true });
          },
  };
}
export type DocumentList = ReturnType<typeof useDocumentList>;
