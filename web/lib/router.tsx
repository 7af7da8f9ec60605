/**
 * Addresses of pages: the current address, navigation, and the page for an address. Paths are whole
 * (`/zh/create`), segments that begin with a colon are parameters. Pages change as a transition, so that the
 * old one stays until the new one has loaded.
 */
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

export interface PageLocation {
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
  /** With its number sign. */
  hash: string;
  /** State from the previous page; null for none. It stays with the history entry. */
  state: unknown;
  /** Differs between two visits of the same address. */
  key: string;
}

interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  state?: unknown;
}

/** Goes to an address of the product: `/credits?line=2`, or `?line=2` on this page. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** What is kept in an entry of the browser's history. */
interface HistoryEntry {
  usr?: unknown;
  key?: string;
}

const RouterContext = createContext<{ location: PageLocation; navigate: Navigate } | undefined>(undefined);
/** The parameters of the page that is shown. */
export const ParamsContext = createContext<Readonly<Record<string, string>>>({});

function currentLocation(): PageLocation {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (window.history.state as HistoryEntry | null) ?? {};
  return { pathname, search, hash, state: usr, key };
}

/** Follows the address of the window. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(currentLocation);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setLocation(currentLocation()));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    const entry: HistoryEntry = { usr: state, key: Math.random().toString(36).slice(2, 10) };
    window.history[replace ? 'replaceState' : 'pushState'](entry, '', localAddress(to));
    startTransition(() => setLocation(currentLocation()));
  }, []);
  const value = useMemo(() => ({ location, navigate }), [location, navigate]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

/** The router of a page that is rendered at build time: its address does not change. */
export function StaticRouter({ pathname, children }: { pathname: string; children: ReactNode }) {
  const location = { pathname, search: '', hash: '', state: null, key: 'default' };
  return <RouterContext value={{ location, navigate: stay }}>{children}</RouterContext>;
}
const stay: Navigate = (to) => {
  throw new Error(`Nothing leads to ${to} while a page is built`);
};

/** An address of this host: two slashes at the beginning would name another one. */
export function localAddress(to: string): string {
  return to.replace(/^[/\\]{2,}/, '/');
}

function useRouter() {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router above this component');
  return router;
}

export function useLocation(): PageLocation {
  return useRouter().location;
}

export function useNavigate(): Navigate {
  return useRouter().navigate;
}

/** The parameters of the page's path, decoded. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  return use(ParamsContext);
}

type Query = URLSearchParams;
type SetQuery = (next: Query | ((before: Query) => Query), options?: NavigateOptions) => void;

/** The query of the address, and how to change it. */
export function useSearchParams(): [Query, SetQuery] {
  const { location, navigate } = useRouter();
  const query = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const setQuery = useCallback<SetQuery>(
    (next, options) => {
      const changed = String(typeof next === 'function' ? next(new URLSearchParams(query)) : next);
      navigate(changed === '' ? location.pathname : `?${changed}`, options);
    },
    [navigate, query, location.pathname],
  );
  return [query, setQuery];
}

/**
 * The parameters of a pathname that a path describes, undefined if it does not. Case and a slash at the end do not
 * count.
 */
function matchPath(path: string, pathname: string): Record<string, string> | undefined {
  const [wanted, given] = [path, pathname].map((each) => each.replace(/\/+$/, '').split('/'));
  if (!wanted || !given || wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const value = decoded(given[at] ?? '');
    if (segment.startsWith(':') && value !== '') params[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

interface Addressed {
  path: string;
}

/** The first of these pages whose path describes the pathname, with its parameters. */
export function pageAt<Page extends Addressed>(pages: readonly Page[], pathname: string) {
  for (const page of pages) {
    const params = matchPath(page.path, pathname);
    if (params) return { page, params };
  }
  return undefined;
}
