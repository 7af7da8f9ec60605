/**
 * Section 2 of the specification in a browser: pages of every language exist and report their route's name.
 * `ROUNDS=all` opens every editor and every landing page.
 */
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differing, takesAll } from '../server/testing/rounds.ts';
import { NO_PAGES, ROUTES } from '../specification/routes.ts';
import { type Visitor, visit } from './support/browser.ts';
import { isDocument, openRoute, readDocument } from './support/open-route.ts';
import { startWorld } from './support/world.ts';

const world = startWorld(() => ({ SITE: 'intl', CONTACT_URL: 'mailto:help@example.com' }));
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await visit(world.browser, world.product.url, { language: 'en' });
  ({ page } = visitor);
});
afterAll(() => visitor.context.close());

const localAddress = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path);

const served = ROUTES.filter(({ awaits }) => awaits === undefined);
const awaited = ROUTES.filter(({ awaits }) => awaits !== undefined);

/**
 * Editors differ in their tool alone: the opened ones together have every kind of field. `web/routes.test.ts` compares
 * the names of all routes.
 */
const EDITORS = served.filter(({ name }) => name.endsWith('-editor'));
const opened = differing(EDITORS, ({ name }) => {
  const tool = TOOLS.find(({ id }) => `${id}-editor` === name);
  return tool ? [...tool.fields.map(({ kind }) => kind), `${tool.kind} ${tool.editor} ${tool.runs}`] : [name];
});
const isOpened = (row: (typeof served)[number]) => !EDITORS.includes(row) || opened.includes(row);
/**
 * Landing pages hydrate by the same scripts: those of the opened editors' tools are opened in the browser, of the
 * others only the document is read.
 */
const AWAKE = opened.map(({ name }) => name.replace(/-editor$/, ''));
const wakes = ({ name, path }: (typeof served)[number]) =>
  !isDocument(path) || takesAll || AWAKE.includes(name);
/**
 * Pages rendered in the browser are opened without a prefix; the router handles prefixes alike, so each language takes
 * every fourth of those pages. Documents are read in each language.
 */
const DRAWN = served.filter((row) => isOpened(row) && !isDocument(row.path));
const opensUnder = (turn: number) => (row: (typeof served)[number]) =>
  isOpened(row) && (isDocument(row.path) || takesAll || DRAWN.indexOf(row) % 4 === turn);

test.each([
  ['', '', served.filter(isOpened)],
  ['/en', '-en', served.filter(opensUnder(0))],
  ['/zh', '-zh', served.filter(opensUnder(1))],
] as const)('every page exists under "%s", with its route’s name', async (prefix, suffix, rows) => {
  const found: unknown[] = [];
  for (const row of rows) {
    const { path } = row;
    const address = localAddress(prefix, path);
    // Its scripts are those of the page without a prefix, so one test in the browser is enough.
    if (!wakes(row) || (prefix !== '' && isDocument(path))) {
      const { status, route } = await readDocument(world.product.url, address, 'en');
      found.push({ status, route });
    } else found.push(await openRoute(page, address));
  }
  expect(found).toEqual(rows.map(({ name }) => ({ status: 200, route: `${name}${suffix}` })));
  expect(visitor.problems).toEqual([]);
});

test('pages that the product does not have answer with the not-found page', async () => {
  for (const path of [...awaited.map((row) => row.path), ...NO_PAGES])
    expect({ path, ...(await openRoute(page, path)) }).toEqual({ path, status: 404, route: 'not-found' });
});

test('the contact button opens the operator’s URL, and only one editor has it', async () => {
  const button = page.getByRole('link', { name: 'Contact us' });
  await page.goto('/');
  // A prerendered page hydrates on its visitor's first input.
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await button.waitFor();
  expect(await button.getAttribute('href')).toBe('mailto:help@example.com');
  await page.goto('/img-tools/ai-image-editor/editor');
  await button.waitFor();
  await page.goto('/img-tools/hair/editor');
  await page.locator('.run-bar').waitFor();
  expect(await button.count()).toBe(0);
});

test('built files lie under the asset version', async () => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/account');
  await page.locator('h1').waitFor();
  expect(scripts.filter((each) => !each.startsWith('/assets/1.7.5/'))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
});
