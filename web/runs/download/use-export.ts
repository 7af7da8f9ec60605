import { exportResult } from '@inkreel/contract/api/creations.ts';
import type { SentQueryOf } from '@inkreel/contract/api/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openResponse } from '../../lib/client.ts';

/** Milliseconds without a change before the server encodes: a slider passes many values. */
const PAUSE_MS = 250;
/** How long an encoded file is cached in case it is chosen again, in milliseconds. */
const KEPT_MS = 60_000;

/**
 * The result as the server encodes it by that query; nothing is requested while the query is undefined.
 * `file` is set once it belongs to the current query.
 */
export function useExport(resultId: string, query: SentQueryOf<typeof exportResult> | undefined) {
  const wanted = query === undefined ? undefined : JSON.stringify(query);
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, error, refetch } = useQuery({
    queryKey: ['export', resultId, settled],
    enabled: settled !== undefined && settled === wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const answer = await openResponse(exportResult, {
        params: { id: resultId },
        query: JSON.parse(settled ?? '{}') as SentQueryOf<typeof exportResult>,
        signal,
      });
      return answer.blob();
    },
  });
  const current = settled === wanted;
  return {
    file: current ? data : undefined,
    error: current ? error : null,
    retry: () => void refetch(),
  };
}
