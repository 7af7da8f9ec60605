import { SITES, type SiteId } from '@inkreel/contract/site.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { prerender } from 'react-dom/static';
import { addressedRoutes, routesOf } from './all-routes.ts';
import { App, pageTitle } from './app.tsx';
import { LANDING_DESCRIPTIONS } from './catalogue-texts.static.ts';
import { loadMessages } from './lib/messages.tsx';
import { splitPath } from './lib/paths.ts';
import { createQueryClient } from './lib/query.ts';
import { StaticRouter } from './lib/router.tsx';
import type { PageRoute } from './routes.tsx';

/** The routes of a site, for the build. */
export function listRoutes(siteId: SiteId): PageRoute[] {
  return routesOf(SITES[siteId]);
}

/** One page as HTML, with what its head needs. `pathname` carries the language prefix. */
export async function renderPage(siteId: SiteId, pathname: string) {
  const site = SITES[siteId];
  const { language, path } = splitPath(pathname, site);
  const messages = await loadMessages(language);
  const route = addressedRoutes(site).find((each) => each.path === pathname);
  const tool = TOOLS.find(({ id }) => id === route?.tool);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter pathname={pathname}>
      <App site={site} client={createQueryClient()} />
    </StaticRouter>,
    {
      onError: (error) => void failures.push(error),
      // A page in pieces would need inline scripts to put them together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${siteId} ${pathname} does not render`, { cause: failures[0] });
  return {
    html,
    language,
    path,
    title: pageTitle(route?.title(messages, language, tool) ?? messages.pages.notFound.title),
    // Browsers do not need a tool's description.
    description: route?.description?.(messages, language) ?? LANDING_DESCRIPTIONS[path]?.[language],
    source: route?.source,
    route: route?.name ?? 'not-found',
  };
}
