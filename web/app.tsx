import type { Site } from '@inkreel/contract/site.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { localRouteName } from '@inkreel/contract/tools/route-names.ts';
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { Fragment, Suspense, useEffect } from 'react';
import { NotFoundPage } from './features/pages/not-found.ts';
import { finishSignIn } from './lib/dialogs.ts';
import { findTool } from './lib/load-tool.ts';
import { MessagesProvider, useLanguage, useMessages } from './lib/messages.tsx';
import { useFollowOrganisation, useOrganisationChanges } from './lib/organisation-change.ts';
import { splitPath } from './lib/paths.ts';
import { QUERY_KEYS, useUser } from './lib/query.ts';
import { ParamsContext, useLocation } from './lib/router.tsx';
import {
  followSession,
  hasSealKey,
  hasSeals,
  loadForNext,
  type SessionChange,
  useSignedIn,
} from './lib/session.ts';
import { SiteContext } from './lib/site.ts';
import { followTheme } from './lib/theme.ts';
import { Toaster } from './lib/toaster.tsx';
import { pageAtPath } from './routes.tsx';
import { PageBoundary } from './shell/broken-page.tsx';
import { BareFrame, SiteFrame, WorkspaceFrame } from './shell/frames.tsx';
import { GlobalDialogs } from './shell/global-dialogs.tsx';

/** The whole web application below a router: the same tree in the browser and while prerendering. */
export function App({ site, client }: { site: Site; client: QueryClient }) {
  const { pathname } = useLocation();
  const { language, path } = splitPath(pathname, site);
  const organisation = useOrganisationChanges();
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={client}>
        <Suspense>
          <MessagesProvider language={language}>
            <Fragment key={organisation}>
              <PageBoundary resetOn={pathname}>
                <Pages site={site} />
              </PageBoundary>
              <GlobalDialogs />
            </Fragment>
            <DocumentState path={path} />
            <Toaster />
          </MessagesProvider>
        </Suspense>
      </QueryClientProvider>
    </SiteContext>
  );
}

const NO_PARAMS = {};
const FRAMES = { site: SiteFrame, workspace: WorkspaceFrame, bare: BareFrame };

/** An address that the server knows to lead nowhere: its page need not be looked for. */
const MISSING =
  typeof document !== 'undefined' && document.documentElement.dataset['route'] === 'not-found'
    ? location.pathname
    : undefined;

function Pages({ site }: { site: Site }) {
  const { pathname } = useLocation();
  const found = MISSING === pathname ? undefined : pageAtPath(splitPath(pathname, site).path);
  const Frame = FRAMES[found?.page.frame ?? 'site'];
  const Page = found?.page.Page ?? NotFoundPage;
  return (
    <ParamsContext value={found?.params ?? NO_PARAMS}>
      <Frame>
        <Page />
      </Frame>
    </ParamsContext>
  );
}

/** Public data is kept at sign-out. */
const PUBLIC_KEYS: unknown[] = [QUERY_KEYS.pointConfig[0], QUERY_KEYS.siteFacts[0]];

/**
 * Keeps state outside React's tree in sync: title, language, scroll, theme, and the cache of who is signed
 * in.
 */
function DocumentState({ path }: { path: string }) {
  const messages = useMessages();
  const { language } = useLanguage();
  const { pathname, hash } = useLocation();
  const signedIn = useSignedIn();
  const isOperator = useUser()?.is_operator === true;
  const client = useQueryClient();
  useFollowOrganisation();
  useEffect(followTheme, []);
  useEffect(() => followSession(onOtherTab), []);
  useEffect(() => {
    const found = MISSING === pathname ? undefined : pageAtPath(path)?.page;
    const route = found?.onlyFor === 'operators' && !isOperator ? undefined : found;
    let isShown = true;
    const show = (tool?: Tool) => {
      if (!isShown) return;
      const name = route?.tool !== undefined && !tool ? undefined : route?.name;
      const localName = name === undefined || path === pathname ? name : localRouteName(name, language);
      document.documentElement.dataset['route'] = localName ?? 'not-found';
      document.title = pageTitle(route?.title(messages, language, tool) ?? messages.pages.notFound.title);
    };
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
    if (route?.tool === undefined) show();
    // If the tool cannot be loaded, its page says so.
    else void findTool(route.tool, language).then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, [pathname, path, messages, language, isOperator]);
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    // Scrolls only on a page change, which `path` decides, not the language.
  }, [path, hash]);
  useEffect(() => {
    if (signedIn) return;
    document.documentElement.removeAttribute('data-member');
    client.removeQueries({ predicate: ({ queryKey }) => !PUBLIC_KEYS.includes(queryKey[0]) });
  }, [signedIn, client, pathname]);
  return null;
}

/**
 * Follows a change of session in another tab. After a change of account the page is reloaded, since it shows
 * the other account's data.
 */
function onOtherTab(change: Exclude<SessionChange, 'none'>): void {
  if (change === 'other_account') loadForNext();
  else if (change === 'signed_in') finishSignIn(true);
  else if (hasSealKey() || hasSeals())
    void import('./lib/lose-session.ts').then(({ followLoss }) => followLoss());
  else loadForNext();
}

/** A page's title with the product's name, unless it contains the name already. */
export function pageTitle(title: string): string {
  return title.includes('Inkreel') ? title : `${title} - Inkreel`;
}
