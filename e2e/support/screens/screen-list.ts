import { SITES, type SiteId } from '@inkreel/contract/site.ts';
import { toolPaths } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import type { Page } from 'playwright-core';

const SEEN = { timeout: 30_000 };

/** A page in one of its states, for one kind of visitor. */
export interface Screen {
  name: string;
  /** Below the language prefix. */
  path: string;
  /** An operator is a member of their organisation as well. */
  who: 'guest' | 'operator';
  kind: 'page' | 'editor' | 'dialog';
  /** Brings the loaded page into the state. */
  prepare?: (page: Page) => Promise<void>;
}

const guest = (name: string, path: string): Screen => ({ name, path, who: 'guest', kind: 'page' });
const operator = (name: string, path: string): Screen => ({ name, path, who: 'operator', kind: 'page' });

const PAGES: readonly Screen[] = [
  guest('home', '/'),
  guest('create', '/create'),
  guest('pricing', '/pricing'),
  guest('terms', '/about/terms-of-service'),
  guest('privacy', '/about/privacy-policy'),
  guest('agreement', '/about/user-agreement'),
  guest('about', '/about/about-us'),
  guest('not-found', '/no-such-page'),
  guest('my-creation-guest', '/my-creation'),
  operator('my-creation', '/my-creation'),
  operator('credits', '/credits'),
  operator('team', '/team'),
  operator('api-keys', '/api-keys'),
  operator('projects', '/projects'),
  operator('account', '/account'),
  ...[
    '',
    '/users',
    '/organisations',
    '/orders',
    '/products',
    '/prices',
    '/costs',
    '/tasks',
    '/engines',
    '/audit',
  ].map((rest) => operator(`admin${rest.replace('/', '-')}`, `/admin${rest}`)),
  operator('admin-costs-models', '/admin/costs?by=model'),
  {
    ...operator('admin-engines-open', '/admin/engines'),
    prepare: async (page) => {
      await page.locator('.engines-tool').first().click();
      await page.locator('.engines-price').first().waitFor(SEEN);
    },
  },
  {
    ...guest('sign-in', '/pricing'),
    kind: 'dialog',
    prepare: async (page) => {
      await page.locator('.plan-card button, .plan button').first().click();
      await page.getByRole('dialog').waitFor(SEEN);
    },
  },
];

/** Every page and editor state of a site. @param resultOf tools whose editor is shown with a result as well */
export function screensOf(site: SiteId, resultOf: readonly string[]): Screen[] {
  const tools = TOOLS.filter((tool) => tool.sites.includes(site));
  return [
    ...PAGES,
    ...tools.flatMap((tool): Screen[] => {
      const { landing, editor } = toolPaths(tool);
      // If a picture is optional, the samples are prompts.
      const takesImage = tool.fields.some(
        (field) => (field.kind === 'image' || field.kind === 'images') && field.required !== false,
      );
      const on = (state: string, prepare?: Screen['prepare']): Screen => ({
        name: `${tool.id}-${state}`,
        path: editor,
        who: 'operator',
        kind: 'editor',
        ...(prepare && { prepare }),
      });
      return [
        ...(tool.landing ? [guest(`${tool.id}-landing`, landing)] : []),
        { ...on('empty'), name: `${tool.id}-guest`, who: 'guest' },
        ...(takesImage ? [on('sample', showSample)] : []),
        ...(resultOf.includes(tool.id) ? [on('result', showResult)] : []),
      ];
    }),
  ];
}

/** The prefix of a language's pages at a site. */
export const prefixOf = (site: SiteId, language: 'en' | 'zh'): string =>
  language === SITES[site].defaultLanguage ? '' : `/${language}`;

async function showSample(page: Page): Promise<void> {
  await page.locator('.stage-empty li button').first().click();
  // Uploaded, and on the canvas.
  await page.locator('.held-picture img, .picture-list img').first().waitFor(SEEN);
  await page.locator('.stage-work:not([hidden]), .stage-one').first().waitFor(SEEN);
}

async function showResult(page: Page): Promise<void> {
  await page.locator('.history-picture').first().click();
  await page.locator('.stage-one').locator('img, video').first().waitFor(SEEN);
}
