import { s as listResults } from "./creations-DtplDF1D.js";
import { F as call } from "../../entry-server.js";
import { h as useSignedIn } from "./session-DiDZXz4K.js";
import { t as RESULTS_KEY } from "./run-store-BJkgFiVe.js";
import { useInfiniteQuery } from "@tanstack/react-query";
// web/runs/use-results.ts
var NONE = [];
/** Stored results that fit the filter, newest first, page by page. Empty while signed out. */
function useResults(filter, limit) {
	const signedIn = useSignedIn();
	const query = useInfiniteQuery({
		queryKey: [
			...RESULTS_KEY,
			filter,
			limit
		],
		enabled: signedIn,
		initialPageParam: void 0,
		queryFn: ({ pageParam, signal }) => call(listResults, {
			query: {
				...filter,
				limit,
				...pageParam === void 0 ? {} : { before: pageParam }
			},
			signal
		}),
		getNextPageParam: ({ next }) => next ?? void 0,
		placeholderData: (before) => before
	});
	return {
		results: query.data?.pages.flatMap(({ items }) => items) ?? NONE,
		loaded: query.data !== void 0,
		failed: query.isError && query.data === void 0,
		hasMore: query.hasNextPage,
		loading: query.isFetching,
		loadMore: () => {
			if (query.hasNextPage && !query.isFetchingNextPage) query.fetchNextPage();
		},
		retry: () => void query.refetch()
	};
}
export { useResults as t };
