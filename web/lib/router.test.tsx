import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageLink } from './page-link.tsx';
import { pageAt, StaticRouter, useLocation } from './router.tsx';

const PAGES = ['/', '/credits', '/credits/invoice/:id', '/zh', '/zh/credits'].map((path) => ({ path }));

test.each([
  ['/', '/', {}],
  ['/zh/', '/zh', {}],
  ['/Credits/', '/credits', {}],
  ['/credits/invoice/7', '/credits/invoice/:id', { id: '7' }],
  ['/credits/invoice/a%20b', '/credits/invoice/:id', { id: 'a b' }],
  // A percent sign that begins no character stays as it is.
  ['/credits/invoice/100%', '/credits/invoice/:id', { id: '100%' }],
])('%s is the page %s', (pathname, path, params) => {
  expect(pageAt(PAGES, pathname)).toEqual({ page: { path }, params });
});

test.each(['/credit', '/credits/invoice', '/credits/invoice/', '/credits/invoice/7/8', '//credits', '/zh/x'])(
  '%s is not a page',
  (pathname) => {
    expect(pageAt(PAGES, pathname)).toBeUndefined();
  },
);

const drawn = (to: string) =>
  renderToStaticMarkup(
    <StaticRouter pathname="/create">
      <PageLink to={to}>Next</PageLink>
    </StaticRouter>,
  );

test.each(['//evil.example/x', '/\\evil.example/x', '///evil.example/x'])(
  'a link to %s stays on this host',
  (to) => {
    expect(drawn(to)).toBe('<a href="/evil.example/x">Next</a>');
  },
);

test('a page that is rendered at build time knows its address', () => {
  const Here = () => useLocation().pathname;
  expect(
    renderToStaticMarkup(
      <StaticRouter pathname="/zh/create">
        <Here />
      </StaticRouter>,
    ),
  ).toBe('/zh/create');
});
