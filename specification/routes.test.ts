import { SITES } from '@inkreel/contract/site.ts';
import { describe, expect, test } from 'vitest';
import { addressedRoutes, routesOf } from '../web/all-routes.ts';
import { pageAt } from '../web/lib/router.tsx';
import { isServed, printCounts } from './is-served.ts';
import { NO_PAGES, ROUTES } from './routes.ts';

printCounts(2, ROUTES);

/** Ours: pages that the specification does not list, and the small window of the test wallet. */
const BEYOND = /^(admin-.*|account|team|api-keys|projects|join|invoice|sandbox-payment|story-share)$/;

describe.each(Object.values(SITES))('section 2 on the site $id', (site) => {
  const pages = addressedRoutes(site);
  const nameAt = (path: string) => pageAt(pages, path)?.page.name;
  const served = ROUTES.filter(({ awaits }) => awaits === undefined);

  test.each(served.map(({ path, name }) => [path, name] as const))(
    '%s is %s in every language',
    (path, name) => {
      expect(nameAt(path)).toBe(name);
      for (const language of ['en', 'zh'])
        expect(nameAt(path === '/' ? `/${language}` : `/${language}${path}`)).toBe(`${name}-${language}`);
    },
  );

  test('there is no page for what has an editor only', () => {
    expect(NO_PAGES.map(nameAt)).toEqual([undefined]);
  });

  test('every page is in the specification, or ours', () => {
    const names = new Set(ROUTES.map(({ name }) => name));
    const extra = routesOf(site).filter(({ name }) => !names.has(name) && !BEYOND.test(name));
    expect(extra.map(({ path }) => path)).toEqual([]);
  });
});

test.each(ROUTES.filter(({ awaits }) => awaits).map((row) => [row.path, row] as const))(
  '%s is not served yet: when it is, its row loses `awaits`',
  (_path, { awaits }) => {
    expect(awaits && isServed(awaits)).toBe(false);
  },
);
