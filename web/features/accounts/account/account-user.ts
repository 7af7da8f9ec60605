import { currentUser } from '@inkreel/contract/api/accounts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { QUERY_KEYS } from '../../../lib/query.ts';

/** The signed-in user with the state of its query; shares the cache entry of the user in the header. */
export function useAccountUser(signedIn: boolean) {
  return useQuery({
    queryKey: QUERY_KEYS.user,
    queryFn: ({ signal }) => call(currentUser, { signal }),
    enabled: signedIn,
  });
}

/** Reloads the user after a change. */
export function useReloadUser(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: QUERY_KEYS.user });
}
