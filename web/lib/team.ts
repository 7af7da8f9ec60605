import { listMembers } from '@inkreel/contract/api/team.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';

/** Prefix of every query over the current organisation and its people. */
export const TEAM_KEY = ['team'];

/** Everyone in the current organisation. */
export function useMembers() {
  return useQuery({
    queryKey: [...TEAM_KEY, 'members'],
    queryFn: ({ signal }) => call(listMembers, { signal }),
  });
}
