/** Section 2 of the specification in the China variant: pages without a prefix are Chinese and keep their routes' names. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '../specification/routes.ts';
import { type Visitor, visit } from './support/browser.ts';
import { isDocument, openRoute, readDocument } from './support/open-route.ts';
import { enterSite } from './support/world.ts';

const world = enterSite('cn');
const served = ROUTES.filter(({ awaits }) => awaits === undefined);
/** The editors that are opened here; the others differ only in their tool, see the test of the other variant. */
const EDITORS = ['ai-image-generator-editor', 'puzzle-editor', 'remove-bg-editor'];
const opened = served.filter(({ name }) => !name.endsWith('-editor') || EDITORS.includes(name));
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await visit(world.browser, world.product.url, { language: 'zh' });
  ({ page } = visitor);
});
afterAll(() => visitor.context.close());

test('every page exists in Chinese, with its route’s name', async () => {
  const found: unknown[] = [];
  for (const row of opened) {
    if (isDocument(row.path)) {
      found.push(await readDocument(world.product.url, row.path, 'zh'));
      continue;
    }
    const { status, route } = await openRoute(page, row.path);
    found.push({ status, route, language: await page.locator('html').getAttribute('lang') });
  }
  expect(found).toEqual(opened.map(({ name }) => ({ status: 200, route: name, language: 'zh-CN' })));
  expect(visitor.problems).toEqual([]);
});

test.each(['en', 'zh'])('pages under /%s have its suffix in their names', async (prefix) => {
  for (const path of ['/pricing', '/img-tools/puzzle', '/img-tools/puzzle/editor']) {
    const { name } = served.find((row) => row.path === path) ?? { name: '' };
    expect(await openRoute(page, `/${prefix}${path}`)).toEqual({ status: 200, route: `${name}-${prefix}` });
  }
});
