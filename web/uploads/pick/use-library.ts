import { listResults } from '@inkreel/contract/api/creations.ts';
import { listStock, searchStock, systemStock } from '@inkreel/contract/api/stock.ts';
import { listFiles } from '@inkreel/contract/api/storage.ts';
import type { MediaKind } from '@inkreel/contract/media-types.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { type Pickable, pickableOf } from '../use-picture-input.ts';
import { withoutRepeats } from './without-repeats.ts';

export const SHELVES = ['uploads', 'results', 'stock'] as const;
export type Shelf = (typeof SHELVES)[number];

interface Page {
  items: Pickable[];
  next: string | null;
}
interface Asked {
  kind: MediaKind;
  search: string;
  before: string | undefined;
  signal: AbortSignal;
}

const LIMIT = 30;

/** Pictures that the product keeps, shelf by shelf, newest first, page by page. */
export function useLibrary(kind: MediaKind, shelf: Shelf, search: string) {
  const query = useInfiniteQuery({
    queryKey: ['library', kind, shelf, search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => LOADERS[shelf]({ kind, search, before: pageParam, signal }),
    getNextPageParam: ({ next }: Page) => next ?? undefined,
    // Recent uploads must be in the list.
    staleTime: 0,
  });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return {
    items: shelf === 'uploads' ? withoutRepeats(items) : items,
    loaded: query.data !== undefined,
    failed: query.isError,
    hasMore: query.hasNextPage,
    loading: query.isFetching,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

const LOADERS: Record<Shelf, (asked: Asked) => Promise<Page>> = {
  uploads: async ({ kind, before, signal }) => {
    // Paintings over pictures are not offered as pictures.
    const { items, next } = await call(listFiles, {
      query: { limit: LIMIT, before, from_type: 'tool', kind },
      signal,
    });
    return { items: items.map((file) => pickableOf(file, file.name)), next };
  },
  results: async ({ kind, search, before, signal }) => {
    const query = { limit: LIMIT, before, search, kind };
    const { items, next } = await call(listResults, { query, signal });
    return {
      items: items.map(({ file, prompt }) => pickableOf({ ...file, path: file.url }, prompt ?? '')),
      next,
    };
  },
  stock: loadStock,
};

/** The team's own stock first, and on its first page what is offered to everyone. */
async function loadStock({ kind, search, before, signal }: Asked): Promise<Page> {
  const page = { limit: LIMIT, before, kind };
  const own =
    search === ''
      ? call(listStock, { query: page, signal })
      : call(searchStock, { query: { ...page, search }, signal });
  const offered =
    before === undefined
      ? call(systemStock, { query: { limit: 100, kind, search }, signal })
      : Promise.resolve({ items: [] });
  const [mine, everybodys] = await Promise.all([own, offered]);
  const seen = new Set(mine.items.map(({ id }) => id));
  const others = everybodys.items.filter(({ id }) => !seen.has(id));
  return {
    items: [...mine.items, ...others].map(({ file, name }) => pickableOf(file, name)),
    next: mine.next,
  };
}
