/**
 * Every page and editor state at every width: nothing scrolls sideways, no control is cut off, the canvas keeps its
 * half, and a page looks the same by its address as after a click. By default a sample of them, and fewer in Chinese;
 * `ROUNDS=all` takes every state at nine widths, `SHOTS=<folder>` saves a screenshot of each, in light and dark, for
 * `scripts/contact-sheets.ts`.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@inkreel/contract/site.ts';
import { removeBg } from '@inkreel/contract/tools/remove-bg.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { differing, takesAll } from '../server/testing/rounds.ts';
import { callApi } from './support/api.ts';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { RUN_PATH, SMALL_RUN, untilEnded } from './support/runs.ts';
import {
  findLayoutFaults,
  findStyleDependencies,
  heightOf,
  widthsFor,
} from './support/screens/layout-checks.ts';
import { prefixOf, type Screen, screensOf } from './support/screens/screen-list.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { enterSite } from './support/world.ts';

const SITE = 'intl';
const SEEN = { timeout: 60_000 };
const shots = process.env['SHOTS'];
const SCREENS = screensOf(SITE, ['ai-image-generator', removeBg.id]);
/** One of each kind, including those that have broken before; `ROUNDS=all` takes the rest. */
const SAMPLE = [
  'home',
  'create',
  'pricing',
  'sign-in',
  'my-creation',
  'credits',
  'team',
  'account',
  'admin-users',
].concat(
  ['ai-image-generator-guest', 'ai-image-generator-result', 'remove-bg-result', 'ai-object-remover-sample'],
  ['ai-object-replacer-sample'],
  ['ai-image-extender-landing', 'puzzle-guest', 'stroke-guest'],
);
const world = enterSite(SITE);
let token: string;

beforeAll(async () => {
  const { url } = world.product;
  token = await registerByIdentity(url, studioOf(SITE, 'en', 3), SITE);
  const { data } = await callApi<{ output: { task_id: string } }>(url, 'POST', RUN_PATH, {
    token,
    body: { ...SMALL_RUN, count: 4 },
  });
  await untilEnded(url, token, data.output.task_id);
  // An edit of a sample, by its own form: the result of an edit is shown in comparison.
  const { page, context } = await visit(world.browser, url, { language: 'en' });
  await keepSession({ page, context, problems: [] }, url, token);
  await page.goto(`/img-tools/${removeBg.id}/editor`);
  await page.locator('.stage-empty li button').first().click();
  const button = page.locator('.run-bar .run-button');
  await vi.waitUntil(async () => (await button.getAttribute('aria-disabled')) === 'false', SEEN);
  await button.click();
  await page.locator('.stage-one').locator('img').first().waitFor(SEEN);
  await context.close();
});

const SHEETS = fs
  .readdirSync(path.join(import.meta.dirname, '..', 'web', 'dist', 'assets'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => `/assets/${name}`);

/** Opens a screen by its URL, in its state. */
async function openScreen(page: Page, screen: Screen, language: Language): Promise<void> {
  await page.goto((prefixOf(SITE, language) + screen.path).replace(/(.)\/$/, '$1'));
  await page.locator('main h1, main h2, .workspace').first().waitFor(SEEN);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  await screen.prepare?.(page);
}

/** Screens of the sample that are checked in Chinese too: the rest share their layout with one of them. */
const SAMPLE_ZH = ['home', 'pricing', 'ai-image-generator-result'];

test.each(
  SCREENS.filter(({ name }) => takesAll || SAMPLE.includes(name)).map(
    (screen) => [screen.name, screen] as const,
  ),
)('%s fits at every width, and needs no style sheet of another page', async (_name, screen) => {
  await withScreen(screen, 'en', async (page) => {
    expect(await faultsAtEveryWidth(page, screen, 'en')).toEqual([]);
    if (screen.kind !== 'dialog') expect(await findStyleDependencies(page, SHEETS)).toEqual([]);
  });
});

test.each(
  SCREENS.filter(({ name }) => takesAll || SAMPLE_ZH.includes(name)).map(
    (screen) => [screen.name, screen] as const,
  ),
)('%s fits at every width in Chinese', async (_name, screen) => {
  await withScreen(screen, 'zh', async (page) => {
    expect(await faultsAtEveryWidth(page, screen, 'zh')).toEqual([]);
  });
});

/**
 * Other pages, one of each section of the product; editors and landing pages share their modules with those of the
 * sample, all of which `ROUNDS=all` takes above.
 */
const PAGES = differing(
  SCREENS.filter(
    ({ kind, name }) => !takesAll && !SAMPLE.includes(name) && kind === 'page' && !name.endsWith('-landing'),
  ),
  ({ path: at, who, prepare }) => [`${who} ${at.split('/')[1]} ${prepare !== undefined}`],
);
test.each(PAGES.map((screen) => [screen.name, screen] as const))(
  '%s needs no style sheet of another page',
  async (_name, screen) => {
    await withScreen(screen, 'en', async (page) => {
      expect(await findStyleDependencies(page, SHEETS)).toEqual([]);
    });
  },
);

/** Profiles for pages that keep no state, so that scripts are fetched only once. */
const profiles = new Map<string, Promise<Visitor>>();

async function openProfile(who: Screen['who'], language: Language): Promise<Visitor> {
  const { url } = world.product;
  const visitor = await visit(world.browser, url, { language });
  if (who === 'operator') await keepSession(visitor, url, token);
  return visitor;
}

async function withScreen(
  screen: Screen,
  language: Language,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { who, kind } = screen;
  const name = `${who} ${language}`;
  // An editor keeps its form and pictures in the profile, a dialog its choices.
  const isShared = kind === 'page';
  const opened = isShared ? (profiles.get(name) ?? openProfile(who, language)) : openProfile(who, language);
  if (isShared) profiles.set(name, opened);
  const { context } = await opened;
  const page = await context.newPage();
  try {
    await openScreen(page, screen, language);
    await look(page);
  } finally {
    await (isShared ? page : context).close();
  }
}

async function faultsAtEveryWidth(page: Page, { name }: Screen, language: Language): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widthsFor({ pictures: shots !== undefined })) {
    await page.setViewportSize({ width, height: heightOf(width) });
    // Two frames: the second shows the changes of a resize observer in the first.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    faults.push(...(await findLayoutFaults(page)).map((fault) => `${width}: ${fault}`));
    if (!shots) continue;
    for (const theme of ['light', 'dark']) {
      await page.evaluate((to) => (document.documentElement.dataset['theme'] = to), theme);
      const file = path.join(shots, `${name}~${language}~${theme}~${width}.jpg`);
      await page.screenshot({ path: file, type: 'jpeg', quality: 70 });
    }
  }
  return faults;
}
