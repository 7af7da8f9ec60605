import { listFilmShares } from '@inkreel/contract/api/film-shares.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

/** Guests comment while the film is edited. */
const AGAIN_MS = 30_000;

/** Links of a film, what they show, and what was said by them. */
export function useFilmShares(id: string) {
  return useQuery({
    queryKey: ['film-shares', id],
    queryFn: ({ signal }) => call(listFilmShares, { params: { id }, signal }),
    refetchInterval: AGAIN_MS,
  });
}
