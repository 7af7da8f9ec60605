import { listApiKeys } from '@inkreel/contract/api/api-keys.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { TEAM_KEY } from '../../../lib/team.ts';

const KEYS = [...TEAM_KEY, 'api-keys'];

/** API keys of the current organisation; admins may see them. */
export function useApiKeys() {
  return useQuery({ queryKey: KEYS, queryFn: ({ signal }) => call(listApiKeys, { signal }) });
}

/** Reads the keys again. */
export function useReloadKeys(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEYS });
}
