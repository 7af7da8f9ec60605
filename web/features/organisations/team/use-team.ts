import { currentOrganisation, userOrganisations } from '@inkreel/contract/api/organisations.ts';
import { listInvitations } from '@inkreel/contract/api/team.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { QUERY_KEYS } from '../../../lib/query.ts';
import { TEAM_KEY } from '../../../lib/team.ts';

/** The organisation that the user works in. */
export function useOrganisation() {
  return useQuery({
    queryKey: [...TEAM_KEY, 'organisation'],
    queryFn: ({ signal }) => call(currentOrganisation, { signal }),
  });
}

/** The organisations that the user is in. */
export function useOrganisations() {
  return useQuery({
    queryKey: [...TEAM_KEY, 'own'],
    queryFn: ({ signal }) => call(userOrganisations, { signal }),
  });
}

/** Invitations that are still valid; admins may see them. */
export function useInvitations() {
  return useQuery({
    queryKey: [...TEAM_KEY, 'invitations'],
    queryFn: ({ signal }) => call(listInvitations, { signal }),
  });
}

/** Reads the team again, and the user, whose role may have changed with it. */
export function useReloadTeam(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: TEAM_KEY }),
      client.invalidateQueries({ queryKey: QUERY_KEYS.user }),
    ]);
  };
}
