import { currentUser } from '@inkreel/contract/api/accounts.ts';
import { pointConfig } from '@inkreel/contract/api/billing.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { currentPoints } from '@inkreel/contract/api/organisations.ts';
import { organisationProjects, type Project, userProjects } from '@inkreel/contract/api/projects.ts';
import { siteFacts } from '@inkreel/contract/api/sign-in.ts';
import { shownProjectName } from '@inkreel/contract/first-project.ts';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { useLanguage } from './messages.tsx';
import { useSignedIn } from './session.ts';

/** Keys of the shared queries; a feature's own keys start with its name. */
export const QUERY_KEYS = {
  user: ['user'],
  points: ['points'],
  pointConfig: ['point-config'],
  projects: ['projects'],
  siteFacts: ['site-facts'],
} as const;

export type User = OutputOf<typeof currentUser>;

/** A cache for server data. Only errors that the server calls retryable are retried, twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && mayRetry(error),
      },
    },
  });
}

function mayRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return ['network_error', 'timeout', 'server_busy', 'images_busy', 'storage_unavailable'].includes(
    error.code,
  );
}

/** The query of the signed-in user; idle for guests. */
export function useUserQuery() {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: QUERY_KEYS.user,
    queryFn: ({ signal }) => call(currentUser, { signal }),
    enabled: signedIn,
  });
}

/** The signed-in user; undefined for guests and until it is loaded. */
export function useUser(): User | undefined {
  const { data } = useUserQuery();
  return useSignedIn() ? data : undefined;
}

/** Points of the current organisation; undefined for guests and until they are loaded. */
export function usePoints(): OutputOf<typeof currentPoints> | undefined {
  const signedIn = useSignedIn();
  const { data } = useQuery({
    queryKey: QUERY_KEYS.points,
    queryFn: ({ signal }) => call(currentPoints, { signal }),
    enabled: signedIn,
  });
  return signedIn ? data : undefined;
}

/** Points that are missing for a price; 0 while the balance is not known. */
export function useMissingPoints(price: number): number {
  const balance = usePoints()?.total;
  return balance === undefined ? 0 : Math.max(0, price - balance);
}

/** Points of one run by tool path, as the operator set them; undefined until loaded: show the catalogue's price. */
export function usePointConfig(): OutputOf<typeof pointConfig> | undefined {
  const { data } = useQuery({
    queryKey: QUERY_KEYS.pointConfig,
    queryFn: ({ signal }) => call(pointConfig, { signal }),
    staleTime: 10 * 60_000,
  });
  return data;
}

/** True for founder and admins (specification, section 6). */
export function isOrgAdmin(user: Pick<User, 'org_user'> | undefined): boolean {
  return user !== undefined && user.org_user.user_type !== 'member';
}

/** The key of the open projects that a user sees. */
export const projectsKey = (user: Pick<User, 'org_user'> | undefined) =>
  [...QUERY_KEYS.projects, user?.org_user] as const;

/**
 * Projects of the current organisation that a user sees, open or archived: all for admins, else those that the user
 * made or was added to.
 */
export function useProjectList(user: Pick<User, 'org_user'> | undefined, archived: boolean) {
  const endpoint = isOrgAdmin(user) ? organisationProjects : userProjects;
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...projectsKey(user), ...(archived ? ['archived'] : [])],
    enabled: user !== undefined,
    queryFn: ({ signal }) => call(endpoint, { query: archived ? { archived: 'true' } : {}, signal }),
    select: (list) => ({
      ...list,
      items: list.items.map((each) => ({ ...each, name: shownProjectName(each.name, language) })),
    }),
  });
}

/** Open projects of the current organisation that the user may see. */
export function useProjects(): readonly Project[] | undefined {
  const user = useUser();
  const { data } = useProjectList(user, false);
  return user === undefined ? undefined : data?.items;
}

/** The name of the engine with this id, as people know it; the id of one that is no longer connected. */
export function useEngineName(engine: string | null): string | null {
  const { language } = useLanguage();
  const names = useSiteFacts()?.engines ?? {};
  return engine === null ? null : (names[engine]?.[language] ?? engine);
}

/** The query of what this installation offers. */
export function useSiteFactsQuery() {
  return useQuery({
    queryKey: QUERY_KEYS.siteFacts,
    queryFn: ({ signal }) => call(siteFacts, { signal }),
    staleTime: 10 * 60_000,
  });
}

/** What this installation offers; undefined until it is known. */
export function useSiteFacts(): OutputOf<typeof siteFacts> | undefined {
  return useSiteFactsQuery().data;
}
