import { type Creation, listResults } from '@inkreel/contract/api/creations.ts';
import type { SentQueryOf } from '@inkreel/contract/api/endpoint.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { useSignedIn } from '../lib/session.ts';
import { RESULTS_KEY } from './run-store.ts';

export type ResultFilter = Omit<SentQueryOf<typeof listResults>, 'before' | 'limit'>;

const NONE: readonly Creation[] = [];

/** Stored results that fit the filter, newest first, page by page. Empty while signed out. */
export function useResults(filter: ResultFilter, limit: number) {
  const signedIn = useSignedIn();
  const query = useInfiniteQuery({
    queryKey: [...RESULTS_KEY, filter, limit],
    enabled: signedIn,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(listResults, {
        query: { ...filter, limit, ...(pageParam === undefined ? {} : { before: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });
  const results = query.data?.pages.flatMap(({ items }) => items) ?? NONE;
  return {
    results,
    loaded: query.data !== undefined,
    failed: query.isError && query.data === undefined,
    hasMore: query.hasNextPage,
    loading: query.isFetching,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
    retry: () => void query.refetch(),
  };
}
