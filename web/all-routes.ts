/** Every page of a site, for the build and for tests: in the browser a tool's page is found by its path alone. */
import { type Site } from '@inkreel/contract/site.ts';
import { localRouteName } from '@inkreel/contract/tools/route-names.ts';
import { CATALOGUE } from './catalogue.static.ts';
import { PAGES, type PageRoute, toolRoutes } from './routes.tsx';

/** Every page of a site, once. */
export function routesOf(site: Site): PageRoute[] {
  const tools = CATALOGUE.filter((tool) => tool.sites.includes(site.id));
  return [
    ...PAGES,
    ...tools.flatMap(({ id, kind, landing: path }) => {
      const { landing, editor } = toolRoutes(kind, id);
      return path === null ? [editor] : [landing, editor];
    }),
  ];
}

/** Every page at each of its addresses: without a language prefix, and with each one (specification, section 2). */
export function addressedRoutes(site: Site): PageRoute[] {
  const routes = routesOf(site);
  return [
    ...routes,
    ...site.languages.flatMap((language) =>
      routes.map((route) => ({
        ...route,
        name: localRouteName(route.name, language),
        path: `/${language}${route.path === '/' ? '' : route.path}`,
      })),
    ),
  ];
}
