import { useInfiniteQuery } from "@tanstack/react-query";
// web/features/admin/parts/use-rows.ts
/** Prefix of every query key of the console: after a change all of them are refetched. */
var ADMIN_KEY = "admin";
var REFRESH_MS = 3e3;
/**
* A list of the console, page by page.
* @param key what the list depends on beside the page: its name, search and filter
* @param changes whether a row may change by itself: while one that is shown may, the list is refetched every few
* seconds
*/
function useRows(key, load, changes) {
	const query = useInfiniteQuery({
		queryKey: [ADMIN_KEY, ...key],
		queryFn: ({ pageParam, signal }) => load(pageParam, signal),
		initialPageParam: void 0,
		getNextPageParam: (page) => page.next ?? void 0,
		staleTime: 0,
		refetchInterval: ({ state }) => changes && state.data?.pages.some((page) => page.items.some(changes)) ? REFRESH_MS : false
	});
	return {
		rows: query.data?.pages.flatMap((page) => page.items),
		error: query.error,
		isFetching: query.isFetching,
		more: query.hasNextPage ? () => void query.fetchNextPage() : void 0,
		again: () => void query.refetch()
	};
}
export { useRows as n, ADMIN_KEY as t };
