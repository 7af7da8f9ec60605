import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';

/** Prefix of every query key of the console: after a change all of them are refetched. */
export const ADMIN_KEY = 'admin';

const REFRESH_MS = 3_000;

interface Page<Row, Cursor> {
  items: Row[];
  next: Cursor | null;
}

export interface Rows<Row> {
  /** Undefined until the first page is there. */
  rows: Row[] | undefined;
  error: unknown;
  isFetching: boolean;
  /** Loads the next page; undefined if there is none. */
  more: (() => void) | undefined;
  again: () => void;
}

/**
 * A list of the console, page by page.
 * @param key what the list depends on beside the page: its name, search and filter
 * @param changes whether a row may change by itself: while one that is shown may, the list is refetched every few
 * seconds
 */
export function useRows<Row, Cursor>(
  key: readonly unknown[],
  load: (before: Cursor | undefined, signal: AbortSignal) => Promise<Page<Row, Cursor>>,
  changes?: (row: Row) => boolean,
): Rows<Row> {
  const query = useInfiniteQuery<
    Page<Row, Cursor>,
    Error,
    InfiniteData<Page<Row, Cursor>>,
    readonly unknown[],
    Cursor | undefined
  >({
    queryKey: [ADMIN_KEY, ...key],
    queryFn: ({ pageParam, signal }) => load(pageParam as Cursor | undefined, signal),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // Operators must see current data, not cached data.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      changes && state.data?.pages.some((page) => page.items.some(changes)) ? REFRESH_MS : false,
  });
  return {
    rows: query.data?.pages.flatMap((page) => page.items),
    error: query.error,
    isFetching: query.isFetching,
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    again: () => void query.refetch(),
  };
}
