import { SITES } from '@inkreel/contract/site.ts';
import { describe, expect, it } from 'vitest';
import { listRoutes, renderPage } from './entry-server.tsx';

describe.each(['intl', 'cn'] as const)('pages of %s', (siteId) => {
  const routes = listRoutes(siteId);
  const { languages } = SITES[siteId];
  const addresses = routes
    .filter(({ kind }) => kind === 'public')
    .flatMap(({ path }) =>
      languages.map((language) => ({ language, path, pathname: `/${language}${path}` })),
    );

  it('lists no path twice', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(addresses)('renders $pathname readable without scripts', async ({ language, path, pathname }) => {
    const page = await renderPage(siteId, pathname === `/${language}/` ? `/${language}` : pathname);
    expect(page).toMatchObject({ language, path });
    expect(page.html).toMatch(/<h1[\s>]/);
    expect(page.html).not.toMatch(/<script(?![^>]*application\/ld\+json)/);
    expect(page.title).toContain('Inkreel');
    expect(page.description?.length).toBeLessThanOrEqual(180);
  });
});
